import type { OfficeTranslate } from '#desk/office/texts.ts';
import { readOrigin } from '#domain/bracket/group-places.ts';
import type { ProgramMatch } from '#domain/fixtures/program.ts';
import type { Side } from '#domain/match/score.ts';
import type { Plan } from './plan.ts';

/** The team, or where it will come from. */
export function opponentName(t: OfficeTranslate, { teams }: Plan, match: ProgramMatch, side: Side): string {
  const place = match[side];
  const team = place === null ? undefined : teams[place];
  if (team) return team.name;
  const origin = readOrigin(match[`${side}Origin`] ?? '');
  return origin ? t('wizard.fromGroup', { place: origin.place, group: origin.group }) : t('wizard.winner');
}
