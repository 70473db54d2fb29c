import { otherSide, type Score } from '#domain/match/score.ts';
import { countingScore, type TableMatch } from './counting-result.ts';
import { forfeit, settleResults, USUAL_LEAVING, type LeavingRule, type Withdrawals } from './settle-results.ts';

export interface RemainingMatch<Id> extends TableMatch<Id> {
  /** Decided by this rule before: it is decided again. */
  isByRule: boolean;
}

type Verdict = { act: 'award'; score: Score } | { act: 'cancel' };

const asBefore = <Id, M extends RemainingMatch<Id>>(match: M): M =>
  match.isByRule ? { ...match, status: 'UPCOMING', official: null } : match;

/**
 * [ST18] What becomes of the matches that teams which left have not played. Null for a match that is to be played; matches
 * that were played, or decided otherwise, are not listed.
 */
export function decideRemaining<Id, M extends RemainingMatch<Id>>(
  matches: readonly M[],
  withdrawn: Withdrawals<Id>,
  rule: LeavingRule = USUAL_LEAVING,
): Map<M, Verdict | null> {
  const { struckOut } = settleResults<Id, M>(matches.map(asBefore<Id, M>), withdrawn, rule);
  const isOpen = ({ status, isByRule }: M) => isByRule || status === 'UPCOMING' || status === 'POSTPONED';
  return new Map(matches.filter(isOpen).map((match) => [match, verdictOn(match)]));

  function verdictOn(match: M): Verdict | null {
    const { home, away, knockout } = match;
    if (home === null || away === null) return null;
    if (!withdrawn.has(home) && !withdrawn.has(away)) return null;
    const isAnnulled = !knockout && (struckOut.has(home) || struckOut.has(away));
    const score = isAnnulled ? null : forfeit(asBefore<Id, M>(match), withdrawn, rule);
    if (!score) return { act: 'cancel' };
    const otherLeg = matches.find((leg) => knockout && leg.knockout && leg.home === away && leg.away === home);
    return { act: 'award', score: otherLeg && !otherLeg.isByRule ? enoughToGoOn(score, otherLeg) : score };
  }
}

/** What becomes of a match of a team that leaves; one that is played, or waits for its end, is decided by nothing here. */
export type MatchFate =
  | { fate: 'award'; score: Score }
  | { fate: 'cancel' }
  /** Its result is struck out, or counts as before. */
  | { fate: 'annul' | 'stand' }
  /** It is played. */
  | { fate: 'play' };

/** [ST22] Of every match of a team, in their order, if these teams have left. What was cancelled otherwise is not listed. */
export function fatesOf<Id, M extends RemainingMatch<Id>>(
  team: Id,
  matches: readonly M[],
  withdrawn: Withdrawals<Id>,
  rule: LeavingRule = USUAL_LEAVING,
): { match: M; fate: MatchFate }[] {
  const decided = decideRemaining(matches, withdrawn, rule);
  const { struckOut } = settleResults<Id, M>(matches.map(asBefore<Id, M>), withdrawn, rule);
  const fateOf = (match: M): MatchFate => {
    const verdict = decided.get(match);
    if (verdict) return verdict.act === 'award' ? { fate: 'award', score: verdict.score } : { fate: 'cancel' };
    if (decided.has(match) || match.status === 'LIVE') return { fate: 'play' };
    const isStruckOut = [match.home, match.away].some((id) => id !== null && struckOut.has(id));
    return { fate: isStruckOut && !match.knockout ? 'annul' : 'stand' };
  };
  return matches
    .filter(
      ({ home, away, status, isByRule }) => (home === team || away === team) && (status !== 'CANCELLED' || isByRule),
    )
    .map((match) => ({ match, fate: fateOf(match) }));
}

/** With as many more goals as the other leg, played at the other team's, makes necessary. */
function enoughToGoOn<Id>(award: Score, otherLeg: TableMatch<Id>): Score {
  const played = countingScore({ ...otherLeg, knockout: false });
  if (!played) return award;
  const side = award.home > award.away ? 'home' : 'away';
  const behind = played[side] - played[otherSide(side)];
  return { ...award, [side]: Math.max(award[side], behind + 1) };
}
