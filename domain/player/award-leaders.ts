import { byAlphabet } from '#domain/formatting/alphabet.ts';
import { positionGroup, type PositionGroup } from '#domain/lineup/position.ts';
import { rankForSlot, type BestTeamCandidate } from '#domain/lineup/propose-team.ts';
import type { AwardSubtype } from './award.ts';

export interface AwardCandidate extends BestTeamCandidate {
  minutes: number | null;
}

export interface AwardTeam {
  id: number;
  name: string;
  /** In the one table that decides; null where there is none. */
  place: number | null;
  matches: number;
  goalsFor: number;
  goalsAgainst: number;
  cardPoints: number;
}

interface Leaders {
  subtype: AwardSubtype;
  /** With the figure that names them, if there is one. */
  winners: { id: number; value: number | null }[];
}

const OFFERED = 3;

/** [AW6] Whom the figures of a season name for the awards that figures decide. */
export function awardLeaders(players: readonly AwardCandidate[], teams: readonly AwardTeam[]): Leaders[] {
  const played = players.filter(({ matches }) => matches > 0);
  const most = Math.max(0, ...played.map(({ matches }) => matches));
  const regular = played.filter(({ matches }) => matches * 2 >= most);
  const ofLine = (line: PositionGroup) =>
    rankForSlot(
      regular.filter(
        ({ position, rating }) => position !== null && positionGroup(position) === line && rating !== null,
      ),
      line,
    ).map(({ id, rating }) => ({ id, value: rating }));
  const keepers = played.filter(({ position }) => position === 'GK');
  const active = teams.filter(({ matches }) => matches > 0);
  const onPlace = (place: number) =>
    teams.filter((team) => team.place === place).map(({ id }) => ({ id, value: null }));
  const leaders: Leaders[] = [
    { subtype: 'FIRST_PLACE', winners: onPlace(1) },
    { subtype: 'SECOND_PLACE', winners: onPlace(2) },
    { subtype: 'THIRD_PLACE', winners: onPlace(3) },
    { subtype: 'FAIRPLAY_TEAM', winners: lowest(active, (team) => team.cardPoints) },
    { subtype: 'BEST_ATTACK', winners: highest(active, (team) => team.goalsFor) },
    { subtype: 'BEST_DEFENSE', winners: lowest(active, (team) => team.goalsAgainst) },
    { subtype: 'MVP', winners: highest(regular, ({ rating }) => rating) },
    { subtype: 'GOLDEN_BOOT', winners: highest(played, ({ goals }) => goals) },
    { subtype: 'ASSISTS_KING', winners: highest(played, ({ assists }) => assists) },
    { subtype: 'GOLDEN_GLOVE', winners: highest(keepers, ({ cleanSheets }) => cleanSheets) },
    { subtype: 'IRON_MAN_AWARD', winners: highest(played, ({ minutes }) => minutes) },
    { subtype: 'BEST_DEFENDER', winners: ofLine('DEF') },
    { subtype: 'BEST_MIDFIELDER', winners: ofLine('MID') },
    { subtype: 'BEST_FORWARD', winners: ofLine('FWD') },
  ];
  return leaders
    .filter(({ winners }) => winners.length > 0)
    .map(({ subtype, winners }) => ({ subtype, winners: winners.slice(0, OFFERED) }));
}

interface Named {
  id: number;
  name: string;
  matches: number;
}

/** Those who have some of it; of those who are level the one with fewer matches. */
function highest<One extends Named>(all: readonly One[], valueOf: (one: One) => number | null) {
  return byValue(all, valueOf, -1).filter(({ value }) => value > 0);
}

const lowest = <One extends Named>(all: readonly One[], valueOf: (one: One) => number) => byValue(all, valueOf, 1);

function byValue<One extends Named>(all: readonly One[], valueOf: (one: One) => number | null, sign: 1 | -1) {
  return all
    .flatMap((one) => {
      const value = valueOf(one);
      return value === null ? [] : [{ one, value }];
    })
    .toSorted(
      (a, b) =>
        sign * (a.value - b.value) ||
        a.one.matches - b.one.matches ||
        byAlphabet(a.one.name, b.one.name) ||
        a.one.id - b.one.id,
    )
    .map(({ one, value }) => ({ id: one.id, value }));
}
