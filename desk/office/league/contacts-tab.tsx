import { NumberField, TextField } from '#desk/kit/fields.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { Section } from '#desk/kit/section.tsx';
import { InBothFields } from './in-both-fields.tsx';
import type { SettingsForm } from './settings-form.ts';
import card from '#ui/card.module.css';

/** How people reach the league, and what its pages say of it. */
export function ContactsTab({ form }: { form: SettingsForm }) {
  const { t } = useTexts();
  return (
    <div className={card.card}>
      <Section columns={2} title={t('league.tab.contacts')} why={t('league.contacts.why')}>
        <InBothFields form={form} name="contacts.address" label={t('league.address')} maxLength={160} />
        <TextField form={form} name="contacts.phone" label={t('league.phone')} type="tel" maxLength={40} />
        <TextField form={form} name="contacts.email" label={t('league.email')} type="email" maxLength={120} />
      </Section>
      <Section columns={2} title={t('league.about')} why={t('league.about.why')}>
        <NumberField
          form={form}
          name="founded"
          label={t('league.founded')}
          note={t('form.optional')}
          min={1850}
          max={2100}
        />
        <TextField
          form={form}
          name="country"
          label={t('league.country')}
          help={t('league.country.help')}
          maxLength={2}
        />
        <InBothFields
          form={form}
          name="about"
          label={t('league.about.text')}
          help={t('league.about.text.help')}
          maxLength={2000}
          isLong
        />
        <InBothFields form={form} name="credits" label={t('league.credits')} maxLength={120} />
      </Section>
    </div>
  );
}
