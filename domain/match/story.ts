import { otherSide, type Score, type Side } from './score.ts';

export interface StoryGoal {
  /** The side that it counts for. */
  side: Side;
  minute: number | null;
  /** null if unknown, private, or an own goal. */
  scorer: string | null;
}

export interface PlayedMatch {
  home: string;
  away: string;
  score: Score;
  /** Of the shoot-out. */
  penalties: Score | null;
  halfMinutes: number;
  /** In order. */
  goals: readonly StoryGoal[];
  sentOff: readonly { name: string; minute: number | null }[];
}

/** A sentence: the key of its text, and what is filled in. */
export type StorySentence =
  | { key: 'goalless' | 'draw'; home: string; away: string; score: string }
  | { key: 'win' | 'bigWin' | 'narrowWin'; winner: string; loser: string; score: string }
  | { key: 'shootOut'; winner: string; loser: string; score: string; penalties: string }
  | { key: 'comeback'; score: string }
  | { key: 'lateWinner' | 'equaliser'; player: string; minute: number }
  | { key: 'neverBehind'; minute: number }
  | { key: 'goals'; player: string; count: number }
  | { key: 'onlyGoal'; player: string; minute: number }
  | { key: 'sentOff'; player: string };

const BIG_WIN = 4;
/** The last tenth of a match. */
const LATE_SHARE = 0.9;
const MANY_GOALS = 2;

/** [SY1] At most three sentences, of facts alone. */
export function storyOf(match: PlayedMatch): StorySentence[] {
  const course = courseOf(match);
  return [resultOf(match), ...(course ? [course] : []), ...personsOf(match, course)].slice(0, 3);
}

/** [SY2] */
function resultOf({ home, away, score, penalties }: PlayedMatch): StorySentence {
  const winner = winnerOf(penalties ?? score);
  if (winner === null) return { key: score.home === 0 ? 'goalless' : 'draw', home, away, score: asText(score, 'home') };
  const names = winner === 'home' ? { winner: home, loser: away } : { winner: away, loser: home };
  if (penalties)
    return { key: 'shootOut', ...names, score: asText(score, winner), penalties: asText(penalties, winner) };
  const margin = Math.abs(score.home - score.away);
  const key = margin >= BIG_WIN ? 'bigWin' : margin === 1 ? 'narrowWin' : 'win';
  return { key, ...names, score: asText(score, winner) };
}

/** [SY3] Only where every goal and its minute are known. */
function courseOf({ score, penalties, goals, halfMinutes }: PlayedMatch): StorySentence | null {
  const [first] = goals;
  const isKnown =
    goals.length === score.home + score.away && goals.every(({ minute }, i) => minute !== null && isInOrder(goals, i));
  if (!first || !isKnown || penalties) return null;
  const winner = winnerOf(score);
  const running = runningScores(goals);
  if (winner === null) {
    const last = goals.at(-1);
    return isLate(last, halfMinutes) && last?.scorer ? late('equaliser', last.scorer, last.minute) : null;
  }
  const loser = otherSide(winner);
  const worst = running.reduce((least, at) => (at[winner] - at[loser] < least[winner] - least[loser] ? at : least));
  if (worst[winner] < worst[loser]) return { key: 'comeback', score: asText(worst, winner) };
  const deciding = goals[running.findIndex((at, i) => isDeciding(running, i, winner) && at[winner] > at[loser])];
  if (isLate(deciding, halfMinutes) && deciding?.scorer) return late('lateWinner', deciding.scorer, deciding.minute);
  if (goals.length === 1)
    return first.scorer ? { key: 'onlyGoal', player: first.scorer, minute: first.minute ?? 0 } : null;
  return first.side === winner && running.every((at) => at[winner] > at[loser])
    ? { key: 'neverBehind', minute: first.minute ?? 0 }
    : null;
}

/** [SY4] */
function personsOf({ goals, sentOff }: PlayedMatch, course: StorySentence | null): StorySentence[] {
  const counts = new Map<string, number>();
  for (const { scorer } of goals) if (scorer !== null) counts.set(scorer, (counts.get(scorer) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const best = [...counts].filter(([, count]) => count === most && count >= MANY_GOALS);
  const named = course && 'player' in course ? course.player : null;
  return [
    ...best.map(([player, count]) => ({ key: 'goals' as const, player, count })),
    ...sentOff.filter(({ name }) => name !== named).map(({ name }) => ({ key: 'sentOff' as const, player: name })),
  ];
}

const late = (key: 'lateWinner' | 'equaliser', player: string, minute: number | null): StorySentence => ({
  key,
  player,
  minute: minute ?? 0,
});

const winnerOf = ({ home, away }: Score): Side | null => (home === away ? null : home > away ? 'home' : 'away');

/** The goals of this side first. */
const asText = (score: Score, side: Side): string => `${score[side]}:${score[otherSide(side)]}`;

const isInOrder = (goals: readonly StoryGoal[], i: number): boolean =>
  i === 0 || (goals[i - 1]?.minute ?? 0) <= (goals[i]?.minute ?? 0);

const isLate = (goal: StoryGoal | undefined, halfMinutes: number): boolean =>
  (goal?.minute ?? 0) > 2 * halfMinutes * LATE_SHARE;

function runningScores(goals: readonly StoryGoal[]): Score[] {
  const score = { home: 0, away: 0 };
  return goals.map(({ side }) => {
    score[side] += 1;
    return { ...score };
  });
}

/** The goal after which the winner stayed ahead. */
const isDeciding = (running: readonly Score[], i: number, winner: Side): boolean =>
  running.slice(i).every((at) => at[winner] > at[otherSide(winner)]);
