import { otherSide, type Score, type Side } from './score.ts';

export interface StoryGoal {
  /** The side that it counts for. */
  side: Side;
  minute: number | null;
  /** Of stoppage time. */
  extraTime: number | null;
  /** null if unknown, private, or an own goal. */
  scorer: string | null;
  ownGoal: boolean;
  penalty: boolean;
}

export interface PlayedMatch {
  home: string;
  away: string;
  /** Awarded, if it is. */
  score: Score;
  awarded: boolean;
  /** Of the shoot-out. */
  penalties: Score | null;
  halfMinutes: number;
  /** In order. */
  goals: readonly StoryGoal[];
  sentOff: readonly { name: string; side: Side; minute: number | null; extraTime: number | null }[];
}

/** When something happened; in the stoppage time of the first half or of a later one, there is no minute. */
export type StoryTime = number | 'stoppage' | 'firstHalfStoppage' | null;

/** Who scored, as far as it is said. */
type StoryScorer = { player: string; penalty: boolean } | 'ownGoal' | null;

type ScoredKey = 'winner' | 'equaliser' | 'onlyGoal' | 'opened' | 'neverBehind';

/** About a goal. */
export interface ScoredSentence {
  key: ScoredKey;
  scorer: StoryScorer;
  time: StoryTime;
}

/** A sentence, and the facts in it. */
export type StorySentence =
  | { key: 'goalless' | 'draw'; home: string; away: string; score: Score }
  | { key: 'win' | 'bigWin' | 'narrowWin' | 'awarded'; winner: string; loser: string; score: Score }
  | { key: 'shootOut'; winner: string; loser: string; score: Score; penalties: Score }
  | { key: 'comeback' | 'levelled'; team: string; ours: number; theirs: number }
  | ScoredSentence
  /** `team` where it is that of all players; `isNamed` if the sentence before it names the player. */
  | { key: 'goals'; players: string[]; team: string | null; count: number; isNamed: boolean }
  | { key: 'sentOff'; players: { name: string; team: string; time: StoryTime }[] };

const BIG_WIN = 4;
/** The last tenth of a match. */
const LATE_SHARE = 0.9;
const MANY_GOALS = 2;
const WIDE_LEAD = 2;

/** [SY1] At most three sentences, of facts alone. */
export function storyOf(match: PlayedMatch): StorySentence[] {
  if (match.awarded) return awardOf(match);
  const course = courseOf(match);
  return [resultOf(match), ...(course ? [course] : []), ...personsOf(match, course)].slice(0, 3);
}

/** [SY5] */
function awardOf(match: PlayedMatch): StorySentence[] {
  const winner = winnerOf(match.score);
  return winner ? [{ key: 'awarded', ...namesOf(match, winner), score: seenFrom(match.score, winner) }] : [];
}

/** [SY2] */
function resultOf(match: PlayedMatch): StorySentence {
  const { home, away, score, penalties } = match;
  const winner = winnerOf(penalties ?? score);
  if (winner === null)
    return { key: score.home === 0 ? 'goalless' : 'draw', home, away, score: seenFrom(score, 'home') };
  const names = namesOf(match, winner);
  if (penalties)
    return { key: 'shootOut', ...names, score: seenFrom(score, winner), penalties: seenFrom(penalties, winner) };
  const margin = Math.abs(score.home - score.away);
  const key = margin >= BIG_WIN ? 'bigWin' : margin === 1 ? 'narrowWin' : 'win';
  return { key, ...names, score: seenFrom(score, winner) };
}

/** [SY3] Only where every goal and its minute are known. */
function courseOf(match: PlayedMatch): StorySentence | null {
  const { score, penalties, goals } = match;
  const [first] = goals;
  const isKnown =
    goals.length === score.home + score.away && goals.every(({ minute }, i) => minute !== null && isInOrder(goals, i));
  if (!first || !isKnown || penalties) return null;
  const winner = winnerOf(score);
  const running = runningScores(goals);
  if (winner === null) return courseOfDraw(match, running);
  const loser = otherSide(winner);
  const worst = worstFor(winner, running);
  if (worst[winner] < worst[loser])
    return { key: 'comeback', team: match[winner], ours: worst[winner], theirs: worst[loser] };
  if (goals.length === 1) return scored('onlyGoal', first, match);
  const deciding = goals[running.findIndex((_, i) => isDeciding(running, i, winner))];
  const isOpen = running.some((at) => at[winner] === at[loser]);
  if (deciding && (isLate(deciding, match.halfMinutes) || (isOpen && score[winner] - score[loser] === 1)))
    return scored('winner', deciding, match);
  if (isOpen) return null;
  // Of a rout it goes without saying that the lead was never lost.
  return scored(first.scorer && score[winner] - score[loser] >= BIG_WIN ? 'opened' : 'neverBehind', first, match);
}

