FROM node:22-bookworm-slim
# Compiler for the database driver, used only where no ready binary fits.
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
WORKDIR /portal
COPY . .
RUN npm run build && mkdir /dados && chown node:node /dados
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=1337 PORTAL_DATA=/dados
EXPOSE 1337
CMD ["node", "cms/dist/src/runtime/cli.js"]
