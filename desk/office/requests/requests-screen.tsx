import { useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { OfficeRequests } from '#contract/desk/requests.ts';
import { useSignal } from '#desk/api/use-signal.ts';
import { LoadState } from '#desk/kit/load-state.tsx';
import { refreshDesk, useDesk } from '#desk/kit/use-desk.ts';
import { ApplicationsPanel } from '#desk/office/applications/applications-panel.tsx';
import { Office } from '#desk/office/office-shell.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { useQuery } from '#desk/shell/navigation.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { isClean, type Kept, type OfficeRequest } from './office-request.ts';
import { RefuseDialog } from './refuse-dialog.tsx';
import { RequestPanel } from './request-panel.tsx';
import { TeamRequests } from './team-requests.tsx';
import layout from '#desk/kit/layout.module.css';

/** Without the socket, what others decide is seen after this time at the latest. */
const REFRESH = 20_000;

/** What clubs ask for: a card a team, and one tap where nothing is doubtful. */
export function RequestsScreen() {
  const { t } = useTexts();
  const [query, setQuery] = useQuery();
  const { data, failed, reload } = useDesk<OfficeRequests>(deskPaths.requests, { every: REFRESH });
  useSignal('requests_changed', () => refreshDesk(deskPaths.requests));
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const [refusing, setRefusing] = useState<OfficeRequest | null>(null);
  const requests = data?.teams.flatMap((team) => team.requests) ?? [];
  const opened = requests.find(({ id }) => String(id) === query.get('request'));
  const open = (id: number | null) =>
    setQuery({ request: id === null ? null : String(id) }, { push: id !== null && !opened });
  const clean = data?.teams.findIndex((team) => team.requests.every(isClean)) ?? -1;
  return (
    <Office title={t('requests.title')} sub={requests.length > 0 && t('requests.count', { count: requests.length })}>
      <div className={opened ? layout.withPanel : undefined}>
        <div className={layout.stack}>
          <LoadState {...{ data, failed, reload }} />
          <ApplicationsPanel />
          {data && requests.length === 0 && (
            <EmptyState framed title={t('requests.none')} text={t('requests.noneText')} />
          )}
          {data?.teams.map(({ team, requests: own }, i) => (
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
      {refusing && <RefuseDialog request={refusing} onClose={() => setRefusing(null)} />}
    </Office>
  );
}
