# Homeport in a container: the server, both applications, and its own Node and PostgreSQL from the packages.
# Debian, because those programs need glibc. Runs as an ordinary user; everything it writes is in /data.

FROM node:24-bookworm-slim AS build
# The Node that comes with the packages needs this library; the slim images leave it out.
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
WORKDIR /homeport
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/assignee/package.json apps/assignee/
COPY apps/workspace/package.json apps/workspace/
COPY packages/grammar/package.json packages/grammar/
COPY packages/model/package.json packages/model/
COPY packages/engine/package.json packages/engine/
COPY packages/client/package.json packages/client/
COPY packages/ui/package.json packages/ui/
COPY tools/link-node.mjs tools/
COPY tools/runtime tools/runtime
RUN npm ci --no-audit --no-fund --loglevel=error
COPY . .
RUN node_modules/.bin/node tools/build.mjs \
 && npm prune --omit=dev --no-audit --no-fund --loglevel=error \
 && node tools/link-node.mjs

FROM debian:bookworm-slim
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
RUN useradd --uid 10001 --no-create-home --home-dir /data homeport \
 && install --directory --owner=homeport --group=homeport /data
WORKDIR /homeport
COPY --from=build /homeport ./
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PLAIN_SOURCES=/data/plain MALLOC_ARENA_MAX=2
USER homeport
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node_modules/.bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "--disable-warning=ExperimentalWarning", "--import", "./tools/runtime/plain-sources.mjs", "apps/server/src/start.ts"]
