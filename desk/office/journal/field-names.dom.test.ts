import { expect, test } from 'vitest';
import { officeBg } from '#i18n/office/bg.ts';

const records = Object.values(import.meta.glob<Record<string, unknown>>('../**/*-record.tsx', { eager: true }))
  .flatMap((module) => Object.values(module))
  .filter(
    (exported): exported is { name: string; fields: object } =>
      typeof exported === 'object' && exported !== null && 'fields' in exported && 'name' in exported,
  );

test.each(records.map((record) => [record.name, record] as const))(
  'the journal has a name for each field of %s',
  (_name, { fields }) => {
    // The journal writes the name of what a form knows by its id.
    const names = Object.keys(fields).map((field) => `field.${field.replace(/Id$/, '')}`);
    expect(names.filter((name) => !(name in officeBg))).toEqual([]);
  },
);
