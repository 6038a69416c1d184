# docs/operations.md, « In a container », says how to run it.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /facturier
ENV IBM_TELEMETRY_DISABLED=true
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --loglevel=error
COPY . .
RUN npm run build

FROM node:24.21.0-bookworm-slim
WORKDIR /facturier
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
RUN install --directory --mode=700 --owner=1000 --group=1000 /data
COPY --from=build /facturier ./
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "scripts/check-health.mjs"]
CMD ["node", "server/main.ts"]
