import type { CompetitionBasis } from '#contract/desk/publish.ts';
import type { SeasonFields } from '#contract/desk/competitions.ts';
import { wrongText } from '#desk/kit/wrong-text.ts';
import type { OfficeTranslate } from '#desk/office/texts.ts';
import { programMistakes, roundsOutside } from '#domain/fixtures/check-program.ts';
import { seasonFault } from '#domain/season/season-fault.ts';
import { rulesFault } from '#domain/standings/check-rules.ts';
import { groupsOf, makeProgram, roomFor, type Plan } from './plan.ts';

/** What a plan has to fit into. */
interface Around {
  season: Pick<SeasonFields, 'startsOn' | 'endsOn'>;
  pitches: CompetitionBasis['pitches'];
}

/** What each step before the last still waits for, in words; null where nothing is missing. */
export function whatIsMissing(plan: Plan, around: Around, t: OfficeTranslate) {
  return [
    missingInBasis(plan, t),
    plan.teams.length < 2 ? t('wizard.waits.teams', { count: plan.teams.length }) : null,
    missingInFormat(plan, t),
    missingInDays(plan, around, t),
    missingInProgram(plan, around, t),
  ];
}

function missingInBasis(plan: Plan, t: OfficeTranslate): string | null {
  if (plan.name.trim() === '') return t('wizard.waits.name');
  const fault = plan.seasonId === null ? seasonFault(plan.season) : null;
  return fault ? wrongText(t, fault.reason) : null;
}

function missingInFormat(plan: Plan, t: OfficeTranslate): string | null {
  const least = Math.max(2, plan.qualifiers);
  if (plan.kind === 'groups' && groupsOf(plan).some(({ teams }) => teams.length < least))
    return t('wizard.waits.groups', { count: least });
  const fault = rulesFault(plan.rules);
  return fault ? wrongText(t, fault.reason) : null;
}

function missingInDays(plan: Plan, { season, pitches }: Around, t: OfficeTranslate) {
  if (plan.weekdays.length === 0) return t('wizard.waits.weekdays');
  if (plan.times.length === 0) return t('wizard.waits.times');
  if (plan.pitches.length === 0) return t('wizard.waits.pitches');
  const room = roomFor(plan, pitches);
  if (room.matches > room.slots) return t('wizard.noRoom', room);
  const outside = roundsOutside(makeProgram(plan, pitches) ?? [], season)[0];
  return outside ? t('wizard.waits.season') : null;
}

function missingInProgram({ program, rules }: Plan, { season }: Around, t: OfficeTranslate): string | null {
  if (!program) return t('wizard.noRoomText');
  const mistakes = [...programMistakes(program, rules.halfMinutes), ...roundsOutside(program, season)];
  return mistakes.length > 0 ? t('wizard.waits.program', { count: mistakes.length }) : null;
}
