import { useId, useState } from 'react';
import type {
  AcceptedApplication,
  OfficeApplication,
  OfficeApplications,
  OfficePeriod,
} from '#contract/desk/applications.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { LoadState } from '#desk/kit/load-state.tsx';
import { useDeed } from '#desk/kit/use-deed.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { wrongText } from '#desk/kit/wrong-text.ts';
import { DataTable } from '#desk/office/data-table.tsx';
import { dayText } from '#desk/office/day-text.ts';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { pages } from '#desk/shell/navigation.ts';
import { freePlaces } from '#domain/club/applications.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { withSeason } from '#domain/formatting/season-name.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { ApplicationRow } from './application-row.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { RefuseApplicationDialog } from './refuse-application-dialog.tsx';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import layout from '#desk/kit/layout.module.css';
import styles from './applications.module.css';

/** Without the socket, what others decide is seen after this time at the latest. */
const REFRESH = 20_000;

/** Teams that want to join, by competition, under the places that are left. */
export function ApplicationsPanel() {
  const { data, failed, reload } = useDesk<OfficeApplications>(deskPaths.applications, { every: REFRESH });
  if (!data) return failed ? <LoadState {...{ data, failed, reload }} /> : null;
  return data.periods.map((period) => <PeriodCard key={period.competitionSeasonId} period={period} />);
}

function PeriodCard({ period }: { period: OfficePeriod }) {
  const { t, language } = useTexts();
  const id = useId();
  const { isBusy, send } = useDeed();
  const [refusing, setRefusing] = useState<OfficeApplication | null>(null);
  const [accepting, setAccepting] = useState<OfficeApplication | null>(null);
  const [accepted, setAccepted] = useState<{ name: string; answer: AcceptedApplication } | null>(null);
  const { competitionSeasonId, places, teams, applications, state, closesOn } = period;
  const count = freePlaces(places, teams.length);
  async function close() {
    const path = deskPaths.closedApplications(competitionSeasonId);
    const done = await send({ method: 'POST', path }, ({ reason }) =>
      showToast({ text: wrongText(t, reason), isBad: true }),
    );
    if (done) showToast({ text: t('applications.closed') });
  }
  return (
    <section className={`${card.card} ${styles.period}`} aria-labelledby={id}>
      <header className={layout.groupHead}>
        <h2 id={id}>{t('applications.title', { competition: withSeason(nameIn(language, period), period.season) })}</h2>
        <span>
          {closesOn === null || state === 'off' || state === 'over'
            ? t('applications.over', { count, places })
            : t('applications.left', { count, places, day: dayText(closesOn, language) })}
        </span>
        <span className={`${layout.pager} ${styles.buttons}`}>
          <a
            className={button.button}
            data-kind="bare"
            href={`${pages.competition(competitionSeasonId)}?tab=applications`}
          >
            {t('applications.settings')}
          </a>
          {(state === 'open' || state === 'coming') && (
            <button
              type="button"
              className={button.button}
              data-kind="bare"
              data-danger=""
              disabled={isBusy}
              onClick={() => void close()}
            >
              {t('applications.close')}
            </button>
          )}
        </span>
      </header>
      <Places period={period} />
      {applications.length === 0 ? (
        <p className={styles.none}>{t('applications.none')}</p>
      ) : (
        <DataTable
          columns={(['team', 'contact', 'suits', 'sent', 'decision'] as const).map((column) => ({
            text: t(`applications.column.${column}`),
            isHidden: column === 'decision',
          }))}
          className={styles.rows}
        >
          {applications.map((application) => (
            <ApplicationRow
              key={application.id}
              application={application}
              onAccept={() => setAccepting(application)}
              onRefuse={() => setRefusing(application)}
            />
          ))}
        </DataTable>
      )}
      {refusing && <RefuseApplicationDialog application={refusing} onClose={() => setRefusing(null)} />}
      {accepting && (
        <AcceptDialog
          period={period}
          application={accepting}
          onAccepted={(answer) => setAccepted({ name: accepting.contactName, answer })}
          onClose={() => setAccepting(null)}
        />
      )}
      {accepted && <LinkDialog {...accepted} onClose={() => setAccepted(null)} />}
    </section>
  );
}

/** A crest is taken, a dashed place is free. */
function Places({ period: { teams, places } }: { period: OfficePeriod }) {
  const { t, language } = useTexts();
  const free = Array.from({ length: freePlaces(places, teams.length) }, (_one, at) => teams.length + at + 1);
  return (
    <ol className={styles.places} aria-label={t('applications.places')}>
      {teams.map((team) => (
        <li key={team.id} title={nameIn(language, team)}>
          <TeamCrest team={team} />
          <span className="hidden">{t('applications.taken', { team: nameIn(language, team) })}</span>
        </li>
      ))}
      {free.map((number) => (
        <li key={`free-${number}`} className={styles.free}>
          <span aria-hidden="true">{number}</span>
          <span className="hidden">{t('applications.place', { number })}</span>
        </li>
      ))}
    </ol>
  );
}
