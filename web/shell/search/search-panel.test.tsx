import { QueryClientProvider } from '@tanstack/react-query';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { OwnBackendProvider } from '#web/football/own-backend.ts';
import { renderMarkup, visibleText } from '#web/football/rendered.fixture.tsx';
import { SearchPanel } from './search-panel.tsx';

const noteOf = (isOwn: boolean) =>
  visibleText(
    renderMarkup(
      <QueryClientProvider client={createQueryClient(() => Promise.reject(new Error('not asked')))}>
        <OwnBackendProvider value={isOwn}>
          <SearchPanel panel={createRef()} />
        </OwnBackendProvider>
      </QueryClientProvider>,
    ),
  );

test('the note on search is true for the backend [D15]', () => {
  expect(noteOf(false)).toContain('Търсенето е само на английски');
  expect(noteOf(true)).toContain('Имената се намират и на кирилица, и на латиница');
  expect(noteOf(true)).not.toContain('само на английски');
});
