import { expect, test } from 'vitest';
import { leagueSettingsSchema } from './league-settings.ts';

test.each([
  [{ onPitch: 6, least: 6, most: 6 }, null],
  [{ onPitch: 6, least: 5, most: 12 }, 'least'],
  [{ onPitch: 6, least: 8, most: 7 }, 'most'],
])('[LS4] a squad of %j', (squad, wrong) => {
  const { error } = leagueSettingsSchema.shape.squad.safeParse(squad);
  expect(error?.issues.map(({ path }) => path[0]) ?? []).toEqual(wrong === null ? [] : [wrong]);
});
