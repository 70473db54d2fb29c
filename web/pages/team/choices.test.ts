import { expect, test } from 'vitest';
import type { TeamCompetition, TeamTransfer } from '#web/football/team-model.ts';
import { defaultChoice, defaultSeason } from './standings-choice.ts';
import { seasonsOf } from './transfer-seasons.ts';

const season = (id: number, isCurrent = false) => ({ id, name: `${2020 + id}/${2021 + id}`, isCurrent });
const competition = (id: number, seasons: TeamCompetition['seasons']): TeamCompetition => ({
  id,
  name: `Лига ${id}`,
  logo: null,
  seasons,
});

test('standings open with the first competition, in its current season, else in its first', () => {
  expect(defaultSeason(competition(1, [season(3), season(2, true)]))?.id).toBe(2);
  expect(defaultSeason(competition(1, [season(3), season(2)]))?.id).toBe(3);
  expect(defaultChoice([competition(7, []), competition(8, [season(1)])])).toMatchObject({
    competition: { id: 7 },
    season: null,
  });
  expect(defaultChoice([])).toBeNull();
});

test('transfers can be filtered by season, newest first', () => {
  const moved = (id: number, yearStart: number | null): TeamTransfer => ({
    id,
    date: null,
    season: yearStart === null ? null : { id: yearStart, name: `${yearStart}/${yearStart + 1}`, yearStart },
    player: { id, name: 'Иван', picture: null },
    position: null,
    from: null,
    to: null,
  });
  expect(seasonsOf([moved(1, 2024), moved(2, 2026), moved(3, null), moved(4, 2024)]).map(({ name }) => name)).toEqual([
    '2026/2027',
    '2024/2025',
  ]);
});
