import { LoadState } from '#desk/kit/load-state.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Team } from '#contract/desk/teams.ts';
import { JournalList } from '#desk/office/journal/journal-list.tsx';
import { Office } from '#desk/office/office-shell.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { pages, useIdInPath, useQuery } from '#desk/shell/navigation.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { LATE } from '#desk/shell/screen-title.tsx';
import { TabPanel } from '#ui/tabs.tsx';
import { ManagersTab } from './managers-tab.tsx';
import { SquadTab } from './squad-tab.tsx';
import { TeamData } from './team-data.tsx';
import { TEAM_TABS, TeamHead, type TeamTab } from './team-head.tsx';
import { TeamMatchesTab } from './team-matches.tsx';
import { TeamTransfersTab } from './team-transfers.tsx';

/** A team: its squad, its data, its matches, who came and left, and who changed what. */
export function TeamScreen() {
  const id = useIdInPath();
  const { t, language } = useTexts();
  const { data, failed, reload } = useDesk<Team>(deskPaths.team(id));
  const [query] = useQuery();
  const tab = TEAM_TABS.find((name) => name === query.get('tab')) ?? 'squad';
  if (data)
    return (
      <Office title={nameIn(language, data.fields)} head={<TeamHead team={data} tab={tab} />}>
        <LoadState {...{ data, failed, reload }} />
        <TabPanel tab={tab}>
          <Content tab={tab} team={data} />
        </TabPanel>
      </Office>
    );
  return (
    <Office title={failed ? t('teams.title') : LATE} crumbs={[{ path: pages.teams, text: t('teams.title') }]}>
      {failed === 'gone' ? <EmptyState framed title={t('teams.gone')} /> : <LoadState {...{ data, failed, reload }} />}
    </Office>
  );
}

function Content({ tab, team }: { tab: TeamTab; team: Team }) {
  switch (tab) {
    case 'squad':
      return <SquadTab team={team} />;
    case 'data':
      return <TeamData team={team} />;
    case 'matches':
      return <TeamMatchesTab team={team} />;
    case 'transfers':
      return <TeamTransfersTab team={team} />;
    case 'managers':
      return <ManagersTab team={team} />;
    case 'journal':
      return <JournalList filter={{ subject: `team:${team.id}` }} />;
  }
}
