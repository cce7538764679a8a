# Built in one stage; the other holds only what runs (scripts/lib/assemble.mjs), as a user who may write nothing but /dados.
FROM node:22-bookworm-slim AS obra
WORKDIR /obra
# The packages first: they are a layer that stays while only the code changes.
COPY package.json package-lock.json ./
COPY contracts/package.json contracts/
COPY cms-extensions/package.json cms-extensions/
COPY demonstracao/package.json demonstracao/
COPY cms/package.json cms/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY testing/package.json testing/
RUN npm ci --include=dev --ignore-scripts
COPY . .
RUN npm run build && node scripts/montar.mjs /portal

FROM node:22-bookworm-slim
COPY --from=obra /portal /portal
RUN mkdir /dados /copias && chown node:node /dados /copias
WORKDIR /portal
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=1337 PORTAL_DATA=/dados
EXPOSE 1337
HEALTHCHECK --interval=5s --timeout=5s --start-period=90s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/saude`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "cms/dist/src/runtime/cli.js"]
