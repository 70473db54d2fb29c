import { useState } from 'react';
import { LoadState } from '#desk/kit/load-state.tsx';
import type { CompetitionRecord } from '#contract/desk/competitions.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { JournalList } from '#desk/office/journal/journal-list.tsx';
import { Office } from '#desk/office/office-shell.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { pages, useIdInPath, useQuery } from '#desk/shell/navigation.ts';
import { useSession } from '#desk/shell/session.ts';
import { LATE } from '#desk/shell/screen-title.tsx';
import { nameIn } from '#domain/formatting/name-in.ts';
import { withSeason } from '#domain/formatting/season-name.ts';
import { Tabs, TabPanel } from '#ui/tabs.tsx';
import { ApplicationsTab } from './applications-tab.tsx';
import { DeductionsTab } from './deductions-tab.tsx';
import { DeleteCompetition } from './delete-competition.tsx';
import { AwardsTab } from './honours/awards-tab.tsx';
import { BestTeamTab } from './honours/best-team-tab.tsx';
import { MomentsTab } from './moments-tab.tsx';
import { IdentityPanel } from './identity-panel.tsx';
import type { TabProps } from './tab-props.ts';
import { RulesTab } from './rules-tab.tsx';
import { StateTab } from './state-tab.tsx';
import { TeamsTab } from './teams-tab.tsx';
import button from '#ui/button.module.css';
import layout from '#desk/kit/layout.module.css';

const TABS = ['state', 'rules', 'teams', 'deductions', 'applications', 'best', 'awards', 'moments', 'journal'] as const;
type Tab = (typeof TABS)[number];
/** [PM10] What an organiser of some competitions decides. */
const OF_COMPETITION: readonly Tab[] = ['state', 'rules', 'teams', 'deductions', 'moments'];

/** A competition in a season: everything that is decided about it. */
export function CompetitionScreen() {
  const id = useIdInPath();
  const { t, language } = useTexts();
  const { data, failed, reload } = useDesk<CompetitionRecord>(deskPaths.competition(id));
  const [query, setQuery] = useQuery();
  const [isDeleting, setDeleting] = useState(false);
  const isOrganiser = useSession()?.roles.includes('organiser') ?? false;
  const open = isOrganiser ? TABS : OF_COMPETITION;
  const tab = open.find((name) => name === query.get('tab')) ?? 'state';
  const isNaming = query.get('edit') === 'name';
  const name = data ? withSeason(nameIn(language, data.competition), data.season) : LATE;
  const tabs = open.map((each) => ({
    id: each,
    href: `${pages.competition(id)}?tab=${each}`,
    label: t(`competition.tab.${each}`),
  }));
  return (
    <Office
      title={name}
      crumbs={[{ path: pages.competitions, text: t('office.competitions') }]}
      {...(data && { sub: t(`format.${data.format}`) })}
      actions={
        <>
          <a className={button.button} data-kind="bare" href={`${pages.calendar}?competition=${id}`}>
            {t('competition.calendar')}
          </a>
          {isOrganiser && (
            <button className={button.button} onClick={() => setQuery({ edit: 'name' }, { push: true })}>
              {t('competition.identity')}
            </button>
          )}
        </>
      }
    >
      <LoadState {...{ data, failed, reload }} />
      {data && (
        <>
          <Tabs label={t('competition.tabs')} tabs={tabs} chosen={tab} />
          <div className={isNaming ? layout.withPanel : undefined}>
            <TabPanel tab={tab}>
              <Content tab={tab} record={data} />
            </TabPanel>
            {isDeleting && <DeleteCompetition record={data} name={name} onClose={() => setDeleting(false)} />}
            {isNaming && (
              <IdentityPanel
                record={data}

                onDelete={() => setDeleting(true)}
                onClose={() => setQuery({ edit: null })}
              />
            )}
          </div>
        </>
      )}
    </Office>
  );
}

function Content({ tab, record }: TabProps & { tab: Tab }) {
  switch (tab) {
    case 'state':
      return <StateTab record={record} />;
    case 'rules':
      return <RulesTab key={record.id} record={record} />;
    case 'teams':
      return <TeamsTab record={record} />;
    case 'deductions':
      return <DeductionsTab record={record} />;
    case 'applications':
      return <ApplicationsTab key={record.id} record={record} />;
    case 'best':
      return <BestTeamTab record={record} />;
    case 'awards':
      return <AwardsTab record={record} />;
    case 'moments':
      return <MomentsTab record={record} />;
    case 'journal':
      return <JournalList filter={{ subject: `competition-season:${record.id}` }} />;
  }
}
