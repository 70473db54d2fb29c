import { POSITIONS } from '#domain/lineup/position.ts';
import { LEDGER_KINDS, LEDGER_RULES, type LedgerKind } from '#domain/match/ledger-entry.ts';
import { daysAhead, isFarAhead } from '#domain/match/far-ahead.ts';
import { MATCH_PHASES, MATCH_STATUSES } from '#domain/match/status.ts';
import { asText, type Row, type Value } from '#server/db/league-tables/league-table.ts';
import {
  choice,
  decimal,
  flag,
  groupPlace,
  instant,
  integer,
  text,
  type Kind,
} from '#server/league-files/folder/cells.ts';
import { entryDetails, playersIn } from '#server/league-files/folder/entry-details.ts';
import { because } from '#server/league-files/folder/problems.ts';
import {
  column,
  derived,
  gameweek,
  group,
  inSeason,
  reference,
  required,
  withDefault,
  type Column,
  type RowContext,
  type RowProblem,
  type TableFile,
} from '#server/league-files/folder/table-file.ts';
import { key, joinedKey, number } from './shared-columns.ts';

const MINUTE = 60_000;
const goals = integer(0);
const pairs = ['score', 'half_time', 'full_time', 'extra_time', 'penalties', 'official'] as const;
const sideOf = (pair: (typeof pairs)[number], side: 'home' | 'away') =>
  pair === 'score' ? `${side}_score` : `${pair}_${side}`;
const pair = (name: (typeof pairs)[number], description: string): Column[] => [
  column(sideOf(name, 'home'), goals, `${description}, home team`),
  column(sideOf(name, 'away'), goals, `${description}, visitors`),
];

const statusPhase: Record<string, string> = { LIVE: 'FIRST_HALF', FINISHED: 'FULL_TIME', AWARDED: 'FULL_TIME' };

const matchKey = (row: Row): string =>
  (row['home'] && row['away']
    ? joinedKey('competition', 'season', 'home', 'away')
    : joinedKey('competition', 'season', 'gameweek', 'bracket_slot'))(row);

const matches: TableFile = {
  name: 'matches',
  table: 'matches',
  description: 'Matches, upcoming and played.',
  identity: ['key'],
  facts: ['competition', 'season', 'home', 'away', 'start_time'],
  columns: [
    key('competition, season and teams', matchKey),
    ...inSeason,
    gameweek({ required: true }),
    group,
    column('bracket_slot', integer(1), 'place in its knockout round, from the top'),
    reference('home', 'teams', 'the home team; empty keeps the current one', {
      keepWhenEmpty: true,
      link: { stored: 'home_team_id', to: 'teams', by: ['home'] },
    }),
    reference('away', 'teams', 'the visitors; empty keeps the current ones', {
      keepWhenEmpty: true,
      link: { stored: 'away_team_id', to: 'teams', by: ['away'] },
    }),
    column('home_origin', groupPlace, 'the place of a group that the home team comes from'),
    column('away_origin', groupPlace, 'the place of a group that the visitors come from'),
    column('start_time', instant, 'kick-off'),
    column('previous_start_time', instant, 'kick-off before the match was moved'),
    withDefault('sequence', integer(0), 0, 'how often date or place have changed'),
    column('venue', text, 'the pitch'),
    reference('referee', 'referees', 'the referee'),
    column('note', text, 'for whoever comes to the match'),
    derived(
      'status',
      choice(MATCH_STATUSES),
      'its status; `POSTPONED` with a score is an abandoned match',
      {
        description: '`FINISHED` with a score, otherwise `UPCOMING`',
        of: (row) => (row['home_score'] === null ? 'UPCOMING' : 'FINISHED'),
      },
      { derivedFrom: ['home_score'] },
    ),
    derived(
      'phase',
      choice(MATCH_PHASES),
      'what is being played',
      {
        description: 'by the status',
        of: (row) => statusPhase[asText(row['status'])] ?? 'NOT_STARTED',
      },
      { derivedFrom: ['home_score', 'status'] },
    ),
    ...pair('score', 'goals, extra time included'),
    ...pair('half_time', 'goals at half-time'),
    ...pair('full_time', 'goals after the regular halves'),
    ...pair('extra_time', 'goals after extra time'),
    ...pair('penalties', 'goals in the shoot-out'),
    ...pair('official', 'what counts instead of the score'),
    column('official_reason_bg', text, 'why, in Bulgarian'),
    column('official_reason_en', text, 'why, in English'),
    withDefault('clock_seconds', integer(0), 0, 'seconds on the clock when it last stopped'),
    column('clock_running_since', instant, 'when it was last started'),
    derived('changed_at', instant, 'when something was last recorded', {
      description: 'now',
      of: () => new Date().toISOString(),
    }),
    column('live_video', text, 'address of the broadcast'),
    column('summary_video', text, 'address of the highlights'),
    number,
  ],
  unique: [['number']],
  order: ['competition', 'season', 'gameweek', 'start_time', 'key'],
  check: checkMatch,
};

