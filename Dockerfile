# The product in a container. Build: docker build -t birthday-bloom .
# Run: docker run -p 3000:3000 -v bloom:/data -e ORIGIN=https://cards.example birthday-bloom

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm install --no-save --ignore-scripts --include=dev --include=optional --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs \
  # The packages that stay are those that the built product and its commands load.
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2 NODE_OPTIONS=--max-semi-space-size=8
WORKDIR /app
# Owned by root, so the product cannot change its own program.
COPY --from=build /app /app
# PostgreSQL finds its libraries by links. The product makes them at its first start, but here it may not write.
RUN node -e "import('/app/src/server/db/built-in/binaries.ts').then(({ findBinaries }) => findBinaries())" \
  && mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT ?? 3000) + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The process itself and not npm, so that it receives the signal to stop.
CMD ["node", "build/server/index.js"]
