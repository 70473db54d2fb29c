import type { Task } from '#contract/desk/todo.ts';
import { addDays, dayAt, instantOf } from '#domain/formatting/sofia-time.ts';
import { isHandedIn } from '#domain/match/rules/match-record.ts';
import { checkLeague } from '#server/check/check-league.ts';
import { FAULT_CODES, FAULTS, type FaultCode, type Finding } from '#server/check/faults.ts';
import { listDeskMatches, type DeskListRow } from '#server/db/matches/desk-matches.ts';
import { listDrafts, listMatchMembers, listTeamsOfPlayers } from '#server/db/check/todo.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { readSuspensions } from '#server/discipline/read-suspensions.ts';

type Item = Task['items'][number];

const DAYS_BACK = 30;
const DAYS_AHEAD = 7;
/** More of one kind are one line that can be opened. */
const MOST_OF_A_KIND = 4;

/** What the organiser should do: the findings of `delta check`, and what the coming days need. */
export async function readTasks(db: Queryable, now: Date): Promise<Task[]> {
  const today = dayAt(now);
  const midnight = (days: number) => instantOf(addDays(today, days), '00:00');
  const matches = await listDeskMatches(db, { from: midnight(-DAYS_BACK), until: midnight(DAYS_AHEAD), live: true });
  const { findings } = await checkLeague(db, now);
  return [
    ...(await tasksOfFindings(db, findings, today)),
    ...unhanded(matches),
    ...(await suspended(db, matches.filter(isComing(now)))),
    ...(await listDrafts(db)).map(({ id, name }): Task => {
      const item = { id, name, teamId: null, facts: {}, match: null, due: null };
      return { code: 'draft', group: 'whenever', about: 'news', tone: 'plain', items: [item] };
    }),
  ];
}

const isComing = (now: Date) => (match: DeskListRow) =>
  match.status === 'UPCOMING' && match.startTime !== null && new Date(match.startTime) > now;

async function tasksOfFindings(db: Queryable, findings: readonly Finding[], today: string): Promise<Task[]> {
  const matchIds = findings.filter(({ code }) => aboutOf(code) === 'matches').map(({ id }) => id);
  const playerIds = findings.filter(({ code }) => aboutOf(code) === 'players').map(({ id }) => id);
  const matches = new Map(
    (await listDeskMatches(db, { ids: [...new Set(matchIds)] })).map((match) => [match.id, match]),
  );
  const teams = await listTeamsOfPlayers(db, playerIds, today);
  const toItem = ({ code, id, name, facts }: Finding): Item => {
    const about = aboutOf(code);
    const match = about === 'matches' ? matches.get(id) : undefined;
    return {
      id,
      name,
      facts,
      teamId: about === 'players' ? (teams.get(id) ?? null) : null,
      match: match ? toTodoMatch(match) : null,
      due: match?.startTime ?? null,
    };
  };
  return FAULT_CODES.flatMap((code) => {
    const task = { code, about: aboutOf(code), ...weightOf(code) };
    const items = findings.filter((each) => each.code === code).map(toItem);
    return items.length > MOST_OF_A_KIND ? [{ ...task, items }] : items.map((item) => ({ ...task, items: [item] }));
  });
}

const ABOUT: Partial<Record<(typeof FAULTS)[FaultCode]['table'], Task['about']>> = {
  matches: 'matches',
  players: 'players',
  teams: 'teams',
  news: 'news',
};

function aboutOf(code: FaultCode): Task['about'] {
  if (code === 'player-in-two-teams' || code === 'player-twice-in-squad') return 'players';
  const { table } = FAULTS[code];
  // Of a squad and of its portraits the team has the screen.
  if (table === 'squads' || code === 'portrait-missing') return 'teams';
  return ABOUT[table] ?? 'competitions';
}

const LEFT_OVER: readonly FaultCode[] = [
  'match-without-result',
  'score-without-goals',
  'player-outside-squad',
  'played-suspended',
];

/** Warnings of `delta check` that are felt at the pitch. */
const BEFORE_NEXT: readonly FaultCode[] = ['team-without-squad', 'squad-below-rules'];

function weightOf(code: FaultCode): Pick<Task, 'group' | 'tone'> {
  if (BEFORE_NEXT.includes(code)) return { group: 'before-next', tone: 'warn' };
  // The second language is optional, and no match waits for it.
  if (code === 'article-untranslated' || FAULTS[code].severity === 'warning')
    return { group: 'whenever', tone: 'plain' };
  return LEFT_OVER.includes(code) ? { group: 'left-over', tone: 'bad' } : { group: 'before-next', tone: 'warn' };
}

/** A protocol that was recorded at the pitch and not handed in. */
const unhanded = (matches: readonly DeskListRow[]): Task[] =>
  matches
    .filter(
      (match) =>
        match.status === 'FINISHED' && match.recordedBy !== null && !match.isOrganisersResult && !isHandedIn(match),
    )
    .map((match) => ({
      code: 'not-handed-in',
      group: 'left-over',
      about: 'matches',
      tone: 'warn',
      items: [itemOf(match)],
    }));

const itemOf = (match: DeskListRow): Item => ({
  id: match.id,
  name: `${match.home?.name ?? '?'} – ${match.away?.name ?? '?'}`,
  teamId: null,
  facts: {},
  match: toTodoMatch(match),
  due: match.startTime,
});

/** Each player once for every match that he misses; the matches are in order of kick-off. */
async function suspended(db: Queryable, matches: readonly DeskListRow[]): Promise<Task[]> {
  const tasks: Task[] = [];
  const missed = new Map<string, number>();
  for (const match of matches) {
    const members = await listMatchMembers(db, match.id);
    const { id, competition } = match;
    const suspensions = await readSuspensions(
      db,
      { id, competitionId: competition.id },
      members.map((member) => member.id),
    );
    for (const { id: playerId, name, teamId } of members) {
      const suspension = suspensions.get(playerId);
      const missing = `${playerId} in ${competition.id}`;
      const count = missed.get(missing) ?? 0;
      if (!suspension || count >= (suspension.matches ?? Infinity)) continue;
      missed.set(missing, count + 1);
      const item = { ...itemOf(match), id: playerId, name, teamId, facts: { cause: suspension.cause } };
      tasks.push({ code: 'suspended', group: 'before-next', about: 'players', tone: 'warn', items: [item] });
    }
  }
  return tasks;
}

export const toTodoMatch = ({
  id,
  competition,
  home,
  away,
  status,
  score,
  startTime,
  venue,
  recordedBy,
}: DeskListRow) => ({
  id,
  competitionId: competition.id,
  home,
  away,
  status,
  score,
  startTime,
  venue,
  recordedBy,
});
