import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import type { PlayerStats } from '#web/football/match-model.ts';
import { OwnBackendProvider } from '#web/football/own-backend.ts';
import { renderMarkup, visibleText } from '#web/football/rendered.fixture.tsx';
import { useColumns } from './use-columns.ts';

const unknown = {
  goals: null,
  assists: null,
  rating: null,
  shots: null,
  shotsOnTarget: null,
  shotsOffTarget: null,
  fouls: null,
  yellowCards: null,
  redCards: null,
  saves: null,
  goalsConceded: null,
  minutes: null,
};

function Columns({ players }: { players: readonly PlayerStats[] }) {
  const columns = Object.entries(useColumns(players));
  return columns.map(([table, figures]) => `${table}: ${figures.join(' ')}; `);
}

const columnsOf = (isOwn: boolean, ...players: Partial<typeof unknown | Record<keyof typeof unknown, number>>[]) =>
  visibleText(
    renderMarkup(
      <QueryClientProvider client={createQueryClient(() => new Promise(() => {}), { language: 'bg' })}>
        <OwnBackendProvider value={isOwn}>
          <Columns players={players.map((player) => ({ ...unknown, ...player }) as PlayerStats)} />
        </OwnBackendProvider>
      </QueryClientProvider>,
    ),
  );

test('[PR6] a column needs a number of somebody, and a table a column', () => {
  expect(columnsOf(true, { goals: 0 }, { shots: 2 })).toBe('top-stats: goals; shooting: shots;');
  expect(columnsOf(true, { goals: 1, rating: 7 })).toBe('top-stats: goals rating;');
  expect(columnsOf(true, { goals: 0, saves: 3, rating: 7, minutes: 50 })).toBe(
    'top-stats: goals rating; goalkeeping: saves rating; detailed-stats: minutes;',
  );
});

test('[PR6] those of another backend are always the same', () => {
  expect(columnsOf(false, { goals: 0 })).toContain('shooting: shots shotsOnTarget shotsOffTarget; duels:');
});
