import { TextField } from '#desk/kit/fields.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { Section } from '#desk/kit/section.tsx';
import type { SettingsForm } from './settings-form.ts';
import card from '#ui/card.module.css';
import fieldRow from '#desk/kit/field-row.module.css';

const NETWORKS = [
  ['social.instagram', 'Instagram'],
  ['social.facebook', 'Facebook'],
  ['social.tiktok', 'TikTok'],
] as const;

export function SocialTab({ form }: { form: SettingsForm }) {
  const { t } = useTexts();
  return (
    <div className={card.card}>
      <Section columns={2} title={t('league.tab.social')} why={t('league.social.why')}>
        {NETWORKS.map(([name, label]) => (
          <TextField
            key={name}
            form={form}
            name={name}
            label={label}
            note={t('form.optional')}
            className={fieldRow.all}
            type="url"
            maxLength={300}
            optional
            placeholder="https://"
          />
        ))}
      </Section>
    </div>
  );
}
