import type { Side } from '#domain/match/score.ts';
import { groupByLine, POSITION_GROUPS, type PositionGroup } from './position.ts';

/** The place of a line between its own goal (0) and the opponents' (100). */
const DEPTH: Record<PositionGroup, number> = { GK: 7, DEF: 18, MID: 31, FWD: 43 };

const EDGE = 15;

/** [LP2] Places across the pitch, in percent from the left. */
export function spaceOut(players: number): number[] {
  if (players <= 1) return players === 1 ? [50] : [];
  if (players === 2) return [30, 70];
  if (players === 3) return [25, 50, 75];
  const step = (100 - 2 * EDGE) / (players - 1);
  return Array.from({ length: players }, (_, i) => EDGE + i * step);
}

export interface Placed<P> {
  player: P;
  side: Side;
  /** Percent of the length, from the home goal. */
  along: number;
  /** Percent of the width, from the home team's left. */
  across: number;
  /** Percent of the width to the next player in the line; 100 for a single player. */
  spacing: number;
}

/** Both teams on one pitch, facing each other. */
export const layOutPitch = <P extends { position: string | null }>(
  home: readonly P[],
  away: readonly P[],
): Placed<P>[] => [...layOutTeam(home, 'home'), ...layOutTeam(away, 'away')];

function layOutTeam<P extends { position: string | null }>(players: readonly P[], side: Side): Placed<P>[] {
  const lines = groupByLine(players);
  const turn = (percent: number) => (side === 'home' ? percent : 100 - percent);
  return POSITION_GROUPS.flatMap((group) => {
    const line = lines[group].toSorted((a, b) => flankOf(a.position) - flankOf(b.position));
    const places = spaceOut(line.length);
    const [first = 0, second = first + 100] = places;
    return line.map((player, i) => ({
      player,
      side,
      along: turn(DEPTH[group]),
      across: turn(places[i] ?? 50),
      spacing: second - first,
    }));
  });
}

/** [LP4] */
function flankOf(position: string | null): number {
  if (position === null || !/^[LR][BMW]$/.test(position)) return 0;
  return position.startsWith('L') ? -1 : 1;
}
