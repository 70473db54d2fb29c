import type { FastifyInstance } from 'fastify';
import { filePaths } from '#contract/paths.ts';
import { createResponse, type CachedResponse } from '#server/cache/cached-response.ts';
import { createResponseCache } from '#server/cache/response-cache.ts';
import { sendResponse } from '#server/cache/send-response.ts';
import type { CurrentLeague } from '#server/league/current-league.ts';
import { toIco, type Icon } from '#server/pictures/draw-icon.ts';
import { lookOn, readOwnPicture } from '#server/pictures/league-look.ts';
import type { DrawingQueue } from '#server/workers/drawing-queue.ts';

export const ICONS: Record<string, Icon> = {
  [filePaths.icon(192)]: { size: 192, logo: 0.68, radius: 0.22 },
  [filePaths.icon(512)]: { size: 512, logo: 0.68, radius: 0.22 },
  [filePaths.maskableIcon]: { size: 512, logo: 0.54, radius: 0 },
  [filePaths.appleIcon]: { size: 180, logo: 0.62, radius: 0 },
  [filePaths.favicon]: { size: 48, logo: 0.8, radius: 0.2 },
};

const DRAWN_BYTES = 1024 * 1024;
/** The addresses that pages name have a version of the league's look in them. */
const HEADERS = { 'cache-control': 'public, max-age=3600', 'cross-origin-resource-policy': 'cross-origin' };

interface IconOptions {
  league: CurrentLeague;
  queue: DrawingQueue;
}

/** The league's icons for tabs and home screens, each drawn once for a look. */
export function iconRoutes(app: FastifyInstance, { league, queue }: IconOptions) {
  const drawn = createResponseCache({ maxBytes: DRAWN_BYTES });

  async function draw(path: string, icon: Icon): Promise<CachedResponse> {
    const look = lookOn('dark', league.settings.identity);
    const address = look.address && (await readOwnPicture(app, look.address));
    const png = Buffer.from(await queue.run({ kind: 'icon', icon, look: { ...look, address } }));
    const isIco = path === filePaths.favicon;
    return createResponse(isIco ? toIco(png, icon.size) : png, {
      type: isIco ? 'image/x-icon' : 'image/png',
      tags: [],
      // One whose picture could not be read is drawn again.
      freshUntil: look.address !== null && address === null ? 0 : Number.POSITIVE_INFINITY,
    });
  }

  for (const [path, icon] of Object.entries(ICONS))
    app.get(path, async (request, reply) => {
      const key = `${path} ${JSON.stringify(league.settings.identity)}`;
      const response = await drawn.getOrCreate(key, () => draw(path, icon));
      reply.hijack();
      sendResponse(request.raw, reply.raw, response, HEADERS);
      return reply;
    });
}

/** The same icons for the desk, drawn by the site. */
export function siteIcons(app: FastifyInstance, site: Pick<FastifyInstance, 'inject'>) {
  for (const path of Object.keys(ICONS))
    app.get(path, async (_request, reply) => {
      const { statusCode, headers, rawPayload } = await site.inject({ url: path });
      return reply.code(statusCode).headers(HEADERS).type(String(headers['content-type'])).send(rawPayload);
    });
}
