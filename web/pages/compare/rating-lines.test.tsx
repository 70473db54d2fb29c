import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { playerLastMatches } from '#web/api/player-queries.ts';
import { renderMarkup, visibleText } from '#web/football/rendered.fixture.tsx';
import { RatingLines } from './rating-lines.tsx';

function linesOf(first: (number | null)[], second: (number | null)[]): string {
  const client = new QueryClient();
  for (const [id, ratings] of [first, second].entries())
    client.setQueryData(
      playerLastMatches(id).queryKey,
      ratings.map((rating) => ({ matchId: null, opponent: 'Балик', goals: 0, rating })),
    );
  return renderMarkup(
    <QueryClientProvider client={client}>
      <RatingLines
        players={[
          { id: 0, name: 'Иван Колев' },
          { id: 1, name: 'Петър Стоев' },
        ]}
      />
    </QueryClientProvider>,
  );
}

test('[CP8] the ratings of both are two lines, without the matches that were not rated', () => {
  const markup = linesOf([4, null, 7, 10], [6.5, 6.5, 7.2, 8]);
  // From 4 at the bottom to 10 at the top.
  expect([...markup.matchAll(/<polyline points="([^"]+)"/g)].map(([, points]) => points)).toEqual([
    '0,100 50,50 100,0',
    expect.stringMatching(/^0,.* 100,/),
  ]);
  expect(visibleText(markup)).toContain('Иван Колев: 4.0, 7.0, 10.0');
});

test('[CP8] two rated matches of one of them are no line', () => {
  expect(linesOf([7, 7, 7], [7, null, 8])).toBe('');
});
