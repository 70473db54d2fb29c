import { competitionEndpoints, type History } from '#contract/http/competition.ts';
import { goalsByQuarter } from '#domain/match/goal-quarters.ts';
import { sinceRescheduled } from '#domain/match/fold-ledger.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import { decideMatch } from '#domain/match/winner.ts';
import { championOf } from '#domain/standings/champion.ts';
import { placesByGameweek } from '#domain/standings/places.ts';
import { findCompetitionSeason } from '#server/db/queries/competition.ts';
import { findSeasonFacts, listPlayedSeasons, type PlayedSeasonRow } from '#server/db/queries/competition-history.ts';
import type { TeamRow } from '#server/db/queries/fragments.ts';
import { listSeasonLedgers } from '#server/db/queries/ledgers.ts';
import { listAdjustments } from '#server/db/queries/standings.ts';
import type { Reader } from '#server/db/reader.ts';
import { presentTeam } from '#server/api/presenters.ts';
import { serve, type Api } from '#server/api/serve.ts';
import { readStandings } from '#server/api/standings/read-standings.ts';
import {
  presentAdjustments,
  presentStandings,
  presentZones,
  tableInput,
} from '#server/api/standings/standings-presenter.ts';
import { requireSeason } from './require-season.ts';

export function historyRoutes(api: Api) {
  serve(api, competitionEndpoints.history, async ({ reader, now, tag }) => {
    tag('competitions', 'results');
    const history = new Map<number, History[number]>();
    for (const row of await listPlayedSeasons(reader)) {
      const known = history.get(row.competition);
      const competition = known ?? {
        id: row.competition,
        name: row.name,
        name_latin: row.nameLatin,
        logo_url: row.logo,
        format: row.format,
        seasons: [],
      };
      if (!known) history.set(row.competition, competition);
      competition.seasons.push({
        id: row.season,
        year_start: row.yearStart,
        year_end: row.yearEnd,
        is_current: row.isCurrent,
        start_date: row.startsOn,
        end_date: row.endsOn,
        champion: await findChampion(reader, row, now),
      });
    }
    return [...history.values()];
  });

  serve(api, competitionEndpoints.rules, async (context) => {
    const season = await requireSeason(context);
    const [facts, adjustments] = await Promise.all([
      findSeasonFacts(context.reader, season.competitionSeasonId),
      listAdjustments(context.reader, season.competitionSeasonId),
    ]);
    return {
      season: { id: season.seasonId, year_start: season.yearStart, year_end: season.yearEnd },
      format: season.format,
      start_date: season.startsOn,
      end_date: season.endsOn,
      teams: facts.teams,
      matches: facts.matches,
      matches_played: facts.matchesPlayed,
      half_minutes: facts.halfMinutes,
      extra_time: facts.extraTime,
      points: { win: season.pointsWin, draw: season.pointsDraw, loss: season.pointsLoss },
      tie_breakers: season.tieBreakers,
      zones: presentZones(season),
      adjustments: presentAdjustments(adjustments),
    };
  });

  serve(api, competitionEndpoints.charts, async (context) => {
    const season = await requireSeason(context);
    const [rows, ledgers, facts] = await Promise.all([
      readStandings(context.reader, season),
      listSeasonLedgers(context.reader, season.competitionSeasonId),
      findSeasonFacts(context.reader, season.competitionSeasonId),
    ]);
    const { gameweeks, tables } = placesByGameweek(tableInput(rows));
    const teams = new Map(rows.teams.map(({ team }) => [team.id, presentTeam(team)]));
    const minutes = ledgers.flatMap((ledger) =>
      sinceRescheduled(settleLedger(ledger)).flatMap(({ kind, minute }) => (kind === 'GOAL' ? [minute] : [])),
    );
    return {
      gameweeks,
      places: tables.map(({ group, teams: members }) => ({
        group_name: group,
        teams: members.flatMap(({ team: id, places }) => {
          const team = teams.get(id);
          return team ? [{ team, places }] : [];
        }),
      })),
      goal_quarters: goalsByQuarter(minutes, 2 * facts.halfMinutes),
    };
  });
}

/** Null for a season that is not decided. */
export async function findSeasonChampion(
  reader: Reader,
  { id, seasonId }: { id: number; seasonId: number },
  now: Date,
): Promise<History[number]['seasons'][number]['champion']> {
  const rows = await listPlayedSeasons(reader);
  const row = rows.find(({ competition, season }) => competition === id && season === seasonId);
  return row ? findChampion(reader, row, now) : null;
}

async function findChampion(
  reader: Reader,
  row: PlayedSeasonRow,
  now: Date,
): Promise<History[number]['seasons'][number]['champion']> {
  const { awarded, final, hasFinal, isOpen, isPlayed } = row;
  const verdict = final && decideMatch(final);
  const winner = final && verdict ? final[verdict.winner] : null;
  const needsTable = !awarded && !hasFinal && !isOpen && isPlayed;
  const first = needsTable ? await findFirst(reader, row, now) : null;
  const candidates = [awarded, winner, first].filter((team) => team !== null);
  const champion = championOf({
    awarded: awarded?.id ?? null,
    finalWinner: winner?.id ?? null,
    hasFinal,
    isOpen,
    first: first?.id ?? null,
  });
  const team = candidates.find(({ id }) => id === champion);
  return team ? presentTeam(team) : null;
}

/** Of the one table that decides; several groups without a final have no champion. */
async function findFirst(reader: Reader, { competition, season }: PlayedSeasonRow, now: Date): Promise<TeamRow | null> {
  const found = await findCompetitionSeason(reader, competition, now, season);
  if (!found) return null;
  const rows = await readStandings(reader, found);
  const standings = presentStandings(rows);
  const first = Array.isArray(standings) ? standings[0]?.team.id : undefined;
  return rows.teams.find(({ team }) => team.id === first)?.team ?? null;
}
