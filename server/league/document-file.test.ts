import { describe, expect, it } from 'vitest';
import { unknownPlaceholder } from '#domain/league/placeholders.ts';
import { documentNumber, parseDocumentFile, sampleDocuments, writeDocument } from './document-file.ts';

it('there are eight samples, numbered from one', () => {
  expect(sampleDocuments().map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it('a file is written as it is read, also with Windows line ends or without an English title', () => {
  const document = { number: 3, title: { bg: 'Правила', en: 'Rules' }, text: 'Първо.\n---\nВторо.' };
  const text = writeDocument(document);
  expect(text).toBe('# Правила\n# en: Rules\n\nПърво.\n---\nВторо.\n');
  expect(parseDocumentFile(3, text)).toEqual(document);
  expect(parseDocumentFile(3, `\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(document);
  const bulgarian = { ...document, title: { bg: 'Правила', en: '' } };
  expect(parseDocumentFile(3, writeDocument(bulgarian))).toEqual(bulgarian);
  expect(parseDocumentFile(3, 'Правила')).toBe('no-title');
  expect(parseDocumentFile(3, '# Правила\n\n')).toBe('not-a-text');
});

it('the number of a document is in the name of its file', () => {
  expect(['3-rules.txt', '12.txt', 'README.md', '0-a.txt', '3-a/b.txt'].map(documentNumber)).toEqual([
    3,
    12,
    null,
    null,
    null,
  ]);
});

describe.each(sampleDocuments().map(({ number, text }) => [number, text] as const))('document %i', (_number, text) => {
  it('has no unknown placeholder', () => {
    expect(unknownPlaceholder(text)).toBeNull();
  });

  it('numbers its articles in order, and refers to existing ones only', () => {
    const articles = [...text.matchAll(/^Чл\. (\d+)\. /gm)].map(([, article]) => Number(article));
    expect(articles).toEqual(articles.map((_, index) => index + 1));
    // Other laws are named in full: "чл. 94 от Закона …".
    const referred = [...text.matchAll(/по чл\. (\d+)(?! от)/g)].map(([, article]) => Number(article));
    expect(referred.filter((article) => !articles.includes(article))).toEqual([]);
  });
});
