import { expect, test } from 'vitest';
import { ALL_RECORDS } from '#domain/league/records.ts';
import type { Translate } from '#i18n/translate.ts';
import type { PlayerCompetition, PlayerSeason } from '#web/football/player-model.ts';
import { playerFigures } from './player-figures.ts';

const t = ((key: string) => key) as Translate;

const played = (id: number, more: Partial<PlayerCompetition>): PlayerCompetition =>
  ({
    competition: { id, name: '', logo: null },
    matches: 1,
    minutes: null,
    goals: 0,
    assists: null,
    rating: null,
    shots: null,
    shotsOnTarget: null,
    manOfTheMatch: 0,
    saves: null,
    yellowCards: null,
    redCards: null,
    ...more,
  }) as PlayerCompetition;
const season = (id: number, rating: number | null, ...competitions: PlayerCompetition[]): PlayerSeason =>
  ({ id, yearStart: 2024 + id, yearEnd: 2025 + id, totals: { rating }, competitions }) as unknown as PlayerSeason;

const striker = {
  career: { rating: 7.1 },
  seasons: [
    season(
      2,
      7.9,
      played(1, { matches: 10, minutes: 500, goals: 10, shots: 20, shotsOnTarget: 12, rating: 8, yellowCards: 3 }),
      played(5, { goals: 2, minutes: 100, rating: 7 }),
    ),
    season(1, 6.5, played(1, { goals: 1, yellowCards: 1 })),
  ],
};
const keeper = {
  career: null,
  seasons: [season(2, 7, played(1, { matches: 8, minutes: 400, saves: 30, rating: 7, yellowCards: 0 }))],
};

const figures = (scope: Parameters<typeof playerFigures>[1], records = ALL_RECORDS) =>
  Object.fromEntries(playerFigures([striker, keeper], scope, records, t).map(({ label, values }) => [label, values]));

test('[CP3] [CP5] figures of a competition, with what only one of the two has', () => {
  expect(figures({ season: 2, competition: 1 })).toEqual({
    'player.stat.matches': [10, 8],
    'player.stat.minutes': [500, 400],
    'player.stat.goals': [10, 0],
    'player.stat.rating': [8, 7],
    'compare.minutesPerGoal': [50, null],
    'compare.onTarget': [60, null],
    'player.stat.manOfTheMatch': [0, 0],
    'player.stat.saves': [null, 30],
    'player.stat.yellowCards': [3, 0],
  });
});

test('[CP3] a season and all seasons have the rating that the page of the player says', () => {
  expect(figures({ season: 2, competition: null })).toMatchObject({
    'player.stat.goals': [12, 0],
    'player.stat.rating': [7.9, 7],
  });
  expect(figures({ season: null, competition: null })).toMatchObject({
    'player.stat.goals': [13, 0],
    'player.stat.rating': [7.1, 7],
    'player.stat.yellowCards': [4, 0],
  });
});

test('[CP5] what the league does not record is not compared', () => {
  const records = { ...ALL_RECORDS, lineups: false, cards: false, ratings: false, shots: false, manOfTheMatch: false };
  expect(Object.keys(figures({ season: 2, competition: null }, records))).toEqual([
    'player.stat.goals',
    'player.stat.saves',
  ]);
});
