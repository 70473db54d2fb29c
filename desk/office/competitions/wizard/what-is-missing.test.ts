import { describe, expect, test } from 'vitest';
import type { CompetitionBasis } from '#contract/desk/publish.ts';
import { deskBg } from '#i18n/desk/bg.ts';
import { officeBg } from '#i18n/office/bg.ts';
import { createTranslate } from '#i18n/translate.ts';
import { emptyPlan, type Plan } from './plan.ts';
import { whatIsMissing } from './what-is-missing.ts';

const catalogue = { ...deskBg, ...officeBg };
const t = createTranslate<typeof catalogue>('bg', catalogue);
const BASIS: CompetitionBasis = { seasons: [], teams: [], pitches: [], taken: [], competitions: [] };
const SEASON = { yearStart: 2026, yearEnd: 2027, startsOn: '2026-08-01', endsOn: '2027-06-30' };
const teams = (count: number) => Array.from({ length: count }, (_, i) => ({ id: i + 1, name: `Отбор ${i + 1}` }));
const whole: Plan = {
  ...emptyPlan(BASIS, '2026-07-01'),
  name: 'Лига',
  season: SEASON,
  teams: teams(6),
  firstDay: '2026-08-01',
  pitches: ['Изток', 'Запад'],
};
const missing = (plan: Partial<Plan>, season = SEASON) =>
  whatIsMissing({ ...whole, ...plan }, { season, pitches: [] }, t);

describe('a plan waits', () => {
  test('for a name and a season that can be', () => {
    expect(missing({ name: ' ' })[0]).toBe(t('wizard.waits.name'));
    expect(missing({ season: { ...SEASON, endsOn: '' } })[0]).toBe(t('wrong.ends_before_start'));
    expect(missing({})[0]).toBeNull();
  });

  test('for two teams, and for as many in each group', () => {
    expect(missing({ teams: teams(1) })[1]).toBe(t('wizard.waits.teams', { count: 1 }));
    expect(missing({ kind: 'groups', groupCount: 2, qualifiers: 4 })[2]).toBe(t('wizard.waits.groups', { count: 4 }));
    expect(missing({ rules: { ...whole.rules, pointsDraw: 9 } })[2]).toBe(t('wrong.draw_above_win'));
  });

  test('[FX20] [FX21] for days, hours and pitches that hold its rounds within the season', () => {
    expect(missing({ weekdays: [] })[3]).toBe(t('wizard.waits.weekdays'));
    expect(missing({ times: [] })[3]).toBe(t('wizard.waits.times'));
    expect(missing({ pitches: [] })[3]).toBe(t('wizard.waits.pitches'));
    const room = missing({ weekdays: [6], times: ['18:00'], pitches: ['Изток'] })[3];
    expect(room).toBe(t('wizard.noRoom', { matches: 3, slots: 1 }));
    expect(missing({}, { ...SEASON, endsOn: '2026-08-20' })[3]).toBe(t('wizard.waits.season'));
    expect(missing({})[3]).toBeNull();
  });

  test('for fixtures', () => {
    expect(missing({ program: null })[4]).toBe(t('wizard.noRoomText'));
  });
});
