import { expect, it } from 'vitest';
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