function courseOfDraw(match: PlayedMatch, running: readonly Score[]): StorySentence | null {
  const last = match.goals.at(-1);
  if (last && isLate(last, match.halfMinutes)) return scored('equaliser', last, match);
  for (const side of ['home', 'away'] as const) {
    const { [side]: ours, [otherSide(side)]: theirs } = worstFor(side, running);
    if (theirs - ours >= WIDE_LEAD) return { key: 'levelled', team: match[side], ours, theirs };
  }
  return null;
}

/** [SY4] */
function personsOf(match: PlayedMatch, course: StorySentence | null): StorySentence[] {
  const counts = new Map<string, { count: number; side: Side }>();
  for (const { scorer, side } of match.goals)
    if (scorer !== null) counts.set(scorer, { count: (counts.get(scorer)?.count ?? 0) + 1, side });
  const most = Math.max(MANY_GOALS, ...[...counts.values()].map(({ count }) => count));
  const best = [...counts].filter(([, { count }]) => count === most);
  const players = best.map(([name]) => name);
  const [side, otherOne] = new Set(best.map(([, of]) => of.side));
  const named = course && 'scorer' in course && course.scorer !== 'ownGoal' ? course.scorer?.player : undefined;
  const sentOff = match.sentOff.map((one) => ({ name: one.name, team: match[one.side], time: timeOf(one, match) }));
  const team = side && !otherOne ? match[side] : null;
  return [
    ...(side ? [{ key: 'goals' as const, players, team, count: most, isNamed: players.join() === named }] : []),
    ...(sentOff.length > 0 ? [{ key: 'sentOff' as const, players: sentOff }] : []),
  ];
}

const scored = (key: ScoredKey, goal: StoryGoal, match: PlayedMatch): StorySentence => ({
  key,
  scorer: goal.ownGoal ? 'ownGoal' : goal.scorer === null ? null : { player: goal.scorer, penalty: goal.penalty },
  time: timeOf(goal, match),
});

function timeOf(
  { minute, extraTime }: { minute: number | null; extraTime: number | null },
  { halfMinutes }: PlayedMatch,
): StoryTime {
  if (minute === null || !extraTime) return minute;
  return minute <= halfMinutes ? 'firstHalfStoppage' : 'stoppage';
}

const namesOf = (match: PlayedMatch, winner: Side) => ({ winner: match[winner], loser: match[otherSide(winner)] });

const winnerOf = ({ home, away }: Score): Side | null => (home === away ? null : home > away ? 'home' : 'away');

/** The goals of this side first. */
const seenFrom = (score: Score, side: Side): Score => ({ home: score[side], away: score[otherSide(side)] });

const isInOrder = (goals: readonly StoryGoal[], i: number): boolean =>
  i === 0 || (goals[i - 1]?.minute ?? 0) <= (goals[i]?.minute ?? 0);

const isLate = ({ minute }: StoryGoal, halfMinutes: number): boolean => (minute ?? 0) > 2 * halfMinutes * LATE_SHARE;

function runningScores(goals: readonly StoryGoal[]): Score[] {
  const score = { home: 0, away: 0 };
  return goals.map(({ side }) => {
    score[side] += 1;
    return { ...score };
  });
}

/** The first of the scores at which a side was furthest behind. */
const worstFor = (side: Side, running: readonly Score[]): Score =>
  running.reduce((least, at) => (at[side] - at[otherSide(side)] < least[side] - least[otherSide(side)] ? at : least));

/** The goal after which the winner stayed ahead. */
const isDeciding = (running: readonly Score[], i: number, winner: Side): boolean =>
  running.slice(i).every((at) => at[winner] > at[otherSide(winner)]);
