import type { ApplicationPeriodFields, PeriodRecord } from '#contract/desk/applications.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { defineRecord } from '#desk/kit/define-record.ts';
import { LoadState } from '#desk/kit/load-state.tsx';
import { RecordFields } from '#desk/kit/record-fields.tsx';
import { RecordPage } from '#desk/kit/record-page.tsx';
import { Section } from '#desk/kit/section.tsx';
import { useDesk } from '#desk/kit/use-desk.ts';
import { useRecord } from '#desk/kit/use-record.ts';
import { useTexts } from '#desk/office/texts.ts';
import { Questions } from './questions.tsx';
import type { TabProps } from './tab-props.ts';
import card from '#ui/card.module.css';

interface PeriodOf {
  id: number;
  documents: PeriodRecord['documents'];
}

const periodRecord = defineRecord<ApplicationPeriodFields, PeriodOf>({
  name: 'application-period',
  one: (_id, { id }) => deskPaths.applicationPeriod(id),
  title: ({ t }) => t('period.edit'),
  fields: {
    isOpen: { label: 'period.isOpen', kind: 'switch' },
    opensOn: { label: 'period.opensOn', kind: 'date', nullable: true },
    closesOn: { label: 'period.closesOn', kind: 'date', nullable: true },
    answersBy: { label: 'period.answersBy', kind: 'date', optional: true },
    places: { label: 'period.places', kind: 'number', help: 'period.placesHelp', min: 2, max: 64 },
    fee: { label: 'period.fee', help: 'period.feeHelp', optional: true, maxLength: 40 },
    textBg: { label: 'period.textBg', kind: 'long', maxLength: 500, rows: 2, lang: 'bg' },
    textEn: { label: 'period.textEn', kind: 'long', maxLength: 500, rows: 2, lang: 'en' },
    asksColour: { label: 'period.asksColour', kind: 'switch' },
    asksDays: { label: 'period.asksDays', kind: 'switch' },
    asksPitch: { label: 'period.asksPitch', kind: 'switch' },
    questions: {
      label: 'period.questions',
      edit: ({ form }) => <Questions form={form} />,
      show: ({ questions }, { t }) => questions.map(({ bg }) => bg).join('; ') || t('rules.none'),
    },
    document: {
      label: 'period.document',
      options: ({ t, language, context }) => [
        { value: null, label: t('period.noDocument') },
        ...context.documents.map(({ number, titleBg, titleEn }) => ({
          value: number,
          label: language === 'bg' ? titleBg : titleEn,
        })),
      ],
    },
    documentOn: {
      label: 'period.documentOn',
      kind: 'date',
      optional: true,
      when: ({ fields }) => fields.document !== null,
    },
  },
  rows: [
    ['opensOn', 'closesOn'],
    ['places', 'answersBy'],
  ],
  follow: ({ document }) => (document === null ? { documentOn: null } : {}),
});

/** [AL1] When a competition takes teams, and what they are told and asked. */
export function ApplicationsTab({ record: { id } }: TabProps) {
  const { data, failed, reload } = useDesk<PeriodRecord>(deskPaths.applicationPeriod(id));
  return data ? <PeriodPage id={id} period={data} /> : <LoadState {...{ data, failed, reload }} />;
}

function PeriodPage({ id, period }: { id: number; period: PeriodRecord }) {
  const { t } = useTexts();
  const { documents, link, ...saved } = period;
  const edited = useRecord(periodRecord, { item: { id, ...saved }, context: { id, documents } });
  return (
    <RecordPage of={edited} effect={t('period.effect')}>
      <div className={card.card}>
        <Section title={t('period.when')} why={t('period.whenWhy')}>
          <RecordFields of={edited} names={['isOpen', 'opensOn', 'closesOn', 'places', 'answersBy']} />
          {saved.isOpen && (
            <p>
              {t('period.link')} <a href={link}>{link}</a>
            </p>
          )}
        </Section>
        <Section title={t('period.offer')} why={t('period.offerWhy')}>
          <RecordFields of={edited} names={['fee', 'textBg', 'textEn']} />
        </Section>
        <Section title={t('period.asks')} why={t('period.asksWhy')}>
          <RecordFields of={edited} names={['asksColour', 'asksDays', 'asksPitch', 'questions']} />
        </Section>
        <Section title={t('period.rules')} why={t('period.rulesWhy')}>
          <RecordFields of={edited} names={['document', 'documentOn']} />
        </Section>
      </div>
    </RecordPage>
  );
}
