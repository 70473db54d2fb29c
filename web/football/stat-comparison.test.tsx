import { expect, test } from 'vitest';
import { renderMarkup, visibleText } from './rendered.fixture.tsx';
import { StatComparison } from './stat-comparison.tsx';

test.each([
  [3, 1, '3 Корнери 1', 1],
  [3, 3, '3 Корнери 3', 0],
  [3, null, '3 Корнери –', 0],
  [null, 0, '– Корнери 0', 0],
])('[UN4] %s and %s are compared if both are known', (home, away, text, best) => {
  const markup = renderMarkup(<StatComparison label="Корнери" home={home} away={away} />);
  expect(visibleText(markup)).toBe(text);
  expect(markup.split('data-best').length - 1).toBe(best);
  // A bar without the other one would say that it was nothing.
  expect(markup.includes('data-empty')).toBe(home === null || away === null);
});
