import check from '@phosphor-icons/core/bold/check-circle-bold.svg?raw';
import back from '@phosphor-icons/core/bold/arrow-u-up-left-bold.svg?raw';
import cross from '@phosphor-icons/core/bold/x-circle-bold.svg?raw';
import { deskPaths } from '#contract/desk/paths.ts';
import type { DecidedRequests } from '#contract/desk/requests.ts';
import { useSignal } from '#desk/api/use-signal.ts';
import { currentDay, serverNow } from '#desk/api/server-clock.ts';
import { askedText, subjectOf } from '#desk/club/request-words.ts';
import { LoadState } from '#desk/kit/load-state.tsx';
import { refreshDesk, useDesk } from '#desk/kit/use-desk.ts';
import { DataTable } from '#desk/office/data-table.tsx';
import { Office } from '#desk/office/office-shell.tsx';
import { Face } from '#desk/office/teams/face.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { pages, useQuery } from '#desk/shell/navigation.ts';
import { timeOrDate } from '#domain/formatting/date.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { GroupChips } from './group-chips.tsx';
import { groupNamed, groupOf } from './request-group.ts';
import card from '#ui/card.module.css';
import table from '#desk/office/data-table.module.css';
import styles from './requests.module.css';

type Decided = DecidedRequests['requests'][number];

/** [CB2] What was decided in the last thirty days: by whom, when and why. */
export function DecidedRequestsScreen() {
  const { t } = useTexts();
  const [query] = useQuery();
  const { data, failed, reload } = useDesk<DecidedRequests>(deskPaths.decidedRequests);
  useSignal('requests_changed', () => refreshDesk(deskPaths.requests));
  const group = groupNamed(query.get('kind'));
  const requests = data?.requests ?? [];
  const shown = requests.filter((request) => group === null || groupOf(request) === group);
  return (
    <Office
      title={t('requests.decidedTitle')}
      sub={t('requests.decidedSub')}
      crumbs={[{ path: pages.requests, text: t('requests.title') }, { text: t('requests.decidedList') }]}
    >
      <GroupChips groups={requests.map(groupOf)} />
      <LoadState {...{ data, failed, reload }} />
      {data && shown.length === 0 && (
        <EmptyState framed title={t('requests.noneDecided')} text={t('requests.noneDecidedText')} />
      )}
      {shown.length > 0 && (
        <section className={card.card} aria-label={t('requests.decidedTitle')}>
          <DataTable
            columns={(['who', 'what', 'decision', 'by'] as const).map((column) => t(`requests.column.${column}`))}
            className={styles.decided}
            foot={data?.hasMore && <a href={pages.journal}>{t('requests.olderInJournal')}</a>}
          >
            {shown.map((request) => (
              <DecidedRow key={request.id} request={request} />
            ))}
          </DataTable>
        </section>
      )}
    </Office>
  );
}

const ICONS = { accepted: check, refused: cross, withdrawn: back, open: back };
const TONES = { accepted: 'ok', refused: 'bad', withdrawn: undefined, open: undefined };

function DecidedRow({ request }: { request: Decided }) {
  const { t, language } = useTexts();
  const { outcome, team, picture } = request;
  if (!outcome) return null;
  const { state, by, at, reason } = outcome;
  const name = subjectOf(request, language);
  return (
    <tr>
      <td className={table.lead}>
        <a className={table.who} href={pages.team(team.id)}>
          <Face name={name} picture={picture} />
          <span>
            {name}
            {request.kind !== 'team-data' && <small>{nameIn(language, team)}</small>}
          </span>
        </a>
      </td>
      <td className={table.sub}>
        {[request.kind === 'new-player' && t('requests.newPlayer'), askedText(t, request, currentDay(), language)]
          .filter(Boolean)
          .join(', ')}
      </td>
      <td className={table.sub}>
        <span className={table.flagged} data-tone={TONES[state]}>
          <Icon svg={ICONS[state]} className="icon" />
          {t(`requests.outcome.${state}`)}
        </span>
        {reason !== null && <small className={styles.reason}>{reason}</small>}
      </td>
      <td className={table.sub}>
        {[by ?? t('requests.byProgram'), timeOrDate(new Date(at), serverNow(), language)].join(', ')}
      </td>
    </tr>
  );
}
