import { createHash } from 'node:crypto';
import type { Row, Value } from '#server/db/league-tables/league-table.ts';
import { snakeCase } from '#server/db/snake-case.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { TableName } from '#server/league-files/folder/table-file.ts';
import { writeRows } from '#server/league-files/write-rows.ts';
import type { CompetitionSeasonEntry, League, MatchEntry, Pair } from './league.ts';

/** Writes a league into the database of a test. */
export const writeLeague = (tx: Queryable, league: League): Promise<void> => writeRows(tx, leagueRows(league));

/** A league as the rows of its files. */
function leagueRows(league: League): Record<TableName, Row[]> {
  const perSeason = (rowsOf: (entry: CompetitionSeasonEntry) => object[]) =>
    league.competitionSeasons.flatMap((entry) =>
      rowsOf(entry).map((row) => toRow({ ...row, competition: entry.competition, season: entry.season })),
    );
  const perMatch = (rowsOf: (match: MatchEntry) => object[]) =>
    league.matches.flatMap((match) => rowsOf(match).map((row) => toRow({ ...row, match: match.key })));
  return {
    media: league.media.map(({ bytes, ...file }) => ({
      ...file,
      digest: createHash('sha256').update(bytes).digest('hex'),
      bytes: `\\x${Buffer.from(bytes).toString('hex')}`,
    })),
    seasons: league.seasons.map(({ isCurrent, ...season }) => toRow({ ...season, current: isCurrent })),
    competitions: league.competitions.map(toRow),
    teams: league.teams.map(toRow),
    players: league.players.map(toRow),
    referees: league.referees.map(toRow),
    places: (league.places ?? []).map(toRow),
    pitches: (league.pitches ?? []).map(toRow),
    bans: (league.bans ?? []).map(toRow),
    sponsors: (league.sponsors ?? []).map(toRow),
    galleries: (league.galleries ?? []).map(toRow),
    photos: (league.photos ?? []).map(toRow),
    'competition-seasons': league.competitionSeasons.map(({ points, ...entry }) =>
      toRow({
        ...entry,
        pointsWin: points.win,
        pointsDraw: points.draw,
        pointsLoss: points.loss,
      }),
    ),
    groups: perSeason(({ teams }) =>
      [...new Set(teams.map(({ group }) => group))].filter((name) => name !== null).map((name) => ({ name })),
    ),
    gameweeks: perSeason(({ gameweeks }) => gameweeks),
    'competition-teams': perSeason(({ teams }) => teams),
    'point-adjustments': perSeason(({ adjustments }) => adjustments),
    squads: league.memberships.map(toRow),
    transfers: league.transfers.map(toRow),
    matches: league.matches.map(matchRow),
    lineups: perMatch(({ lineups }) => lineups),
    events: perMatch(({ ledger }) => ledger.map((entry) => ({ ...entry, key: `import:${entry.revision}` }))),
    'player-statistics': perMatch(({ playerStats }) => playerStats),
    'team-statistics': perMatch(({ teamStats }) => teamStats),
    news: league.news.map(toRow),
    awards: league.awards.map(toRow),
    'best-teams': league.compositions.map(({ defenders, forwards, ...team }) =>
      toRow({
        ...team,
        firstDefender: defenders[0],
        secondDefender: defenders[1],
        firstForward: forwards[0],
        secondForward: forwards[1],
      }),
    ),
  };
}

function matchRow(match: MatchEntry): Row {
  const { score, official } = match;
  return {
    ...toRow(match),
    home_score: score?.[0] ?? null,
    away_score: score?.[1] ?? null,
    ...pairColumns('half_time', match.halfTime),
    ...pairColumns('full_time', match.fullTime),
    ...pairColumns('extra_time', match.extraTime),
    ...pairColumns('penalties', match.penalties),
    ...pairColumns('official', official?.score ?? null),
    official_reason_bg: official?.reasonBg ?? null,
    official_reason_en: official?.reasonEn ?? null,
    sequence: match.previousStartTime === null ? 0 : 1,
    changed_at: match.ledger.at(-1)?.recordedAt ?? match.startTime ?? new Date(0).toISOString(),
  };
}

const pairColumns = (name: string, pair: Pair | null): Row => ({
  [`${name}_home`]: pair?.[0] ?? null,
  [`${name}_away`]: pair?.[1] ?? null,
});

/** Columns are named as the properties are, in snake_case; properties without a column are ignored. */
const toRow = (entry: object): Row =>
  Object.fromEntries(Object.entries(entry).map(([name, value]) => [snakeCase(name), value as Value]));
