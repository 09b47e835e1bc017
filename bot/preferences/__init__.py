"""Settings of users and servers: frozen values, the protocol of their store, and a bounded cache."""
