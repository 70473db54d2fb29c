import { expect, it } from 'vitest';
import type { PlayerStats } from '#web/football/match-model.ts';
import { OwnBackendProvider } from '#web/football/own-backend.ts';
import { renderMarkup, visibleText } from '#web/football/rendered.fixture.tsx';
import { COLUMNS, RankedPlayers } from './ranked-players.tsx';

it.each([
  ['top-stats', 'G A R'],
  ['shooting', 'SH SOT SOF'],
  ['duels', 'FC YC RC'],
  ['goalkeeping', 'Saves Rating GA'],
  ['detailed-stats', 'Min'],
] as const)('%s has the columns of the document', (table, columns) => {
  const markup = renderMarkup(
    <RankedPlayers table={table} columns={COLUMNS[table]} players={[]} onView={() => {}} />,
    'en',
  );
  expect(visibleText(markup)).toContain(`# Player ${columns} Details`);
});

it.each([
  [true, '– –'],
  [false, '0 0.0'],
])('[UN1] [UN9] what was not sent, of our own server: %s, is %s', (isOwn, shown) => {
  const player = { id: 1, name: 'Иван', teamName: 'Балик', picture: null, goals: null, rating: null };
  const markup = renderMarkup(
    <OwnBackendProvider value={isOwn}>
      <RankedPlayers
        table="top-stats"
        columns={['goals', 'rating']}
        players={[player as unknown as PlayerStats]}
        onView={() => {}}
      />
    </OwnBackendProvider>,
    'en',
  );
  expect(visibleText(markup)).toContain(`Иван Балик ${shown} View`);
});
