"""The process and its machine: clock, log, terminal, memory and files."""
