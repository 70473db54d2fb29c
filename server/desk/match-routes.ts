import type { FastifyInstance } from 'fastify';
import type { DeskMatch, DeskMatchList } from '#contract/desk/matches.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { idText } from '#contract/http/shared.ts';
import { readClock } from '#domain/match/clock.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import { presentInstant } from '#server/api/presenters.ts';
import type { Database } from '#server/db/open.ts';
import { findDeskMatch, listDeskMatches } from '#server/db/queries/desk.ts';
import { ApiError } from '#server/errors.ts';

const DAY = 24 * 60 * 60_000;

export function deskMatchRoutes(app: FastifyInstance, { db, now }: { db: Database; now: () => Date }) {
  app.get(deskPaths.matches, async (): Promise<DeskMatchList> => {
    const at = now().getTime();
    const rows = await listDeskMatches(db, new Date(at - DAY), new Date(at + DAY));
    return { matches: rows.map((row) => ({ ...row, startTime: instantOf(row.startTime) })) };
  });

  app.get<{ Params: { matchId: string } }>(deskPaths.match(':matchId'), async (request): Promise<DeskMatch> => {
    const { success, data: matchId } = idText.safeParse(request.params.matchId);
    if (!success) throw new ApiError('bad_request', 'The id of the match is not valid');
    const row = await findDeskMatch(db, matchId);
    if (!row) throw new ApiError('not_found', `There is no match ${matchId}`);
    const { homeScore, awayScore, clockSeconds, clockRunningSince, ledger, ...match } = row;
    const standing = new Set(settleLedger(ledger).map(({ revision }) => revision));
    return {
      ...match,
      startTime: instantOf(row.startTime),
      score: homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore },
      clock: {
        ...readClock({ seconds: clockSeconds, runningSince: clockRunningSince }, now()),
        running: clockRunningSince !== null,
      },
      ledger: ledger.map((entry) => ({ ...entry, stands: standing.has(entry.revision) })),
    };
  });
}

const instantOf = (text: string | null) => (text === null ? null : presentInstant(new Date(text)));
