import { expect, it } from 'vitest';
import type { MomentFormat } from '#contract/paths.ts';
import { publicBg } from '#i18n/public/bg.ts';
import { createTranslate } from '#i18n/translate.ts';
import { parseGameweekMatches } from '#web/api/parse-matches.ts';
import type { Gameweek } from '#web/football/model.ts';
import { gameweekCard } from './gameweek-card.ts';

const t = createTranslate('bg-BG', publicBg);
const competition = { id: 1, name: 'Делта Лига', logo: null };
const gameweek: Gameweek = {
  id: 9,
  number: 16,
  round: null,
  startsOn: null,
  endsOn: null,
  isCurrent: true,
  isPrevious: false,
};
const match = (id: number, more: object) => ({
  id,
  status: 'FINISHED',
  start_time: '2026-03-15T17:30:00Z',
  score: { home: 2, away: 1 },
  penalty_score: null,
  home_team: { id: 1, name: 'Балик', short_name: 'БАЛ' },
  away_team: { id: 2, name: 'Вихър', short_name: 'ВИХ' },
  ...more,
});
const cardOf = (matches: object[], format: MomentFormat = 'story') =>
  gameweekCard({ competition, gameweek, matches: parseGameweekMatches(matches) }, format, 'bg', t);

it('has every result, who lost, and why a match has none', () => {
  const card = cardOf([
    match(1, {}),
    match(2, { score: { home: 0, away: 0 } }),
    match(3, { score: { home: 1, away: 1 }, penalty_score: { team1: 3, team2: 4 } }),
    match(4, { status: 'AWARDED', score: { home: 0, away: 3 } }),
    match(5, { status: 'POSTPONED', score: null }),
    match(6, { status: 'UPCOMING', score: null }),
  ]);
  expect(card).toMatchObject({ title: '16. кръг', competition: 'Делта Лига', more: null, live: false });
  expect(card?.matches.map(({ score, note, loser }) => [score && `${score.home}:${score.away}`, note, loser])).toEqual([
    ['2:1', null, 'away'],
    ['0:0', null, null],
    ['1:1', '(3–4 след дузпи)', 'home'],
    ['0:3', 'Служебен', 'home'],
    [null, 'Отложен', null],
    [null, '15.03.2026, 19:30', null],
  ]);
});

it('counts the matches that there is no room for, and is nothing without any', () => {
  const many = Array.from({ length: 18 }, (_, id) => match(id + 1, {}));
  expect(cardOf(many)).toMatchObject({ more: 'и още 2 мача' });
  expect(cardOf(many, 'post')).toMatchObject({ more: 'и още 9 мача' });
  expect(cardOf(many, 'post')?.matches).toHaveLength(9);
  expect(cardOf([])).toBeNull();
  expect(cardOf([match(1, { status: 'LIVE' })])).toMatchObject({ live: true });
});
