import { expect, test } from 'vitest';
import { readResults } from './read-results.ts';

const matches = [
  { id: 1, home: ['Локомотив', 'Lokomotiv'], away: ['Септември', 'Septemvri'] },
  { id: 2, home: ['Дружба 98'], away: ['ФК „Балик“'] },
  { id: 3, home: ['Рилци'], away: ['Гара-Север'] },
];
const read = (text: string) => readResults(text, matches);

test.each([
  ['Локо - Септември 3:1', 1, 3, 1],
  ['Локомотив 3-1 Септември', 1, 3, 1],
  ['3:1 Локомотив – Септември', 1, 3, 1],
  ['ЛОКОМОТИВ – СЕПТЕМВРИ  0 : 0', 1, 0, 0],
  ['Lokomotiv vs Septemvri 2-2', 1, 2, 2],
  ['Септември – Локомотив 1:3', 1, 3, 1],
  ['Локомотив-Септември 10:2', 1, 10, 2],
  ['21.03.2026 18:00 Дружба – Балик 4:4', 2, 4, 4],
  ['Дружба 98 5:0 Балик', 2, 5, 0],
  ['1. Дружба - ФК Балик 1:2', 2, 1, 2],
  ['Рилци\tГара-Север\t2\t3', 3, 2, 3],
  ['Рилци;Гара-Север;2:3', 3, 2, 3],
  ['Рилци 2:3 Гара-Север', 3, 2, 3],
])('[RL6] „%s“', (text, match, home, away) => {
  expect(read(text)).toEqual([expect.objectContaining({ match, score: { home, away } })]);
});

test('[RL6] what cannot be read says why, and a match has one result', () => {
  const text = [
    'Локо – Септември',
    'Локо 3:1',
    'Вихър – Карвуна 1:0',
    '',
    'Локо – Септември 3:1',
    'Локо – Септември 3:2',
  ];
  expect(read(text.join('\n')).map((line) => ('reason' in line ? line.reason : line.match))).toEqual([
    'no-score',
    'no-teams',
    'no-match',
    1,
    'twice',
  ]);
});
