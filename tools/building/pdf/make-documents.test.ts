import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bg } from '#i18n/bg.ts';
import { packageRoot } from '#server/root.ts';
import { findDocuments } from './make-documents.ts';

const documents = await findDocuments(join(packageRoot, 'documents'));

it('there are eight documents, numbered from one', () => {
  expect([...documents.keys()].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

describe.each([...documents])('document %i', (number, file) => {
  const text = readFileSync(file, 'utf8');

  it('has the title that the About page shows', () => {
    expect(text.slice(2, text.indexOf('\n'))).toContain(bg[`document.${number}` as keyof typeof bg]);
  });

  it('numbers its articles in order, and refers to existing ones only', () => {
    const articles = [...text.matchAll(/^Чл\. (\d+)\. /gm)].map(([, article]) => Number(article));
    expect(articles).toEqual(articles.map((_, index) => index + 1));
    // Other laws are named in full: "чл. 94 от Закона …".
    const referred = [...text.matchAll(/по чл\. (\d+)(?! от)/g)].map(([, article]) => Number(article));
    expect(referred.filter((article) => !articles.includes(article))).toEqual([]);
  });
});