function checkMatch(row: Row, context: RowContext): RowProblem | null {
  const { home, away, status } = row;
  if (home !== null && home === away) return ['away', because('playsItself')];
  for (const name of pairs) {
    const [ours, theirs] = [sideOf(name, 'home'), sideOf(name, 'away')];
    if ((row[ours] === null) !== (row[theirs] === null))
      return [row[ours] === null ? ours : theirs, because('oneOfTwoNumbers')];
  }
  const isPlayed = status === 'LIVE' || status === 'FINISHED';
  if ((isPlayed || status === 'AWARDED') && (home === null || away === null))
    return [home === null ? 'home' : 'away', because('needsTeams', { status: asText(status) })];
  if (isPlayed && row['home_score'] === null) return ['home_score', because('needsScore', { status: asText(status) })];
  if (status === 'AWARDED' && row['official_home'] === null) return ['official_home', because('awardNeedsResult')];
  if (row['clock_running_since'] !== null && status !== 'LIVE')
    return ['clock_running_since', because('clockOnlyLive')];
  for (const side of ['home', 'away']) {
    if (row['half_time_home'] !== null && Number(row[`half_time_${side}`]) > Number(row[`${side}_score`]))
      return [`half_time_${side}`, because('moreAtHalfTime')];
  }
  return isPlayed ? checkDate(row, context) : null;
}

/** [DK21] */
function checkDate({ start_time: start }: Row, { now }: RowContext): RowProblem | null {
  const startTime = start === null ? null : asText(start);
  const days = daysAhead(startTime, now);
  if (days === 0) return null;
  const reason = because('resultAhead', { count: days });
  return isFarAhead(startTime, now) ? ['start_time', reason] : ['start_time', reason, 'note'];
}

const match = reference('match', 'matches', 'key of the match', { required: true });
const team = reference('team', 'teams', 'his team', { required: true });
const player = reference('player', 'players', 'the player', { required: true });
const counts = (...names: string[]): Column[] =>
  names.map((name) => withDefault(name, integer(0), 0, name.replaceAll('_', ' ')));
/** [UN1] An empty cell is unknown. */
const records = (...names: string[]): Column[] =>
  names.map((name) => column(name, integer(0), name.replaceAll('_', ' ')));

function playsIn(row: Row, context: RowContext): RowProblem | null {
  const facts = context.factsOf('matches', [row['match'] ?? null]);
  if (!facts || row['team'] === null || row['team'] === facts['home'] || row['team'] === facts['away']) return null;
  return ['team', because('notInMatch', { team: asText(row['team']) })];
}

const rating = (name: string, places: number) => column(name, decimal(0, 10, places), 'from 0 to 10');

/** [RS7] Only these can lack a minute in a match that was played. */
const UNDATED: readonly unknown[] = ['GOAL', 'YELLOW_CARD', 'SECOND_YELLOW', 'RED_CARD'] satisfies LedgerKind[];
const AFTER_THE_END: readonly unknown[] = ['FINAL_WHISTLE', 'RESULT', 'HAND_IN'] satisfies LedgerKind[];

function phaseOf(row: Row, context: RowContext): Value {
  const isUndated = row['minute'] === null && UNDATED.includes(row['kind']);
  if (isUndated || AFTER_THE_END.includes(row['kind'])) return 'FULL_TIME';
  const facts = context.factsOf('matches', [row['match'] ?? null]);
  const rules =
    facts && context.factsOf('competition-seasons', [facts['competition'] ?? null, facts['season'] ?? null]);
  return Number(row['minute'] ?? 0) <= Number(rules?.['half_minutes'] ?? 25) ? 'FIRST_HALF' : 'SECOND_HALF';
}

function momentOf(row: Row, context: RowContext): Value {
  const start = Date.parse(asText(context.factsOf('matches', [row['match'] ?? null])?.['start_time']));
  return new Date(Number.isNaN(start) ? 0 : start + Number(row['minute'] ?? 0) * MINUTE).toISOString();
}

const minutes: Kind = integer(0, 200);

