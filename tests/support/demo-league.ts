import { DEMO_FOLDER } from '#demo/load-demo.ts';
import type { LedgerEntry } from '#domain/match/ledger-entry.ts';
import { instant } from '#server/league-files/folder/cells.ts';
import { LEAGUE_TABLES } from '#server/league-files/folder/league-tables.ts';
import { readRows } from '#server/league-files/folder/read-rows.ts';
import { KeyRegistry } from '#server/league-files/folder/key-registry.ts';
import { openSource } from '#server/league-files/folder/source.ts';
import type { TableName } from '#server/league-files/folder/table-file.ts';
import type { League, MatchEntry, Pair } from './league.ts';

/** The moment as of which demo/league is written, a Sunday evening: its files hold without moving a date. */
export const DEMO_NOW = new Date('2026-03-15T17:30:00Z');

let made: League | null = null;

/** The demo league as its files have it, with three live matches. Read once for all files of a worker; do not change it. */
export const demoLeague = (): League => (made ??= withLiveMatches(readLeague(readTables())));

export const isDemoLeague = (league: League | undefined): boolean => league !== undefined && league === made;

type Fields = Record<string, unknown>;
type Tables = Record<TableName, Fields[]>;

const camelCase = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

function readTables(): Tables {
  const registry = new KeyRegistry();
  const report = (problem: object) => {
    throw new Error(`demo/league: ${JSON.stringify(problem)}`);
  };
  const tables = LEAGUE_TABLES.map((table): [TableName, Fields[]] => {
    const instants = new Set(table.columns.filter(({ kind }) => kind === instant).map(({ name }) => name));
    const source = openSource(DEMO_FOLDER, table, report, { sheets: new Map() });
    const rows = source ? [...readRows(table, source, registry, report, { wasChecked: true })] : [];
    for (const row of rows) registry.add(table.name, row);
    const toFields = (row: Fields) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          camelCase(name),
          typeof value === 'string' && instants.has(name) ? new Date(value).toISOString() : value,
        ]),
      );
    return [table.name, rows.map(toFields)];
  });
  return Object.fromEntries(tables) as Tables;
}

function readLeague(tables: Tables): League {
  const league = {
    media: tables.media.map(({ bytes, ...rest }) => ({
      ...rest,
      bytes: Buffer.from(String(bytes).slice(2), 'hex'),
    })),
    seasons: tables.seasons.map(({ current, ...rest }) => ({ ...rest, isCurrent: current })),
    competitions: tables.competitions,
    competitionSeasons: readCompetitionSeasons(tables),
    teams: tables.teams,
    players: tables.players,
    referees: tables.referees,
    places: tables.places,
    pitches: tables.pitches,
    bans: tables.bans,
    sponsors: tables.sponsors,
    galleries: tables.galleries,
    photos: tables.photos,
    memberships: tables.squads,
    transfers: tables.transfers,
    matches: readMatches(tables),
    news: tables.news,
    awards: tables.awards,
    compositions: tables['best-teams'].map((row) => ({
      ...row,
      defenders: [row['firstDefender'], row['secondDefender']],
      forwards: [row['firstForward'], row['secondForward']],
    })),
  };
  return league as unknown as League;
}

