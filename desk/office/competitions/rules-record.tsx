import type { CompetitionRecord, RulesFields } from '#contract/desk/competitions.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { defineRecord } from '#desk/kit/define-record.ts';
import { RecordFields } from '#desk/kit/record-fields.tsx';
import { Section } from '#desk/kit/section.tsx';
import type { EditedRecord } from '#desk/kit/use-record.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { criteriaOf } from '#domain/standings/format.ts';
import { LEAVING_RESULTS } from '#domain/standings/settle-results.ts';
import { TieBreakers } from './tie-breakers.tsx';
import { Zones } from './zones.tsx';
import fieldRow from '#desk/kit/field-row.module.css';

export interface RulesOf {
  id: CompetitionRecord['id'] | null;
  hasTable: boolean;
  hasKnockout: boolean;
  /** The other competitions of the season. */
  others: CompetitionRecord['others'];
}

export const rulesRecord = defineRecord<RulesFields, RulesOf>({
  name: 'rules',
  one: (_id, { id }) => (id === null ? '' : deskPaths.rules(id)),
  title: ({ t }) => t('competition.tab.rules'),
  fields: {
    pointsWin: { label: 'rules.pointsWin', kind: 'number' },
    pointsDraw: { label: 'rules.pointsDraw', kind: 'number' },
    pointsLoss: { label: 'rules.pointsLoss', kind: 'number' },
    // [ST19] Whether there are draws at all.
    shootOuts: { label: 'rules.shootOuts', kind: 'switch', help: 'rules.shootOutsHelp' },
    pointsShootOutWin: { label: 'rules.pointsShootOutWin', kind: 'number', when: ({ fields }) => fields.shootOuts },
    pointsShootOutLoss: { label: 'rules.pointsShootOutLoss', kind: 'number', when: ({ fields }) => fields.shootOuts },
    tieBreakers: {
      label: 'rules.level',
      edit: ({ form }) => <TieBreakers form={form} />,
      show: ({ tieBreakers }, { t }) =>
        criteriaOf(tieBreakers)
          .map((name) => t(`rules.tieBreaker.${name}`))
          .join(', '),
    },
    halfMinutes: { label: 'rules.halfMinutes', kind: 'number', unit: 'rules.minutes', min: 1, max: 45 },
    extraTime: {
      label: 'rules.extraTime',
      kind: 'switch',
      help: 'rules.extraTimeHelp',
      when: ({ context }) => context.hasKnockout,
    },
    yellowsPerSuspension: { label: 'rules.yellows', kind: 'number', help: 'rules.yellowsHelp', min: 0, max: 20 },
    matchesPerRed: {
      label: 'rules.red',
      kind: 'number',
      unit: 'rules.matches',
      help: 'rules.redHelp',
      min: 0,
      max: 20,
    },
    secondYellowIsRed: {
      label: 'rules.secondYellow',
      help: 'rules.secondYellowHelp',
      options: ({ t }) => [
        { value: false, label: t('rules.secondYellow.own') },
        { value: true, label: t('rules.secondYellow.red') },
      ],
    },
    // [ST23] What becomes of a team that leaves.
    leavingResults: {
      label: 'rules.leavingResults',
      options: ({ t }) => LEAVING_RESULTS.map((value) => ({ value, label: t(`rules.leavingResults.${value}`) })),
    },
    leavingGoals: { label: 'rules.leavingGoals', kind: 'number', help: 'rules.leavingGoalsHelp', min: 1, max: 20 },
    registrationUntil: {
      label: 'rules.registrationUntil',
      kind: 'date',
      nullable: true,
      help: 'rules.registrationUntilHelp',
    },
    // [SU7] [SU8] Whether cards and suspensions carry over to another competition of the season.
    sharesWith: {
      label: 'rules.sharing',
      help: 'rules.sharingHelp',
      options: ({ t, language, context }) => [
        { value: null, label: t('rules.sharesNothing') },
        ...context.others.map((other) => ({
          value: other.id,
          label: t('rules.sharesWith', { name: nameIn(language, other) }),
        })),
      ],
      when: ({ context }) => context.others.length > 0,
    },
    sharesYellows: {
      label: 'rules.sharesYellows',
      kind: 'switch',
      help: 'rules.sharesYellowsHelp',
      when: ({ fields, context }) => context.others.length > 0 && fields.sharesWith !== null,
    },
    zones: {
      label: 'rules.zones',
      edit: ({ form }) => <Zones form={form} />,
      show: ({ zones }, { t }) =>
        zones.map(({ from, to, labelBg }) => `${from}–${to} ${labelBg}`).join(', ') || t('rules.none'),
    },
  },
  follow: ({ sharesWith }) => (sharesWith === null ? { sharesYellows: false } : {}),
});

type RulesInHand = Pick<EditedRecord<RulesFields, RulesOf>, 'record' | 'view'>;

/** Points and tie-breakers, lengths and suspensions, as they suit the format. */
export function RulesSections({ of }: { of: RulesInHand }) {
  const { t, context } = of.view;
  return (
    <>
      {context.hasTable && (
        <>
          <Section title={t('rules.points')} why={t('rules.pointsWhy')}>
            <div className={`${fieldRow.row} ${fieldRow.three}`}>
              <RecordFields of={of} names={['pointsWin', 'pointsDraw', 'pointsLoss']} />
            </div>
            <RecordFields of={of} names={['shootOuts']} />
            <div className={`${fieldRow.row} ${fieldRow.three}`}>
              <RecordFields of={of} names={['pointsShootOutWin', 'pointsShootOutLoss']} />
            </div>
          </Section>
          <Section title={t('rules.level')} why={t('rules.levelWhy')}>
            <RecordFields of={of} names={['tieBreakers']} />
          </Section>
        </>
      )}
      <Section title={t('rules.match')} why={t('rules.matchWhy')}>
        <div className={`${fieldRow.row} ${fieldRow.three}`}>
          <RecordFields of={of} names={['halfMinutes']} />
        </div>
        <RecordFields of={of} names={['extraTime']} />
      </Section>
      <Section title={t('rules.cards')} why={t('rules.cardsWhy')}>
        <div className={`${fieldRow.row} ${fieldRow.three}`}>
          <RecordFields of={of} names={['yellowsPerSuspension', 'matchesPerRed']} />
        </div>
        <RecordFields of={of} names={['secondYellowIsRed', 'sharesWith', 'sharesYellows']} />
      </Section>
      <Section title={t('rules.registration')} why={t('rules.registrationWhy')}>
        <div className={`${fieldRow.row} ${fieldRow.three}`}>
          <RecordFields of={of} names={['registrationUntil']} />
        </div>
      </Section>
      <Section title={t('rules.leaving')} why={t('rules.leavingWhy')}>
        {context.hasTable && <RecordFields of={of} names={['leavingResults']} />}
        <div className={`${fieldRow.row} ${fieldRow.three}`}>
          <RecordFields of={of} names={['leavingGoals']} />
        </div>
      </Section>
    </>
  );
}
