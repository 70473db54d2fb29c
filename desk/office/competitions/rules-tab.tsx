import type { CompetitionRecord, RulesFields } from '#contract/desk/competitions.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { Conflict } from '#desk/kit/conflict.tsx';
import { NumberField, SwitchField } from '#desk/kit/fields.tsx';
import { SaveBar } from '#desk/kit/save-state.tsx';
import type { Form } from '#desk/kit/record-store.ts';
import { useRecord } from '#desk/kit/use-record.ts';
import { useSaveKey } from '#desk/kit/use-save-key.ts';
import type { ShownField } from '#desk/kit/versions.tsx';
import { useTexts, type OfficeTranslate } from '#desk/office/texts.ts';
import type { ReactNode } from 'react';
import type { TabProps } from './tab-props.ts';
import { SharingFields } from './sharing-fields.tsx';
import { TieBreakers } from './tie-breakers.tsx';
import { Zones } from './zones.tsx';

/** Points, tie-breakers, lengths, suspensions and zones. */
export function RulesTab({ record }: TabProps) {
  const { t } = useTexts();
  const { version, ...saved } = record.rules;
  const form = useRecord<RulesFields>({
    name: 'rules',
    id: record.id,
    saved,
    version,
    edit: () => deskPaths.rules(record.id),
  });
  useSaveKey(() => form.changed.length > 0 && void form.save());
  if (form.theirs) return <Conflict form={form} fields={shownFields(t, record.others)} />;
  return (
    <>
      <div className="card">
        {record.format !== 'KNOCKOUT' && <TableRules form={form} />}
        <MatchRules form={form} hasKnockout={record.format.includes('KNOCKOUT')} others={record.others} />
        {record.format !== 'KNOCKOUT' && (
          <Section title={t('rules.zones')} why={t('rules.zonesWhy')}>
            <Zones form={form} />
          </Section>
        )}
      </div>
      <SaveBar form={form} effect={t('rules.effect')} />
    </>
  );
}

/** Of a round robin or a group. */
export function TableRules({ form }: { form: Form<RulesFields> }) {
  const { t } = useTexts();
  return (
    <>
      <Section title={t('rules.points')} why={t('rules.pointsWhy')}>
        <div className="fields three">
          <NumberField form={form} name="pointsWin" label={t('rules.pointsWin')} />
          <NumberField form={form} name="pointsDraw" label={t('rules.pointsDraw')} />
          <NumberField form={form} name="pointsLoss" label={t('rules.pointsLoss')} />
        </div>
      </Section>
      <Section title={t('rules.level')} why={t('rules.levelWhy')}>
        <TieBreakers form={form} />
      </Section>
    </>
  );
}

interface MatchRulesProps {
  form: Form<RulesFields>;
  hasKnockout: boolean;
  /** Of the same season. */
  others?: CompetitionRecord['others'];
}

/** Of every match. */
export function MatchRules({ form, hasKnockout, others = [] }: MatchRulesProps) {
  const { t } = useTexts();
  return (
    <>
      <Section title={t('rules.match')} why={t('rules.matchWhy')}>
        <div className="fields three">
          <NumberField
            form={form}
            name="halfMinutes"
            label={t('rules.halfMinutes')}
            unit={t('rules.minutes')}
            min={1}
            max={45}
          />
        </div>
        {hasKnockout && (
          <SwitchField form={form} name="extraTime" label={t('rules.extraTime')} help={t('rules.extraTimeHelp')} />
        )}
      </Section>
      <Section title={t('rules.cards')} why={t('rules.cardsWhy')}>
        <div className="fields three">
          <NumberField
            form={form}
            name="yellowsPerSuspension"
            label={t('rules.yellows')}
            help={t('rules.yellowsHelp')}
            min={0}
            max={20}
          />
        </div>
        {others.length > 0 && <SharingFields form={form} others={others} />}
      </Section>
    </>
  );
}

interface SectionProps {
  title: string;
  why: string;
  children: ReactNode;
}

function Section({ title, why, children }: SectionProps) {
  return (
    <section className="section">
      <div className="why">
        <h2>{title}</h2>
        <p>{why}</p>
      </div>
      <div className="stack">{children}</div>
    </section>
  );
}

const shownFields = (t: OfficeTranslate, others: CompetitionRecord['others']): ShownField<RulesFields>[] => [
  { name: 'pointsWin', label: t('rules.pointsWin'), show: ({ pointsWin }) => pointsWin },
  { name: 'pointsDraw', label: t('rules.pointsDraw'), show: ({ pointsDraw }) => pointsDraw },
  { name: 'pointsLoss', label: t('rules.pointsLoss'), show: ({ pointsLoss }) => pointsLoss },
  {
    name: 'tieBreakers',
    label: t('rules.level'),
    show: ({ tieBreakers }) => tieBreakers.map((name) => t(`rules.tieBreaker.${name}`)).join(', ') || t('rules.none'),
  },
  { name: 'halfMinutes', label: t('rules.halfMinutes'), show: ({ halfMinutes }) => halfMinutes },
  { name: 'extraTime', label: t('rules.extraTime'), show: ({ extraTime }) => t(extraTime ? 'field.yes' : 'field.no') },
  { name: 'yellowsPerSuspension', label: t('rules.yellows'), show: ({ yellowsPerSuspension }) => yellowsPerSuspension },
  {
    name: 'sharesWith',
    label: t('field.sharesWith'),
    show: ({ sharesWith }) => others.find(({ id }) => id === sharesWith)?.name ?? t('rules.sharesNothing'),
  },
  {
    name: 'sharesYellows',
    label: t('field.sharesYellows'),
    show: ({ sharesYellows }) => t(sharesYellows ? 'field.yes' : 'field.no'),
  },
  {
    name: 'zones',
    label: t('rules.zones'),
    show: ({ zones }) => zones.map(({ from, to, labelBg }) => `${from}–${to} ${labelBg}`).join(', ') || t('rules.none'),
  },
];
