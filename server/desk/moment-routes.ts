import type { FastifyInstance } from 'fastify';
import { zipSync } from 'fflate';
import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import { momentEndpoints, type MomentKind } from '#contract/desk/moments.ts';
import { filePaths, inLanguage, MOMENT_FORMATS, type MomentFormat } from '#contract/paths.ts';
import type { Language } from '#contract/language.ts';
import { isComplete } from '#domain/gameweeks/moments.ts';
import { listGameweekProgress, type GameweekProgressRow } from '#server/db/matches/gameweek-progress.ts';
import { findCompetition } from '#server/db/competitions/office-competitions.ts';
import type { Database } from '#server/db/transactions.ts';
import { serveDesk } from '#server/desk/serve-desk.ts';
import { ApiError } from '#server/errors.ts';

interface MomentOptions {
  db: Database;
  /** The public site, which draws the pictures. */
  site: Pick<FastifyInstance, 'inject'>;
  now: () => Date;
}

interface CompleteGameweek extends GameweekProgressRow {
  moments: MomentKind[];
}

/** The pictures of a gameweek, to share when it is over. */
export function momentRoutes(app: FastifyInstance, { db, site, now }: MomentOptions) {
  serveDesk(app, momentEndpoints, now, {
    listMoments: async ({ params }) => ({ gameweeks: await listComplete(db, params.competitionSeasonId) }),
    getMoment: async ({ params: { competitionSeasonId, gameweek, kind, format }, query, request, reply }) => {
      const found = await requireGameweek(db, competitionSeasonId, gameweek);
      if (!found.moments.includes(kind)) throw new ApiError('not_found', `There is no such picture of the gameweek`);
      const known = request.headers['if-none-match'];
      const picture = await drawnBySite(addressOf(found, kind, format, query.lang), known);
      // Asked for again each time: a corrected result is seen at once.
      void reply.headers({
        'cache-control': 'private, no-cache',
        etag: picture.etag,
        'x-content-type-options': 'nosniff',
      });
      return picture.bytes ? reply.type('image/png').send(picture.bytes) : reply.code(304).send();
    },
    getMoments: async ({ params, query: { lang }, reply }) => {
      const found = await requireGameweek(db, params.competitionSeasonId, params.gameweek);
      const files: Record<string, Uint8Array> = {};
      for (const kind of found.moments)
        for (const format of MOMENT_FORMATS) {
          const { bytes } = await drawnBySite(addressOf(found, kind, format, lang));
          if (bytes) files[`${kind}-${found.number}-${format}.png`] = bytes;
        }
      return reply
        .type('application/zip')
        .headers({
          'content-disposition': `attachment; filename="gameweek-${found.number}-${lang}.zip"`,
          'x-content-type-options': 'nosniff',
        })
        .send(Buffer.from(zipSync(files, { level: 0 })));
    },
  });

  /** No bytes for who has the picture already. */
  async function drawnBySite(url: string, known?: string): Promise<{ etag: string; bytes: Buffer | null }> {
    const { statusCode, headers, rawPayload } = await site.inject({
      url,
      headers: known === undefined ? {} : { 'if-none-match': known },
    });
    if (statusCode === 404) throw new ApiError('not_found', 'There is no such picture');
    if (statusCode !== 200 && statusCode !== 304)
      throw new ApiError('unavailable', 'The picture cannot be drawn just now');
    return { etag: String(headers.etag), bytes: statusCode === 304 ? null : rawPayload };
  }
}

function addressOf(gameweek: CompleteGameweek, kind: MomentKind, format: MomentFormat, language: Language): string {
  const { competitionId: id, id: part } = gameweek;
  return inLanguage(
    filePaths.momentPicture(format, kind === 'competition' ? { kind, id } : { kind, id, part }),
    language,
  );
}

/** [GW6] The latest first. */
async function listComplete(db: Database, competitionSeasonId: CompetitionSeasonId): Promise<CompleteGameweek[]> {
  if (!(await findCompetition(db, competitionSeasonId)))
    throw new ApiError('not_found', `There is no competition ${competitionSeasonId}`);
  const complete = (await listGameweekProgress(db, competitionSeasonId)).filter(isComplete).toReversed();
  return complete.map((gameweek, index) => ({
    ...gameweek,
    moments: [
      'gameweek',
      ...(index === 0 && gameweek.hasTable ? (['competition'] as const) : []),
      ...(gameweek.hasTeam ? (['team-of-the-week'] as const) : []),
    ],
  }));
}

async function requireGameweek(
  db: Database,
  competitionSeasonId: CompetitionSeasonId,
  number: number,
): Promise<CompleteGameweek> {
  const found = (await listComplete(db, competitionSeasonId)).find((gameweek) => gameweek.number === number);
  if (!found) throw new ApiError('not_found', `Gameweek ${number} is not over`);
  return found;
}
