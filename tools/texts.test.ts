import { expect, test } from 'vitest';
import { findTextProblems } from './texts.ts';

const bg = { 'nav.home': 'Начало', 'phase.half_time': 'Полувреме', 'goals.count': { one: 'гол', other: 'гола' } };
const page = `// Начало
const Title = () => <h1 title={t('nav.home')}>{t(\`phase.\${phase}\`)}</h1>;
const keys = ['goals.count'];`;
const problems = (catalogues: Record<string, object>, source = page): string[] =>
  findTextProblems(catalogues as Record<string, Record<string, unknown>>, new Map([['web/page.tsx', source]]));

test('texts that are all there and all used are fine', () => {
  expect(problems({ bg, en: bg })).toEqual([]);
});

test('a key that one language lacks is named', () => {
  const { 'nav.home': _, ...en } = bg;
  expect(problems({ bg, en })).toEqual(['en lacks the text nav.home. Translate it.']);
});

test('a key that nobody uses is named', () => {
  const more = { ...bg, 'nav.about': 'За нас' };
  expect(problems({ bg: more, en: more })).toEqual(['The text nav.about is used nowhere. Delete it.']);
});

test('a key that is used and nowhere written is named with its line', () => {
  const source = `${page}\nt('nav.hoem');\nt(\`stage.\${stage}\`);`;
  expect(problems({ bg, en: bg }, source)).toEqual([
    'web/page.tsx:4  asks for the text nav.hoem, which no language has.',
    'web/page.tsx:5  asks for the text stage.…, which no language has.',
  ]);
});
