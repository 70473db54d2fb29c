import type { MatchPlayer, SimulatedMatch, SideIndex } from './match-state.ts';
import { keeperOf, otherSide, record } from './match-state.ts';

/** As usual in six-a-side: three kicks each, then sudden death. */
const KICKS_EACH = 3;
const SECONDS_A_KICK = 40;

/** Returns whether it was decided before `until`. */
export function shootOut(match: SimulatedMatch, until: number): boolean {
  const { random } = match;
  match.phase = 'PENALTIES';
  match.minute = Math.max(match.minute, 0);
  match.stoppage = null;
  record(match, { kind: 'PHASE', minute: null, extraTime: null });
  const scored: [number, number] = [0, 0];
  const taken: [number, number] = [0, 0];
  const order = match.teams.map(({ onPitch }) => byNerve(onPitch));
  const first: SideIndex = random.chance(0.5) ? 0 : 1;
  match.penalties = [0, 0];
  for (let kick = 0; !isDecided(scored, taken); kick++) {
    match.at += SECONDS_A_KICK * 1000;
    if (match.at > until) return false;
    const side = kick % 2 === 0 ? first : otherSide(first);
    const kickers = order[side] ?? [];
    const kicker = kickers[taken[side] % kickers.length];
    if (!kicker) throw new Error('Nobody is left to take a kick');
    const keeper = keeperOf(match.teams[otherSide(side)]);
    const goal = random.chance(0.72 + (kicker.footballer.shooting - keeper.footballer.keeping) / 300);
    taken[side] += 1;
    if (goal) scored[side] += 1;
    match.penalties = [...scored];
    record(match, {
      kind: goal ? 'SHOOTOUT_SCORED' : 'SHOOTOUT_MISSED',
      team: match.teams[side].key,
      player: kicker.footballer.player,
      minute: null,
      extraTime: null,
    });
  }
  match.at += 60_000;
  return match.at <= until;
}

/** The best shot goes first, the keeper last. */
const byNerve = (players: readonly MatchPlayer[]) =>
  players.toSorted((a, b) => b.footballer.shooting - a.footballer.shooting);

function isDecided(scored: readonly [number, number], taken: readonly [number, number]): boolean {
  const [lead, kicksOfLeader, kicksOfOther] =
    scored[0] >= scored[1] ? [scored[0] - scored[1], taken[0], taken[1]] : [scored[1] - scored[0], taken[1], taken[0]];
  if (taken[0] === taken[1] && taken[0] >= KICKS_EACH) return lead > 0;
  return lead > Math.max(0, KICKS_EACH - kicksOfOther) && kicksOfLeader <= KICKS_EACH && kicksOfOther <= KICKS_EACH;
}
