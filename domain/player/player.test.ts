import { describe, expect, test } from 'vitest';
import { awardFromBestTeam, classifyAward } from './award.ts';
import { distinctSurnames, initialsOf, surnameAndInitial, surnameOf } from './name.ts';
import { logRatingBand, matchRatingBand } from './rating.ts';
import { orderTrending, trendingGameweeks } from './trending.ts';

describe('rating bands', () => {
  test.each([
    [3, 'poor'],
    [5, 'poor'],
    [5.04, 'poor'],
    [5.05, 'belowAverage'],
    [5.1, 'belowAverage'],
    [6.7, 'belowAverage'],
    [6.74, 'belowAverage'],
    [6.75, 'good'],
    [8.1, 'good'],
    [8.14, 'good'],
    [8.15, 'excellent'],
    [10, 'excellent'],
  ])('[RB1] on the page of a match %d is %s', (rating, band) => {
    expect(matchRatingBand(rating)).toBe(band);
  });

  test.each([
    [5.09, 'poor'],
    [5.1, 'between'],
    [5.15, 'between'],
    [5.2, 'average'],
    [6.8, 'average'],
    [6.85, 'between'],
    [6.9, 'good'],
    [8.1, 'good'],
    [8.15, 'between'],
    [8.2, 'excellent'],
  ])('[RB2] in a list of matches %d is %s', (rating, band) => {
    expect(logRatingBand(rating)).toBe(band);
  });
});

describe('names', () => {
  test.each([
    ['Димитър Колев', 'Колев Д.'],
    ['Dimitar Kolev', 'Kolev D.'],
    ['Димитър Иванов Колев', 'Колев Д.'],
    ['Пеле', 'Пеле'],
    ['Ана-Мария Петрова-Иванова', 'Петрова-Иванова А.'],
    ['  Щерьо   Жечев ', 'Жечев Щ.'],
    ['Д. Колев', 'Колев Д.'],
    ['Virgil van Dijk', 'van Dijk V.'],
    ['Jan van der Berg', 'van der Berg J.'],
    ['Ángel Ñíguez', 'Ñíguez Á.'],
    ['Играч под 18', 'Играч под 18'],
    ['', ''],
  ])('[NM1] "%s" is shown as "%s"', (name, shown) => {
    expect(surnameAndInitial(name)).toBe(shown);
  });

  test.each([
    ['Димитър Иванов Колев', 'Колев'],
    ['Вирджил ван Дайк', 'ван Дайк'],
    ['Марин Маринов мл.', 'Маринов мл.'],
    ['Пеле', 'Пеле'],
    ['Under-18 player', 'Under-18 player'],
    ['', ''],
  ])('[NM3] on the pitch "%s" is "%s"', (name, shown) => {
    expect(surnameOf(name)).toBe(shown);
  });

  test('[NM4] tells namesakes of one team apart: by the initial, or else by the first name', () => {
    expect(distinctSurnames(['Иван Колев', 'Георги Попов', 'Иван Попов'])).toEqual(['Колев', 'Попов Г.', 'Попов И.']);
    expect(distinctSurnames(['Георги Попов', 'Петър Попов', 'Петко Попов'])).toEqual([
      'Попов Г.',
      'Петър Попов',
      'Петко Попов',
    ]);
    expect(distinctSurnames(['Играч под 18', 'Играч под 18'])).toEqual(['Играч под 18', 'Играч под 18']);
  });

  test.each([
    ['Димитър Иванов Колев', 'ДК'],
    ['Пеле', 'П'],
    ['', ''],
  ])('[NM2] the initials of "%s" are "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('awards', () => {
  test.each([
    ['TEAM_SEASONAL', 'MVP', 'TEAM_SEASONAL'],
    ['INDIVIDUAL_NON_SEASONAL', 'UNHEARD_OF', 'INDIVIDUAL_NON_SEASONAL'],
    [null, 'FAIRPLAY_TEAM', 'TEAM_SEASONAL'],
    ['PRIZE', 'GOAL_OF_THE_MONTH', 'INDIVIDUAL_NON_SEASONAL'],
    [null, 'GOLDEN_BOOT', 'INDIVIDUAL_SEASONAL'],
    [null, 'TEAM_OF_THE_YEAR', 'INDIVIDUAL_SEASONAL'],
    ['PRIZE', 'UNHEARD_OF', 'INDIVIDUAL_SEASONAL'],
    [null, null, 'INDIVIDUAL_SEASONAL'],
  ])('[AW1] %s / %s is shown under %s', (type, subtype, heading) => {
    expect(classifyAward(type, subtype)).toBe(heading);
  });

  test.each([
    ['TEAM_OF_THE_WEEK', 'INDIVIDUAL_NON_SEASONAL'],
    ['TEAM_OF_THE_SEASON', 'INDIVIDUAL_SEASONAL'],
    ['TEAM_OF_THE_YEAR', 'INDIVIDUAL_SEASONAL'],
  ] as const)('[AW2] a place in a %s is an %s award, with the position of the slot', (type, heading) => {
    const six = {
      goalkeeper: 1,
      firstDefender: 2,
      secondDefender: 3,
      midfielder: 4,
      firstForward: 5,
      secondForward: 6,
    };
    expect(awardFromBestTeam(type, six, 3)).toEqual({ type: heading, subtype: type, position: 'DEF' });
    expect(awardFromBestTeam(type, six, 9)).toBeNull();
  });
});

describe('trending players', () => {
  const player = (name: string, goals: number, assists: number, rating: number | null = 7) => ({
    name,
    goals,
    assists,
    rating,
  });

  test('[TP1] most goals plus assists, then rating, then name', () => {
    const players = [
      player('Тодоров', 1, 2, null),
      player('Колев', 2, 1, 7.1),
      player('Донев', 0, 3, 7.9),
      player('Русев', 4, 0, 6),
      player('Балев', 3, 0, 7.1),
      player('Илиев', 0, 0, 9.9),
    ];
    expect(orderTrending(players).map(({ name }) => name)).toEqual(['Русев', 'Донев', 'Балев', 'Колев', 'Тодоров']);
  });

  test('[TP1] ten of them', () => {
    expect(orderTrending(Array.from({ length: 15 }, (_, i) => player(`Колев ${i}`, i + 1, 0)))).toHaveLength(10);
  });

  test('[TP2] over the last three gameweeks played', () => {
    expect(trendingGameweeks([9, 2, 10, 7, 10, 2])).toEqual([7, 9, 10]);
    expect(trendingGameweeks([1])).toEqual([1]);
  });
});
