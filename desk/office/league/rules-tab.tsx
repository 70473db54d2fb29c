import { NumberField, SelectField } from '#desk/kit/fields.tsx';
import { SelectInput } from '#desk/kit/inputs.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { RECORDS } from '#domain/league/records.ts';
import { Section } from '#desk/kit/section.tsx';
import { InBothFields } from './in-both-fields.tsx';
import type { SettingsForm } from './settings-form.ts';
import card from '#ui/card.module.css';

/** What the league decides for itself. */
export function RulesTab({ form }: { form: SettingsForm }) {
  const { t } = useTexts();
  return (
    <div className={card.card}>
      <Section columns={2} title={t('league.words')} why={t('league.words.why')}>
        <InBothFields form={form} name="matches" label={t('league.matches')} maxLength={120} />
        <InBothFields form={form} name="season" label={t('league.season')} maxLength={120} />
        <InBothFields form={form} name="seasonDates" label={t('league.seasonDates')} maxLength={120} />
      </Section>
      <Section columns={2} title={t('league.players')} why={t('league.players.why')}>
        <NumberField
          form={form}
          name="ages.least"
          label={t('league.ages.least')}
          help={t('league.ages.least.help')}
          min={4}
          max={99}
        />
        <NumberField form={form} name="ages.adult" label={t('league.ages.adult')} min={14} max={25} />
        <NumberField form={form} name="squad.onPitch" label={t('league.squad.onPitch')} min={3} max={11} />
        <NumberField form={form} name="squad.least" label={t('league.squad.least')} min={3} max={99} />
        <NumberField form={form} name="squad.most" label={t('league.squad.most')} min={3} max={99} />
        <SelectField
          form={form}
          name="birthDates"
          label={t('league.birthDates')}
          help={t('league.birthDates.help')}
          options={[
            { value: 'shown', label: t('league.birthDates.shown') },
            { value: 'ages', label: t('league.birthDates.ages') },
          ]}
        />
      </Section>
      <Section columns={2} title={t('league.requests')} why={t('league.requests.why')}>
        {(['newPlayers', 'releases', 'numbers', 'teamData'] as const).map((kind) => (
          <SelectField
            key={kind}
            form={form}
            name={`requests.${kind}`}
            label={t(`league.requests.${kind}`)}
            options={[true, false].map((value) => ({
              value,
              label: t(`league.requests.${value ? 'league' : 'club'}`),
            }))}
          />
        ))}
        <NumberField
          form={form}
          name="requests.transferDays"
          label={t('league.requests.transferDays')}
          help={t('league.requests.transferDays.help')}
          min={0}
          max={30}
        />
        <NumberField
          form={form}
          name="applications.perDay"
          label={t('league.applications.perDay')}
          help={t('league.applications.perDay.help')}
          min={1}
          max={500}
        />
      </Section>
      <Section columns={2} title={t('league.consent')} why={t('league.consent.why')}>
        <InBothFields form={form} name="consent" label={t('league.consent.text')} maxLength={6000} isLong />
      </Section>
      <Section columns={2} title={t('league.records')} why={t('league.records.why')}>
        {RECORDS.map((record) => (
          <RecordField key={record} form={form} record={record} />
        ))}
      </Section>
    </div>
  );
}

const CHOICES = ['auto', 'yes', 'no'] as const;

/** By the data, always or never. */
function RecordField({ form, record }: { form: SettingsForm; record: (typeof RECORDS)[number] }) {
  const { t } = useTexts();
  const { records } = form.fields;
  const known = records === 'auto' ? {} : records;
  const value = known[record] === undefined ? 'auto' : known[record] ? 'yes' : 'no';
  const choose = (choice: (typeof CHOICES)[number]) => {
    const { [record]: _before, ...others } = known;
    const next = choice === 'auto' ? others : { ...others, [record]: choice === 'yes' };
    form.set({ records: Object.keys(next).length === 0 ? 'auto' : next });
  };
  return (
    <SelectInput
      label={t(`league.record.${record}`)}
      value={value}
      options={CHOICES.map((choice) => ({ value: choice, label: t(`league.records.${choice}`) }))}
      onChange={choose}
    />
  );
}
