import { SelectField, SwitchField, TextField } from '#desk/kit/fields.tsx';
import { useTexts, type OfficeTranslate } from '#desk/office/texts.ts';
import { longDate, parseDate, type Language } from '#domain/formatting/date.ts';
import { homeSubtitle } from '#i18n/league-words.ts';
import { Section } from '#desk/kit/section.tsx';
import { NAME_LENGTH } from '#domain/league/name-length.ts';
import { FeatureCards } from './feature-cards.tsx';
import { InBothFields } from './in-both-fields.tsx';
import type { SettingsForm } from './settings-form.ts';
import { shownLeague, siteTexts } from './site-texts.ts';
import card from '#ui/card.module.css';
import fieldRow from '#desk/kit/field-row.module.css';

/** The name, the first page and the banner above all pages. */
export function HomeTab({ form, competitions }: { form: SettingsForm; competitions: readonly string[] }) {
  const { t, language } = useTexts();
  const { fields } = form;
  const home = fields.homeLeague;
  const known = competitions.includes(home) ? competitions : [...competitions, home];
  const league = shownLeague(fields);
  const usual = (each: 'bg' | 'en') => homeSubtitle({ t: siteTexts[each], language: each, league });
  return (
    <div className={card.card}>
      <Section columns={2} title={t('league.identity')} why={t('league.identity.why')}>
        <InBothFields form={form} name="name" label={t('league.name')} maxLength={NAME_LENGTH} />
        <InBothFields form={form} name="city" label={t('league.city')} maxLength={60} help={t('league.city.help')} />
        <div className={fieldRow.all}>
          <SwitchField
            form={form}
            name="bulgarianOnly"
            label={t('league.bulgarianOnly')}
            help={t('league.bulgarianOnly.help')}
          />
        </div>
        {competitions.length > 0 && (
          <SelectField
            form={form}
            name="homeLeague"
            label={t('league.homeLeague')}
            help={t('league.homeLeague.help')}
            options={known.map((name) => ({
              value: name,
              label: competitions.includes(name) ? name : t('league.homeLeague.none'),
            }))}
          />
        )}
      </Section>
      <Section columns={2} title={t('league.hero')} why={t('league.hero.why')}>
        <InBothFields form={form} name="home.title" label={t('league.title')} maxLength={80} usual={league.name} />
        <InBothFields
          form={form}
          name="home.subtitle"
          label={t('league.subtitle')}
          maxLength={160}
          help={t('league.usual')}
          usual={{ bg: usual('bg'), en: usual('en') }}
        />
      </Section>
      <Section columns={2} title={t('league.banner')} why={t('league.banner.why')}>
        <div className={fieldRow.all}>
          <SwitchField
            form={form}
            name="banner.shown"
            label={t('league.banner.show')}
            help={whenHidden(form, t, language)}
          />
        </div>
        <InBothFields
          form={form}
          name="banner.text"
          label={t('league.banner.text')}
          maxLength={80}
          help={t('league.usual')}
          usual={{ bg: siteTexts.bg('banner.question'), en: siteTexts.en('banner.question') }}
        />
        <InBothFields
          form={form}
          name="banner.action"
          label={t('league.banner.action')}
          maxLength={30}
          usual={{ bg: siteTexts.bg('banner.action'), en: siteTexts.en('banner.action') }}
        />
        <TextField
          form={form}
          name="banner.link"
          label={t('league.banner.link')}
          type="url"
          maxLength={300}
          optional
          placeholder="https://"
        />
        <TextField
          form={form}
          name="banner.until"
          label={t('league.banner.until')}
          note={t('form.optional')}
          type="date"
          optional
        />
      </Section>
      <Section columns={2} title={t('league.cards')} why={t('league.cards.why')}>
        <FeatureCards form={form} />
      </Section>
    </div>
  );
}

function whenHidden({ fields }: SettingsForm, t: OfficeTranslate, language: Language): string {
  const date = parseDate(fields['banner.until']);
  if (fields['banner.link'] === null) return t('league.banner.noLink');
  return date.kind === 'known'
    ? t('league.banner.hides', { day: longDate(date.date, language) })
    : t('league.banner.stays');
}
