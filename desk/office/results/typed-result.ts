import type { ResultRequest } from '#contract/desk/result.ts';
import {
  readCards,
  readScorers,
  writeCards,
  writeScorers,
  type LinePlayer,
  type WrongWord,
} from '#domain/match/rules/result-line.ts';
import type { Score, Side } from '#domain/match/score.ts';
import { SIDES, type MatchFacts } from '#desk/pitch/match/match-facts.ts';
import {
  goalsOf,
  toRequest,
  type DraftCard,
  type DraftGoal,
  type ResultDraft,
} from '#desk/pitch/result/result-draft.ts';

export type Squads = Readonly<Record<Side, readonly LinePlayer[]>>;
type Typed<Value> = Readonly<Record<Side, Value>>;

/** What stands in the fields of one match. */
export interface TypedResult {
  score: Typed<string>;
  penalties: Typed<string>;
  scorers: Typed<string>;
  cards: Typed<string>;
  reason: string;
}

/** What was typed, and the revision of the match that it began with. */
export interface KeptResult extends TypedResult {
  revision: number;
}

export const EMPTY: TypedResult = {
  score: { home: '', away: '' },
  penalties: { home: '', away: '' },
  scorers: { home: '', away: '' },
  cards: { home: '', away: '' },
  reason: '',
};

const bySide = <Value>(of: (side: Side) => Value): Record<Side, Value> => ({ home: of('home'), away: of('away') });

export const squadsOf = ({ shirts }: MatchFacts): Squads =>
  bySide((side) =>
    shirts[side].map(({ id, number, player: { name, nameLatin } }) => ({ id, number, name, nameLatin })),
  );

/** What is recorded, as it would have been typed. */
export const typedOf = (known: ResultDraft, squads: Squads): TypedResult => ({
  score: bySide((side) => String(known.score[side])),
  penalties: bySide((side) => (known.penalties ? String(known.penalties[side]) : '')),
  scorers: bySide((side) => writeScorers(goalsOf(known, side), squads)),
  cards: bySide((side) =>
    writeCards(
      known.cards.filter(({ team }) => team === side),
      squads,
    ),
  ),
  reason: '',
});

export interface ReadResult {
  /** Null while it cannot be saved. */
  request: ResultRequest | null;
  goals: Record<Side, DraftGoal[]>;
  cards: Record<Side, DraftCard[]>;
  wrong: { scorers: Record<Side, WrongWord[]>; cards: Record<Side, WrongWord[]> };
  /** Goals without a word; negative: words without a goal. */
  left: Record<Side, number>;
  isLevelCup: boolean;
}

interface Known {
  draft: ResultDraft;
  squads: Squads;
  isKnockout: boolean;
  handedIn: boolean;
}

/** What the fields of a match say. */
export function readResult(typed: TypedResult, { draft, squads, isKnockout, handedIn }: Known): ReadResult {
  const scorers = bySide((side) => readScorers(typed.scorers[side], side, squads));
  const cardLines = bySide((side) => readCards(typed.cards[side], side, squads));
  const goals = bySide((side) => withMoments(scorers[side].goals.map(blankGoal), goalsOf(draft, side), isSameGoal));
  const cards = bySide((side) => withMoments(cardLines[side].cards.map(blankCard), draft.cards, isSameCard));
  const score = scoreIn(typed.score);
  const left = bySide((side) => (score ? score[side] - goals[side].length : 0));
  const isLevelCup = isKnockout && score !== null && score.home === score.away;
  const penalties = isLevelCup ? scoreIn(typed.penalties) : null;
  const reason = typed.reason.trim();
  const isWrong =
    SIDES.some((side) => scorers[side].wrong.length + cardLines[side].wrong.length > 0 || left[side] < 0) ||
    (isLevelCup && (!penalties || penalties.home === penalties.away)) ||
    (handedIn && reason === '');
  return {
    request:
      score === null || isWrong
        ? null
        : toRequest(
            { score, penalties, goals: [...goals.home, ...goals.away], cards: [...cards.home, ...cards.away] },
            reason || null,
          ),
    goals,
    cards,
    wrong: { scorers: bySide((side) => scorers[side].wrong), cards: bySide((side) => cardLines[side].wrong) },
    left,
    isLevelCup,
  };
}

function scoreIn({ home, away }: Typed<string>): Score | null {
  const isNumber = /^\d{1,2}$/;
  return isNumber.test(home) && isNumber.test(away) ? { home: Number(home), away: Number(away) } : null;
}

const NO_MOMENT = { minute: null, extraTime: null };
const blankGoal = (goal: Omit<DraftGoal, 'minute' | 'extraTime' | 'assist'>): DraftGoal => ({
  ...goal,
  ...NO_MOMENT,
  assist: null,
});
const blankCard = (card: Omit<DraftCard, 'minute' | 'extraTime'>): DraftCard => ({ ...card, ...NO_MOMENT });

const isSameGoal = (a: DraftGoal, b: DraftGoal): boolean =>
  a.team === b.team && a.player === b.player && a.ownGoal === b.ownGoal && a.penalty === b.penalty;
const isSameCard = (a: DraftCard, b: DraftCard): boolean =>
  a.team === b.team && a.player === b.player && a.card === b.card;

/** [RL5] What is recorded keeps the minute and the assist that a line does not say. */
function withMoments<Act>(typed: readonly Act[], known: readonly Act[], isSame: (a: Act, b: Act) => boolean): Act[] {
  const rest = [...known];
  return typed.map((act) => {
    const at = rest.findIndex((one) => isSame(one, act));
    const [found] = at === -1 ? [] : rest.splice(at, 1);
    return found ?? act;
  });
}

const storedAs = (matchId: number) => `office-result-${matchId}`;

/** Kept while it is typed, so that a reload or a dead network loses nothing. */
export function keepTyped(matchId: number, typed: KeptResult | null): void {
  if (typed) localStorage.setItem(storedAs(matchId), JSON.stringify(typed));
  else localStorage.removeItem(storedAs(matchId));
}

export function keptTyped(matchId: number): KeptResult | null {
  const text = localStorage.getItem(storedAs(matchId));
  return text === null ? null : { ...EMPTY, revision: 0, ...(JSON.parse(text) as Partial<KeptResult>) };
}