export const matchTables: readonly TableFile[] = [
  matches,
  {
    name: 'lineups',
    table: 'lineups',
    description: 'Line-ups.',
    identity: ['match', 'player'],
    columns: [
      match,
      team,
      player,
      withDefault('starter', flag, true, 'whether he starts'),
      column('shirt_number', integer(0, 999), 'the number on the shirt'),
      column('position', choice(POSITIONS), 'where he plays'),
      derived('place', integer(0), 'his place in the line-up', {
        description: 'the order of the rows',
        of: (row, context) => context.numberWithin(`${asText(row['match'])}\0${asText(row['team'])}`),
      }),
      withDefault('captain', flag, false, 'whether he is the captain'),
    ],
    order: ['match', 'team', 'place', 'player'],
    unique: [['match', 'team', 'place']],
    reinsertsChanged: true,
    check: playsIn,
  },
  {
    name: 'events',
    table: 'match_ledger',
    description:
      'The ledger: goals, cards, substitutions, phases, corrections, in order. Later entries correct earlier ones.',
    identity: ['match', 'revision'],
    columns: [
      match,
      derived('revision', integer(1), 'its number in the match', {
        description: 'the order of the rows',
        of: (row, context) => context.numberWithin(asText(row['match'])),
      }),
      required('kind', choice(LEDGER_KINDS), 'what happened'),
      column('minute', minutes, 'minute'),
      derived('phase', choice(MATCH_PHASES), 'the phase that begins, or in which it happened', {
        description: 'by the minute',
        of: phaseOf,
      }),
      column('extra_time', integer(0, 60), 'minutes beyond it: 2 for 25+2'),
      reference('team', 'teams', 'the team of the player, also for an own goal'),
      reference('player', 'players', 'who did it; who comes on'),
      reference('other_player', 'players', 'who gave the assist; who goes off'),
      withDefault('own_goal', flag, false, 'an own goal'),
      withDefault('penalty', flag, false, 'a goal from the spot'),
      column('target', integer(1), 'the revision that is corrected or withdrawn', { stored: 'target_revision' }),
      column('reason', text, 'why it was corrected'),
      column('rule', choice(LEDGER_RULES), 'the rule that it follows from, unless a person decided'),
      column('details', entryDetails, 'what else the desk recorded, in JSON'),
      derived('recorded_at', instant, 'when it was recorded', { description: 'by the minute', of: momentOf }),
      derived(
        'key',
        text,
        'the idempotency key of the sender: the same key twice is one entry',
        {
          description: 'by the revision',
          of: (row) => `import:${asText(row['revision'])}`,
        },
        { stored: 'idempotency_key' },
      ),
      column('digest', text, 'of what was sent', { stored: 'body_digest' }),
    ],
    unique: [['match', 'key']],
    reinsertsChanged: true,
    check: (row, context) => {
      const { kind, target, revision } = row;
      const corrects = kind === 'CORRECTION' || kind === 'WITHDRAWAL';
      if (corrects && target === null) return ['target', because('correctionNeedsTarget')];
      if (target !== null && (!corrects || Number(target) >= Number(revision)))
        return ['target', because('targetOnlyCorrection')];
      const stranger = playersIn(Object(row['details'])).find((name) => !context.isKnown('players', [name]));
      if (stranger !== undefined) return ['details', because('unknown.players', { written: stranger })];
      if (kind === 'GOAL' && row['team'] === null) return ['team', because('goalNeedsTeam')];
      if (kind === 'SUBSTITUTION' && row['player'] === row['other_player'])
        return ['other_player', because('substitutionNeedsTwo')];
      return playsIn(row, context);
    },
  },
  {
    name: 'player-statistics',
    table: 'player_match_stats',
    description:
      'The figures of each player in a match. The lists of scorers are computed from these. Nobody counted what is left empty; 0 means none.',
    identity: ['match', 'player'],
    columns: [
      match,
      team,
      player,
      withDefault('starter', flag, true, 'whether he started'),
      column('minutes_played', minutes, 'minutes on the pitch'),
      rating('rating', 1),
      withDefault('man_of_the_match', flag, false, 'whether he was man of the match'),
      ...counts('goals', 'own_goals'),
      ...records(
        'assists',
        'shots',
        'shots_on_target',
        'shots_off_target',
        'shots_blocked',
        'woodwork',
        'passes',
        'passes_completed',
        'key_passes',
        'tackles',
        'interceptions',
        'clearances',
        'blocks',
        'fouls',
        'yellow_cards',
        'red_cards',
        'saves',
        'goals_conceded',
      ),
    ],
    check: (row, context) => {
      const shots = ['on_target', 'off_target', 'blocked'].reduce((sum, kind) => sum + Number(row[`shots_${kind}`]), 0);
      if (row['shots'] !== null && shots > Number(row['shots'])) return ['shots', because('moreShots')];
      if (row['passes'] !== null && Number(row['passes_completed']) > Number(row['passes']))
        return ['passes_completed', because('morePasses')];
      return playsIn(row, context);
    },
  },
  {
    name: 'team-statistics',
    table: 'team_match_stats',
    description: 'The figures of each team in a match. Nobody counted what is left empty; 0 means none.',
    identity: ['match', 'team'],
    columns: [
      match,
      team,
      column('possession', integer(0, 100), 'percent'),
      ...records(
        'shots',
        'shots_on_target',
        'shots_off_target',
        'shots_blocked',
        'corners',
        'fouls',
        'yellow_cards',
        'red_cards',
        'saves',
      ),
      ...counts('goals', 'goals_conceded'),
      ...records('woodwork'),
      rating('average_rating', 2),
    ],
    check: playsIn,
  },
];
