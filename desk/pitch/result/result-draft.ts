import type { ResultRequest } from '#contract/desk/result.ts';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import { sinceRescheduled } from '#domain/match/fold-ledger.ts';
import { creditGoal, sideOf, type Score, type Side } from '#domain/match/score.ts';
import type { MatchFacts } from '#desk/pitch/match/match-facts.ts';
import type { MatchView } from '#desk/pitch/match/view-match.ts';

export type DraftGoal = ResultRequest['goals'][number];
export type DraftCard = ResultRequest['cards'][number];

export interface ResultDraft {
  score: Score;
  penalties: Score | null;
  goals: DraftGoal[];
  cards: DraftCard[];
}

/** What is known already fills the form: the same form completes an imported score and corrects a recorded match. */
export function draftOf({ record, match }: MatchView, facts: MatchFacts): ResultDraft {
  const sides = { home: facts.teams.home.id, away: facts.teams.away.id };
  const entries = sinceRescheduled(settleLedger(record.entries));
  const goals = entries.flatMap((entry): DraftGoal[] => {
    const team = sideOf(entry.team, sides);
    if (entry.kind !== 'GOAL' || !team) return [];
    const { revision, player, otherPlayer, ownGoal, penalty, minute, extraTime } = entry;
    return [{ revision, team, player, assist: otherPlayer, ownGoal, penalty, minute, extraTime }];
  });
  const cards = entries.flatMap((entry): DraftCard[] => {
    const team = sideOf(entry.team, sides);
    const card = ({ YELLOW_CARD: 'yellow', SECOND_YELLOW: 'second-yellow', RED_CARD: 'red' } as const)[
      entry.kind as 'RED_CARD'
    ];
    if (!card || !team || entry.player === null) return [];
    const { revision, player, minute, extraTime } = entry;
    return [{ revision, team, player, card, minute, extraTime }];
  });
  return {
    score: record.score ?? match.score ?? { home: 0, away: 0 },
    penalties: facts.folded.penalties,
    goals,
    cards,
  };
}

/** The side whose score a goal of the form raises. */
const creditedSide = ({ team, ownGoal }: Pick<DraftGoal, 'team' | 'ownGoal'>): Side =>
  creditGoal({ team, ownGoal, phase: null }, { home: 'home', away: 'away' }) ?? team;

export const goalsOf = ({ goals }: ResultDraft, side: Side): DraftGoal[] =>
  goals.filter((goal) => creditedSide(goal) === side);

/** How many goals of a side have no line in the form yet. */
export const goalsLeft = (draft: ResultDraft, side: Side): number => draft.score[side] - goalsOf(draft, side).length;

/** One goal less: the last line without a scorer goes first, then the last one. */
export function changeScore(draft: ResultDraft, side: Side, by: 1 | -1): ResultDraft {
  const value = Math.min(99, Math.max(0, draft.score[side] + by));
  const score = { ...draft.score, [side]: value };
  const lines = goalsOf(draft, side);
  if (lines.length <= value) return { ...draft, score };
  const gone = lines.findLast(({ player }) => player === null) ?? lines.at(-1);
  return { ...draft, score, goals: draft.goals.filter((goal) => goal !== gone) };
}

export const toRequest = (draft: ResultDraft, reason: string | null): ResultRequest => ({
  score: draft.score,
  ...(draft.penalties ? { penalties: draft.penalties } : {}),
  goals: draft.goals,
  cards: draft.cards,
  ...(reason === null ? {} : { reason }),
});

/** Goals and cards that somebody else withdrew meanwhile are new ones, if they are kept. */
export function withoutGone(draft: ResultDraft, recorded: ResultDraft): ResultDraft {
  const known = new Set([...recorded.goals, ...recorded.cards].map(({ revision }) => revision));
  const asNew = <Act extends { revision?: number | undefined }>(act: Act): Act => {
    if (act.revision === undefined || known.has(act.revision)) return act;
    const { revision: _gone, ...rest } = act;
    return rest as Act;
  };
  return { ...draft, goals: draft.goals.map(asNew), cards: draft.cards.map(asNew) };
}

const storedAs = (matchId: number) => `desk-result-${matchId}`;

/** What was written, and what was recorded when that began. */
export interface KeptDraft {
  draft: ResultDraft;
  base: string;
}

/** Kept while it is written, so that a reload or a dead network loses nothing. */
export function keepDraft(matchId: number, kept: KeptDraft | null): void {
  if (kept) localStorage.setItem(storedAs(matchId), JSON.stringify(kept));
  else localStorage.removeItem(storedAs(matchId));
}

export function keptDraft(matchId: number): KeptDraft | null {
  const text = localStorage.getItem(storedAs(matchId));
  if (text === null) return null;
  const kept = JSON.parse(text) as KeptDraft | ResultDraft;
  // A version before this one kept the draft alone: what it began with is not known.
  return 'draft' in kept ? kept : { draft: kept, base: '' };
}