function groupBy(rows: readonly Fields[], keyOf: (row: Fields) => string): Map<string, Fields[]> {
  const groups = new Map<string, Fields[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

function readCompetitionSeasons(tables: Tables): Fields[] {
  const [teams, adjustments, gameweeks] = (['competition-teams', 'point-adjustments', 'gameweeks'] as const).map(
    (name) => groupBy(tables[name], ({ competition, season }) => `${String(competition)} ${String(season)}`),
  );
  return tables['competition-seasons'].map((row) => {
    const key = `${String(row['competition'])} ${String(row['season'])}`;
    return {
      ...row,
      points: { win: row['pointsWin'], draw: row['pointsDraw'], loss: row['pointsLoss'] },
      teams: teams?.get(key) ?? [],
      adjustments: adjustments?.get(key) ?? [],
      gameweeks: gameweeks?.get(key) ?? [],
    };
  });
}

function readMatches(tables: Tables): Fields[] {
  const byMatch = (name: TableName) => groupBy(tables[name], ({ match }) => String(match));
  const [lineups, events, playerStats, teamStats] = (
    ['lineups', 'events', 'player-statistics', 'team-statistics'] as const
  ).map(byMatch);
  return tables.matches.map((row) => {
    const pair = (home: string, away: string) => (row[home] === null ? null : [row[home], row[away]]);
    const key = String(row['key']);
    const official = pair('officialHome', 'officialAway');
    return {
      ...row,
      score: pair('homeScore', 'awayScore'),
      halfTime: pair('halfTimeHome', 'halfTimeAway'),
      fullTime: pair('fullTimeHome', 'fullTimeAway'),
      extraTime: pair('extraTimeHome', 'extraTimeAway'),
      penalties: pair('penaltiesHome', 'penaltiesAway'),
      official: official && { score: official, reasonBg: row['officialReasonBg'], reasonEn: row['officialReasonEn'] },
      lineups: lineups?.get(key) ?? [],
      ledger: events?.get(key) ?? [],
      playerStats: playerStats?.get(key) ?? [],
      teamStats: teamStats?.get(key) ?? [],
    };
  });
}

/** In the files the matches that have begun wait for the simulator. Here they are at fixed points, with a goal or two. */
function withLiveMatches(league: League): League {
  const hasBegun = ({ status, startTime }: MatchEntry) =>
    status === 'UPCOMING' && startTime !== null && new Date(startTime) < DEMO_NOW;
  return { ...league, matches: league.matches.map((match) => (hasBegun(match) ? live(match, league) : match)) };
}

function live(match: MatchEntry, league: League): MatchEntry {
  const kickOff = Date.parse(match.startTime ?? '');
  const minutesSince = (DEMO_NOW.getTime() - kickOff) / 60_000;
  const lineups = [match.home, match.away].flatMap((team) => latestLineup(team, league));
  const scorer = (team: string | null) => lineups.findLast((one) => one.team === team && one.starter)?.player ?? null;
  const ledger: LedgerEntry<string>[] = [];
  const record = (
    minute: number,
    entry: Pick<LedgerEntry<string>, 'kind' | 'phase'> & Partial<LedgerEntry<string>>,
  ) => {
    if (minute > minutesSince) return;
    ledger.push({
      revision: ledger.length + 1,
      minute: null,
      extraTime: null,
      team: null,
      player: null,
      otherPlayer: null,
      ownGoal: false,
      penalty: false,
      target: null,
      reason: null,
      recordedAt: new Date(kickOff + minute * 60_000).toISOString(),
      ...entry,
    });
  };
  record(0, { kind: 'PHASE', phase: 'FIRST_HALF' });
  record(6, { kind: 'GOAL', phase: 'FIRST_HALF', minute: 7, team: match.home, player: scorer(match.home) });
  record(25, { kind: 'PHASE', phase: 'HALF_TIME' });
  record(30, { kind: 'PHASE', phase: 'SECOND_HALF' });
  record(36, { kind: 'GOAL', phase: 'SECOND_HALF', minute: 32, team: match.away, player: scorer(match.away) });
  const goals = (team: string | null) => ledger.filter((entry) => entry.kind === 'GOAL' && entry.team === team).length;
  const phase = ledger.findLast(({ kind }) => kind === 'PHASE');
  const score: Pair = [goals(match.home), goals(match.away)];
  return {
    ...match,
    status: 'LIVE',
    phase: phase?.phase ?? 'FIRST_HALF',
    score,
    halfTime: minutesSince >= 25 ? [1, 0] : null,
    clockSeconds: phase?.phase === 'FIRST_HALF' ? 0 : 25 * 60,
    clockRunningSince: phase?.phase === 'HALF_TIME' ? null : (phase?.recordedAt ?? null),
    lineups,
    ledger,
  };
}

function latestLineup(team: string | null, { matches }: League): MatchEntry['lineups'] {
  const played = matches.filter(
    ({ status, lineups }) => status === 'FINISHED' && lineups.some((one) => one.team === team),
  );
  const latest = played.toSorted((a, b) => (a.startTime ?? '').localeCompare(b.startTime ?? '')).at(-1);
  return latest?.lineups.filter((one) => one.team === team) ?? [];
}
