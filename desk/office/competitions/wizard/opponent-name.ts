import type { CompetitionBasis } from '#contract/desk/publish.ts';
import type { OfficeTranslate } from '#desk/office/texts.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { readOrigin } from '#domain/bracket/group-places.ts';
import type { ProgramMatch } from '#domain/fixtures/program.ts';
import type { Language } from '#domain/formatting/date.ts';
import type { Side } from '#domain/match/score.ts';
import type { Plan } from './plan.ts';
import { teamOf } from './team-of.ts';

interface Words {
  t: OfficeTranslate;
  language: Language;
}

/** The team, or where it will come from. */
export function opponentName(
  { t, language }: Words,
  plan: Plan,
  basis: CompetitionBasis,
  match: ProgramMatch,
  side: Side,
) {
  const team = teamOf(plan, basis, match[side]);
  if (team) return nameIn(language, team);
  const origin = readOrigin(match[`${side}Origin`] ?? '');
  return origin ? t('wizard.fromGroup', { place: origin.place, group: origin.group }) : t('wizard.winner');
}
