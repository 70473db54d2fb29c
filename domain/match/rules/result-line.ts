import { searchKeys } from '#domain/formatting/search-key.ts';
import { otherSide, type Side } from '#domain/match/score.ts';

/** Somebody who can be named in a line. */
export interface LinePlayer {
  id: number;
  number: number | null;
  name: string;
  nameLatin: string;
}
type Squads = Readonly<Record<Side, readonly LinePlayer[]>>;

export interface LineGoal {
  /** The scorer's own team. */
  team: Side;
  /** Null: a goal that nobody saw. */
  player: number | null;
  ownGoal: boolean;
  penalty: boolean;
}

export interface LineCard {
  team: Side;
  player: number;
  card: 'yellow' | 'second-yellow' | 'red';
}

/** A word of the line that names nobody, or more than one. */
export interface WrongWord {
  word: string;
  reason: 'nobody' | 'several';
}

const OWN_GOAL = /^(?:аг|ag|og)[.:]?|[.:(]?(?:аг|ag|og)\)?$/iu;
const PENALTY = /^(?:д|d|p)[.:]?(?=\d)|(?<=\d)[.:(]?(?:д|d|p)\)?$/iu;
const RED = /^(?:ч|r|к)[.:]?(?=\d)|(?<=\d)[.:(]?(?:ч|r|к)\)?$/iu;
const TIMES = /[xх×*]([1-9])$/iu;
const UNSEEN = /^\?+$/;

/** [RL1] [RL2] [RL3] The goals of a side as they are written on paper: "7 7 10", "7x2 ? д9 аг4". */
export function readScorers(line: string, side: Side, squads: Squads): { goals: LineGoal[]; wrong: WrongWord[] } {
  const goals: LineGoal[] = [];
  const wrong: WrongWord[] = [];
  for (const word of wordsOf(line)) {
    if (UNSEEN.test(word)) {
      goals.push(...Array.from(word, () => ({ team: side, player: null, ownGoal: false, penalty: false })));
      continue;
    }
    const [single, times] = [word.replace(TIMES, ''), Number(TIMES.exec(word)?.[1] ?? 1)];
    const ownGoal = OWN_GOAL.test(single) && !isNameOf(single, squads[side]);
    const penalty = !ownGoal && PENALTY.test(single);
    const team = ownGoal ? otherSide(side) : side;
    const named = single.replace(ownGoal ? OWN_GOAL : PENALTY, '');
    const found = ownGoal && named === '' ? null : find(named, squads[team]);
    if (typeof found === 'string') wrong.push({ word, reason: found });
    else for (let i = 0; i < times; i += 1) goals.push({ team, player: found?.id ?? null, ownGoal, penalty });
  }
  return { goals, wrong };
}

/** [RL4] The cards of a side: "5 9 ч4"; who is named twice has a second yellow one. */
export function readCards(line: string, side: Side, squads: Squads): { cards: LineCard[]; wrong: WrongWord[] } {
  const cards: LineCard[] = [];
  const wrong: WrongWord[] = [];
  for (const word of wordsOf(line)) {
    const isRed = RED.test(word);
    const found = find(word.replace(RED, ''), squads[side]);
    if (typeof found === 'string') {
      wrong.push({ word, reason: found });
      continue;
    }
    const isBooked = cards.some(({ player, card }) => player === found.id && card === 'yellow');
    cards.push({ team: side, player: found.id, card: isRed ? 'red' : isBooked ? 'second-yellow' : 'yellow' });
  }
  return { cards, wrong };
}

/** [RL5] As it is read back: the number, or the name of whoever has none. */
export const writeScorers = (goals: readonly LineGoal[], squads: Squads): string =>
  goals
    .map(({ team, player, ownGoal, penalty }) => {
      const named = player === null ? '' : written(player, squads[team]);
      if (ownGoal) return `аг${named}`;
      return player === null ? '?' : `${penalty && /^\d/.test(named) ? 'д' : ''}${named}`;
    })
    .join(' ');

export const writeCards = (cards: readonly LineCard[], squads: Squads): string =>
  cards
    .map(({ team, player, card }) => {
      const named = written(player, squads[team]);
      return card === 'red' && /^\d/.test(named) ? `ч${named}` : named;
    })
    .join(' ');

const wordsOf = (line: string): string[] => line.split(/[\s,;]+/u).filter(Boolean);

/** Агов is a player, not an own goal by „ов“. */
const isNameOf = (word: string, players: readonly LinePlayer[]) =>
  word.length > 2 && !/\d/.test(word) && typeof find(word, players) !== 'string';

/** By number, or by the beginning of a name that only one of them has, in either alphabet. */
function find(word: string, players: readonly LinePlayer[]): LinePlayer | WrongWord['reason'] {
  const isNumber = /^(?:№|#)?\d{1,3}$/.test(word);
  const found = isNumber
    ? players.filter(({ number }) => number === Number(word.replace(/^\D/, '')))
    : players.filter((player) => hasNameFrom(player, word));
  const [player] = found;
  if (!player) return 'nobody';
  return found.length > 1 ? 'several' : player;
}

function hasNameFrom({ name, nameLatin }: LinePlayer, word: string): boolean {
  const wanted = searchKeys(word);
  const parts = searchKeys(name, nameLatin).flatMap((key) => key.split(' '));
  return wanted.some((key) => key !== '' && parts.some((part) => part.startsWith(key)));
}

function written(id: number, players: readonly LinePlayer[]): string {
  const player = players.find((one) => one.id === id);
  if (!player) return '?';
  const sameNumber = players.filter(({ number }) => number === player.number);
  if (player.number !== null && sameNumber.length === 1) return String(player.number);
  const words = player.name.split(/\s+/u);
  return words.toReversed().find((word) => find(word, players) === player) ?? words.join('');
}
