import { createServer } from 'vite';
import config from '#vite.config';

process.env.NODE_ENV ??= 'development';

// A fixed port, so that open pages reconnect after a restart of the server.
const sitePort = Number(process.env.PORT ?? 3000);
const reloadPort = sitePort > 40_000 ? sitePort - 20_000 : sitePort + 20_000;

const vite = await createServer({
  ...config,
  configFile: false,
  server: { middlewareMode: true, ws: { port: reloadPort } },
});
const { start } = await import('#server/start.ts');
await start({ vite });
