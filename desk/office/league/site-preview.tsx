import out from '@phosphor-icons/core/bold/arrow-up-right-bold.svg?raw';
import globe from '@phosphor-icons/core/bold/globe-bold.svg?raw';
import { useState } from 'react';
import { useEnglish } from '#desk/kit/english.ts';
import { currentDay } from '#desk/api/server-clock.ts';
import { useTexts } from '#desk/office/texts.ts';
import { useSession } from '#desk/shell/session.ts';
import { accentRoles } from '#domain/league/accent.ts';
import { nameLength } from '#domain/league/name-length.ts';
import { isBannerShown } from '#domain/league/banner.ts';
import { homeSubtitle } from '#i18n/league-words.ts';
import { Icon } from '#ui/icon.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import heroImage from '#ui/hero.webp';
import { LeagueMark, LogoProvider } from '#ui/marks/league-mark.tsx';
import type { SettingsForm } from './settings-form.ts';
import { shownLeague, siteTexts } from './site-texts.ts';
import layout from '#desk/kit/layout.module.css';
import styles from './site-preview.module.css';

/** The top of the public site with what is typed, which is not saved yet. */
export function SitePreview({ form }: { form: SettingsForm }) {
  const { t } = useTexts();
  const session = useSession();
  const hasEnglish = useEnglish();
  const [language, setLanguage] = useState<'bg' | 'en'>('bg');
  const [isPhone, setPhone] = useState(false);
  const { fields } = form;
  const accent = fields['identity.accent'];
  const text = (name: 'name' | 'home.title' | 'home.subtitle' | 'banner.text' | 'banner.action') =>
    fields[`${name}.${language}`] || fields[`${name}.bg`];
  const isLit = (name: string) => form.changed.some((field) => field.startsWith(name)) || undefined;
  const site = siteTexts[language];
  const banner = { shown: fields['banner.shown'], link: fields['banner.link'], until: fields['banner.until'] };
  return (
    <section className={styles.sitePreview} aria-label={t('league.preview')}>
      <div className={styles.chrome}>
        <Icon svg={globe} className="icon" />
        <span>{session && new URL(session.league.publicUrl).host}</span>
        <span className={layout.broad}>{t('league.preview.after')}</span>
        {hasEnglish && (
          <SegmentedControl
            label={t('league.preview.language')}
            options={[
              { value: 'bg', label: 'БГ' },
              { value: 'en', label: 'EN' },
            ]}
            chosen={language}
            onChoose={setLanguage}
          />
        )}
        <SegmentedControl
          className={layout.broad}
          label={t('league.preview.size')}
          options={[
            { value: false, label: t('league.preview.desk') },
            { value: true, label: t('league.preview.phone') },
          ]}
          chosen={isPhone}
          onChoose={setPhone}
        />
      </div>
      <div
        className={isPhone ? `${styles.site} ${styles.phone}` : styles.site}
        data-theme="dark"
        lang={language}
        style={accent === null ? undefined : accentRoles('dark', accent)}
        inert
      >
        {isBannerShown(banner, currentDay()) && (
          <div className={styles.banner}>
            <span data-lit={isLit('banner.text')}>{text('banner.text') || site('banner.question')}</span>
            <u data-lit={isLit('banner.action')}>
              {text('banner.action') || site('banner.action')} <Icon svg={out} className="icon" />
            </u>
          </div>
        )}
        <div className={styles.header}>
          <span className="logo" data-lit={isLit('name')}>
            <LogoProvider value={fields['identity.logo']}>
              <LeagueMark />
            </LogoProvider>
            <span data-length={nameLength(text('name'))}>{text('name')}</span>
          </span>
          <span>{site('nav.results')}</span>
          <span>{site('nav.news')}</span>
          <span>{site('nav.about')}</span>
        </div>
        <div className={styles.heroLine}>
          <img src={fields['identity.hero'] ?? heroImage} alt="" />
          <b data-lit={isLit('home.title')}>{text('home.title') || text('name')}</b>
          <span data-lit={isLit('home.subtitle')}>
            {text('home.subtitle') || homeSubtitle({ t: site, language, league: shownLeague(fields) })}
          </span>
        </div>
      </div>
    </section>
  );
}
