import { expect, test } from 'vitest';
import { FEATURES, keptFeatures, type Feature } from './features.ts';
import { ALL_RECORDS, RECORDS, type LeagueRecords } from './records.ts';

const NOTHING = Object.fromEntries(RECORDS.map((record) => [record, false])) as LeagueRecords;

test('[UN7] a fresh league promises what the program keeps, and more when it has it', () => {
  expect(keptFeatures(FEATURES, NOTHING)).toEqual(['live', 'statistics', 'matchdays', 'mobile']);
  expect(keptFeatures(FEATURES, { ...NOTHING, broadcasts: true })).toContain('streaming');
  expect(keptFeatures(FEATURES, ALL_RECORDS)).toEqual(FEATURES);
});

test('[UN7] its own words stand', () => {
  const own: Feature = { icon: 'streaming', title: { bg: 'Две камери', en: 'Two cameras' }, text: { bg: '', en: '' } };
  expect(keptFeatures([own, 'media'], NOTHING)).toEqual([own]);
});
