# One container: the server with the built app. Data is in /data, which is the only place that is written to.

FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV CI=1
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile \
  && node scripts/build.ts \
  && npx --yes pnpm@12.21.0 install --frozen-lockfile --prod

FROM node:24-bookworm-slim
WORKDIR /app
# Fewer arenas of the C library: less memory that is kept free.
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 MALLOC_ARENA_MAX=2
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/packages ./packages
COPY --from=build /app/server ./server
COPY --from=build /app/web/dist ./web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://localhost:' + process.env.PORT + '/api/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Small rather than fast: 147 MB when idle instead of 227 (docs/operations.md).
CMD ["node", "--max-semi-space-size=2", "--optimize-for-size", "--max-lazy", "server/dist/main.js"]
