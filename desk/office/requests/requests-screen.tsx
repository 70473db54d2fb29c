import history from '@phosphor-icons/core/bold/clock-counter-clockwise-bold.svg?raw';
import { useState } from 'react';
import type { OfficeApplications } from '#contract/desk/applications.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { OfficeRequests } from '#contract/desk/requests.ts';
import { useSignal } from '#desk/api/use-signal.ts';
import { LoadState } from '#desk/kit/load-state.tsx';
import { refreshDesk, useDesk } from '#desk/kit/use-desk.ts';
import { ApplicationsPanel } from '#desk/office/applications/applications-panel.tsx';
import { Office } from '#desk/office/office-shell.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { pages, useQuery } from '#desk/shell/navigation.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { DecidedRequestsScreen } from './decided-requests.tsx';
import { GroupChips } from './group-chips.tsx';
import { isClean, type Kept, type OfficeRequest } from './office-request.ts';
import { groupNamed, groupOf } from './request-group.ts';
import { RefuseDialog } from './refuse-dialog.tsx';
import { RequestPanel } from './request-panel.tsx';
import { TeamRequests } from './team-requests.tsx';
import button from '#ui/button.module.css';
import layout from '#desk/kit/layout.module.css';

/** Without the socket, what others decide is seen after this time at the latest. */
const REFRESH = 20_000;

/** What clubs ask for, or how it was decided. */
export function RequestsScreen() {
  const [query] = useQuery();
  return query.get('show') === 'decided' ? <DecidedRequestsScreen /> : <OpenRequests />;
}

/** A card a team, and one tap where nothing is doubtful. */
function OpenRequests() {
  const { t } = useTexts();
  const [query, setQuery] = useQuery();
  const { data, failed, reload } = useDesk<OfficeRequests>(deskPaths.requests, { every: REFRESH });
  useSignal('requests_changed', () => refreshDesk(deskPaths.requests));
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const [refusing, setRefusing] = useState<OfficeRequest | null>(null);
  const { data: applications } = useDesk<OfficeApplications>(deskPaths.applications);
  const requests = data?.teams.flatMap((team) => team.requests) ?? [];
  const applied = applications?.periods.flatMap((period) => period.applications) ?? [];
  const group = groupNamed(query.get('kind'));
  const teams = data?.teams.flatMap(({ team, requests: all }) => {
    const own = group === null ? all : all.filter((request) => groupOf(request) === group);
    return own.length > 0 ? [{ team, requests: own }] : [];
  });
  const opened = requests.find(({ id }) => String(id) === query.get('request'));
  const open = (id: number | null) =>
    setQuery({ request: id === null ? null : String(id) }, { push: id !== null && !opened });
  const clean = teams?.findIndex((team) => team.requests.every(isClean)) ?? -1;
  return (
    <Office
      title={t('requests.title')}
      sub={requests.length > 0 && t('requests.count', { count: requests.length })}
      actions={
        <a className={button.button} data-kind="bare" href={`${pages.requests}?show=decided`}>
          <Icon svg={history} className="icon" />
          {t('requests.decidedList')}
        </a>
      }
    >
      <GroupChips groups={[...requests.map(groupOf), ...applied.map(() => 'applications' as const)]} />
      <div className={opened ? layout.withPanel : undefined}>
        <div className={layout.stack}>
          <LoadState {...{ data, failed, reload }} />
          {teams?.length === 0 && group !== 'applications' && (
            <EmptyState framed title={t('requests.none')} text={t('requests.noneText')} />
          )}
          {teams?.map(({ team, requests: own }, i) => (
            <TeamRequests
              key={team.id}
              team={team}
              requests={own}
              kept={kept}
              openedId={opened?.id ?? null}
              isPrimary={i === clean}
              onOpen={open}
              onRefuse={setRefusing}
              onKept={setKept}
            />
          ))}
        </div>
        {opened && <RequestPanel key={opened.id} request={opened} onRefuse={setRefusing} onClose={() => open(null)} />}
      </div>
      {(group === null || group === 'applications') && <ApplicationsPanel />}
      {refusing && <RefuseDialog request={refusing} onClose={() => setRefusing(null)} />}
    </Office>
  );
}
