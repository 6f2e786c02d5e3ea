# The image of one BFF process: the portal and the calls, or with BALCAO_JOBS=on the jobs. See docs/operations.md.
FROM node:20.20-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY bff/package.json bff/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

# what runs needs the BFF's packages alone: the portal is files, the contract is in the build
FROM node:20.20-bookworm-slim AS packages
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY bff/package.json bff/
RUN npm ci --omit=dev --workspace bff --no-audit --no-fund && rm -rf node_modules/@balcao

FROM node:20.20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 BALCAO_PORTAL=/balcao/dist/portal
WORKDIR /balcao
COPY --from=packages /build .
COPY --from=build /build/bff/dist bff/dist
COPY --from=build /build/dist/portal dist/portal
USER node
EXPOSE 4000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/bff/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "bff/dist/server.js"]
