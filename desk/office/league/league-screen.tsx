import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { LoadState } from '#desk/kit/load-state.tsx';
import type { OfficeLeague } from '#contract/desk/league.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { Conflict } from '#desk/kit/conflict.tsx';
import { SaveBar, SaveMark } from '#desk/kit/save-state.tsx';
import { JournalList } from '#desk/office/journal/journal-list.tsx';
import { Office } from '#desk/office/office-shell.tsx';
import { useTexts, type OfficeTranslate } from '#desk/office/texts.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { pages, useQuery } from '#desk/shell/navigation.ts';
import { isPicture } from '#domain/league/identity.ts';
import { TabPanel, Tabs } from '#ui/tabs.tsx';
import { ContactsTab } from './contacts-tab.tsx';
import { DocumentsTab } from './documents-tab.tsx';
import { HomeTab } from './home-tab.tsx';
import { LookTab } from './look-tab.tsx';
import { PitchesTab } from './pitches-tab.tsx';
import { QuestionsTab } from './questions-tab.tsx';
import { RulesTab } from './rules-tab.tsx';
import { useSettingsForm, type SettingsFields, type SettingsForm } from './settings-form.ts';
import { SitePreview } from './site-preview.tsx';
import { SponsorsTab } from './sponsors-tab.tsx';
import { SocialTab } from './social-tab.tsx';
import layout from '#desk/kit/layout.module.css';

/** The tabs, and the settings that each edits. */
const TABS = {
  home: ['name', 'bulgarianOnly', 'city', 'homeLeague', 'home', 'banner'],
  look: ['identity'],
  contacts: ['contacts', 'founded', 'country', 'about', 'credits'],
  social: ['social'],
  rules: [
    'matches',
    'season',
    'seasonDates',
    'ages',
    'squad',
    'birthDates',
    'requests',
    'applications',
    'consent',
    'records',
  ],
  questions: ['faq'],
  documents: [],
  sponsors: [],
  pitches: [],
  journal: [],
} as const satisfies Record<string, readonly string[]>;
type Tab = keyof typeof TABS;
const TAB_NAMES = Object.keys(TABS) as Tab[];

const tabOf = (field: string): Tab | undefined =>
  TAB_NAMES.find((tab) => (TABS[tab] as readonly string[]).includes(field.split('.', 1)[0] ?? ''));

/** What the league says about itself and decides for itself. */
export function LeagueScreen() {
  const { t } = useTexts();
  const { data, failed, reload } = useDesk<OfficeLeague>(deskPaths.league);
  if (data) return <League league={data} />;
  return (
    <Office title={t('office.league')}>
      <LoadState {...{ data, failed, reload }} rows={8} />
    </Office>
  );
}

function League({ league }: { league: OfficeLeague }) {
  const { t } = useTexts();
  const [query, setQuery] = useQuery();
  const form = useSettingsForm(league.settings);
  const tab = TAB_NAMES.find((name) => name === query.get('tab')) ?? 'home';
  const wrong = form.wrong?.field ?? null;

  /** What was refused may be on another tab: it is opened, and the field gets the focus. */
  const showWrong = useEffectEvent((field: string) => {
    const holder = tabOf(field);
    if (holder !== undefined && holder !== tab) setQuery({ tab: holder });
    requestAnimationFrame(() => {
      const input = document.querySelector<HTMLElement>('.office [aria-invalid="true"]');
      input?.focus({ preventScroll: true });
      // The bar at the foot would cover it.
      input?.scrollIntoView({ block: 'center' });
    });
  });
  useEffect(() => {
    if (wrong !== null) showWrong(wrong);
  }, [wrong]);

  if (form.theirs)
    return (
      <Conflict<SettingsFields>
        form={form}
        fields={(Object.keys(form.fields) as (keyof SettingsFields)[])
          .filter((name) => form.changed.includes(name) || !isSame(form.base[name], form.theirs?.current[name]))
          .map((name) => ({
            name,
            label: t(`field.${name}`),
            show: (fields) => showSetting(t, fields[name]),
          }))}
        screen={{ title: t('conflict.title'), crumbs: [{ path: pages.league, text: t('office.league') }] }}
      />
    );
  const tabs = TAB_NAMES.map((id) => ({ id, href: `${pages.league}?tab=${id}`, label: t(`league.tab.${id}`) }));
  return (
    <Office title={t('office.league')} status={<SaveMark form={form} />}>
      <Tabs label={t('league.tabs')} tabs={tabs} chosen={tab} />
      <TabPanel tab={tab}>
        <div className={layout.stack}>
          {(tab === 'home' || tab === 'look' || tab === 'rules') && <SitePreview form={form} />}
          <Content tab={tab} form={form} league={league} />
        </div>
      </TabPanel>
      {TABS[tab].length > 0 && <SaveBar form={form} effect={t('league.effect')} />}
    </Office>
  );
}

function Content({ tab, form, league }: { tab: Tab; form: SettingsForm; league: OfficeLeague }) {
  switch (tab) {
    case 'home':
      return <HomeTab form={form} competitions={league.competitions} />;
    case 'look':
      return <LookTab form={form} />;
    case 'contacts':
      return <ContactsTab form={form} />;
    case 'social':
      return <SocialTab form={form} />;
    case 'rules':
      return <RulesTab form={form} />;
    case 'questions':
      return <QuestionsTab form={form} />;
    case 'documents':
      return <DocumentsTab settings={form.base} />;
    case 'sponsors':
      return <SponsorsTab />;
    case 'pitches':
      return <PitchesTab />;
    case 'journal':
      return <JournalList filter={{ subject: 'league' }} />;
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Values of a setting in words; of a list, each item on a line. */
function showSetting(t: OfficeTranslate, value: unknown): ReactNode {
  if (value === null || value === '') return null;
  if (typeof value === 'boolean') return t(value ? 'field.yes' : 'field.no');
  if (typeof value === 'string' && isPicture(value)) return <img src={value} alt={t('field.aPicture')} height={32} />;
  if (Array.isArray(value))
    return (
      <ul>
        {value.map((item, at) => (
          <li key={at}>{textsIn(item).join(' · ')}</li>
        ))}
      </ul>
    );
  return textsIn(value).join(' · ');
}

/** What people wrote, out of however it is stored. */
function textsIn(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value === 'object') return Object.values(value).flatMap(textsIn);
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}
