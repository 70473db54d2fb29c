import type { ActRequest } from '#contract/desk/acts.ts';
import { transliterate } from '#domain/formatting/transliterate.ts';
import type { Side } from '#domain/match/score.ts';
import type { League } from './league.ts';
import { deskLeague } from './desk-league.ts';

/** Twelve of each team: two and three namesakes, and surnames as long as they come. */
const NAMES: Record<Side, readonly string[]> = {
  home: [
    'Стоян Стоянов',
    'Георги Попов',
    'Петър Попов',
    'Мартин Делибалтов',
    'Иван Хаджидимитров',
    'Димитър Колев',
    'Николай Драгнев',
    'Петко Попов',
    'Кристиян Караджостоянов',
    'Васил Янков',
    'Росен Тодоранов',
    'Живко Недев',
  ],
  away: [
    'Минчо Минчев',
    'Атанас Каракашев',
    'Щерю Щърбанов',
    'Васил Бъчваров',
    'Асен Енчев',
    'Тодор Дончев',
    'Никола Кехайов',
    'Стефан Хаджиев',
    'Симеон Хаджиев',
    'Юлиан Шопов',
    'Жеко Жековски-Михайлов',
    'Пламен Попиванов',
  ],
};

const keyOf = (side: Side, at: number) => `${side}-${at + 1}`;

/** The league of the desk in which both teams have twelve players besides those of other tests. */
export function fullSquadLeague(): League {
  const league = deskLeague();
  const [anybody] = league.players;
  const [membership] = league.memberships;
  if (!anybody || !membership) throw new Error('The small league has changed');
  for (const [side, team] of [
    ['home', 'balik'],
    ['away', 'vihar'],
  ] as const)
    for (const [at, name] of NAMES[side].entries()) {
      league.players.push({ ...anybody, key: keyOf(side, at), name, nameLatin: transliterate(name) });
      league.memberships.push({ ...membership, team, player: keyOf(side, at), shirtNumber: 40 + at });
    }
  return league;
}

/** Six start and six are substitutes. */
export function fullLineup(playerId: (key: string) => number, team: Side): ActRequest['act'] {
  const places = NAMES[team].map((_, at) => ({
    player: playerId(keyOf(team, at)),
    shirtNumber: [1, 4, 5, 8, 9, 10, 3, 7, 11, 12, 17, 21][at] ?? null,
    position: at === 0 ? ('GK' as const) : null,
  }));
  return {
    act: 'lineup',
    team,
    starters: places.slice(0, 6),
    substitutes: places.slice(6),
    captain: playerId(keyOf(team, 5)),
  };
}
