import type { FastifyInstance } from 'fastify';
import { matchEndpoints, type DeskMatch, type DeskMatchList } from '#contract/desk/matches.ts';
import type { LeagueSettings } from '#contract/http/league-settings.ts';
import { addDays, dayAt, instantOf } from '#domain/formatting/sofia-time.ts';
import {
  linkedMatch,
  mayScore,
  seesDeclarations,
  windowFor,
  type ScorableMatch,
  type Who,
} from '#domain/desk/permissions.ts';
import { readClock } from '#domain/match/clock.ts';
import { completeLedger } from '#domain/match/rules/complete-ledger.ts';
import { hasFullLedger, isHandedIn, recordFrom, type RecordedEntry } from '#domain/match/rules/match-record.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import { ineligibility } from '#domain/player/eligibility.ts';
import { presentInstant } from '#server/api/presenters.ts';
import { readStoredMatch } from '#server/db/ledger/read-stored-match.ts';
import type { Database } from '#server/db/transactions.ts';
import {
  findDeskMatch,
  listDeskMatches,
  listMatchDays,
  type DeskListRow,
  type DeskMatchRow,
} from '#server/db/matches/desk-matches.ts';
import { ApiError } from '#server/errors.ts';
import type { CurrentLeague } from '#server/league/current-league.ts';
import { readSuspensions, type KnownSuspension } from '#server/discipline/read-suspensions.ts';
import { serveDesk } from './serve-desk.ts';
import { presentSuspension } from './present-suspension.ts';

/** How far the strip of days reaches to either side. */
const DAYS_AROUND = 28;

interface MatchOptions {
  db: Database;
  league: CurrentLeague;
  now: () => Date;
}

export const deskMatchRoutes = (app: FastifyInstance, { db, league, now }: MatchOptions) =>
  serveDesk(app, matchEndpoints, now, {
    listMatches: async ({ query, actor: { who, at } }) => {
      const day = query.from ?? dayAt(at);
      const midnight = (days: number) => instantOf(addDays(day, days), '00:00');
      const ownMatch = linkedMatch(who);
      const time = { from: midnight(0), until: midnight(query.days), live: query.from === undefined };
      const rows = await listDeskMatches(db, ownMatch === null ? time : { ids: [ownMatch] });
      const days = await listMatchDays(db, midnight(-DAYS_AROUND), midnight(DAYS_AROUND + 1));
      return { matches: rows.map((row) => presentListed(row, who, at)), days };
    },
    getMatch: async ({ params: { matchId }, actor }) => {
      const row = await findDeskMatch(db, matchId);
      if (!row) throw new ApiError('not_found', `There is no match ${matchId}`);
      const suspensions = await readSuspensions(
        db,
        row,
        row.players.map(({ id }) => id),
      );
      const stored = row.status === 'FINISHED' ? await readStoredMatch(db, matchId) : null;
      const completing = (stored && completeLedger(stored)) ?? [];
      return presentMatch(row, completing, { suspensions, league: league.settings }, actor.who, now());
    },
  });

/** What permissions depend on. */
const toScorable = ({ id, competition, startTime, halfMinutes }: DeskListRow | DeskMatchRow): ScorableMatch => ({
  id,
  competitionId: competition.id,
  startTime: startTime === null ? null : new Date(startTime),
  halfMinutes,
});

function presentListed(row: DeskListRow, who: Who, now: Date): DeskMatchList['matches'][number] {
  const { entries, isOrganisersResult, ...match } = row;
  return {
    ...match,
    clock: { ...row.clock, runningSince: presentInstant(row.clock.runningSince) },
    handedIn: isOrganisersResult || isHandedIn({ status: row.status, entries }),
    mayScore: mayScore(who, toScorable(row), now),
  };
}

function presentMatch(
  row: DeskMatchRow,
  completing: readonly RecordedEntry[],
  { suspensions, league }: { suspensions: Map<number, KnownSuspension | null>; league: LeagueSettings },
  who: Who,
  now: Date,
): DeskMatch {
  const { competitionId: _id, day, knockout, firstLeg, extraTime, halfMinutes, players, ...match } = row;
  const ledger = [...row.ledger, ...completing.map((entry) => ({ ...entry, id: null, by: null }))];
  const standing = new Set(settleLedger(ledger).map(({ revision }) => revision));
  const presented = {
    ...match,
    clock: { ...readClock(row.clock, now), running: row.clock.runningSince !== null },
    rules: { knockout, firstLeg, extraTime, halfMinutes, startersPerTeam: league.squad.onPitch },
    players: players.map(({ birthdate, parentalDeclaration, ...player }) => ({
      ...player,
      suspended: Boolean(suspensions.get(player.id)),
      suspension: presentSuspension(suspensions.get(player.id)),
      // A league asks whoever records the match to look; nobody else learns it.
      lacksDeclaration:
        seesDeclarations(who, toScorable(row)) &&
        ineligibility({ birthdate, parentalDeclaration }, day, league.ages) === 'no-declaration',
    })),
    // Statistics are most of a ledger's bytes, and no phone shows them.
    ledger: ledger.map((entry) => ({
      ...entry,
      details: entry.kind === 'STATISTICS' ? null : entry.details,
      stands: standing.has(entry.revision),
    })),
  };
  const window = windowFor(who, toScorable(row));
  return {
    ...presented,
    revision: row.revision + completing.length,
    handedIn: isHandedIn({ status: row.status, entries: ledger }),
    hasFullLedger: hasFullLedger(recordFrom({ ...presented, ledger: row.ledger })),
    mayScore: mayScore(who, toScorable(row), now),
    window: window && { from: window.from.toISOString(), until: window.until.toISOString() },
  };
}
