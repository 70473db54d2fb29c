import { createServer } from 'vite';
import config from '../vite.config.ts';

process.env.NODE_ENV ??= 'development';

// Beside the site's own port and always the same: after a restart of the server the open page finds it again.
const sitePort = Number(process.env.PORT ?? 3000);
const reloadPort = sitePort > 40_000 ? sitePort - 20_000 : sitePort + 20_000;

const vite = await createServer({
  ...config,
  configFile: false,
  server: { middlewareMode: true, ws: { port: reloadPort } },
});
const { start } = await import('#server/start.ts');
await start({ vite });
