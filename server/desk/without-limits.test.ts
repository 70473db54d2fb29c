import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { teamFields, type TeamFields } from '#contract/desk/teams.ts';
import { daySchema } from '#contract/http/shared.ts';
import { withoutLimits } from './without-limits.ts';

const shown = (schema: z.ZodType, value: unknown) => z.parse(withoutLimits(schema), value);

describe('responses without the limits of requests', () => {
  it('shows a team of a file that no form would take, as it is stored', () => {
    const team = {
      name: ' Балик ',
      nameLatin: null,
      shortName: 'Балик – Добрич',
      city: null,
      founded: 1,
      stadium: null,
      descriptionBg: 'х'.repeat(5000),
      descriptionEn: null,
      instagram: '@balik',
      facebook: null,
      twitter: null,
      website: 'javascript:alert(1)',
      contactName: null,
      contactPhone: null,
      photo: null,
      firstColor: null,
      secondColor: null,
      contactPublic: false,
      badge: { id: 1, address: '/media/balik' },
    } satisfies TeamFields;
    expect(teamFields.safeParse(team).success).toBe(false);
    expect(shown(teamFields, team)).toEqual(team);
  });

  it('keeps fields to itself that the description does not name', () => {
    expect(shown(z.array(z.strictObject({ id: z.int() })), [{ id: 1, secret: 'x' }])).toEqual([{ id: 1 }]);
  });

  it('still refuses values of other types', () => {
    const schema = z.object({ day: daySchema.nullable(), kind: z.enum(['a', 'b']).optional() });
    expect(shown(schema, { day: null })).toEqual({ day: null });
    expect(() => shown(schema, { day: '2026-02-30' })).toThrow();
    expect(() => shown(schema, { day: null, kind: 'c' })).toThrow();
    expect(() => shown(schema, {})).toThrow();
  });

  it('shows days that nobody could enter', () => {
    expect(
      shown(
        daySchema.refine((day) => day >= '1900-01-01'),
        '1899-12-31',
      ),
    ).toBe('1899-12-31');
  });
});
