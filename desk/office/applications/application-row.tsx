import warning from '@phosphor-icons/core/bold/warning-bold.svg?raw';
import type { OfficeApplication } from '#contract/desk/applications.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { useDeed } from '#desk/kit/use-deed.ts';
import { refusalText } from '#desk/office/requests/request-text.ts';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { timeOrDate } from '#domain/formatting/date.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import { transliterate } from '#domain/formatting/transliterate.ts';
import { shortNameOf } from '#domain/team/short-name.ts';
import { Icon } from '#ui/icon.tsx';
import button from '#ui/button.module.css';
import table from '#desk/office/data-table.module.css';
import styles from './applications.module.css';

interface RowProps {
  application: OfficeApplication;
  onAccept: () => void;
  onRefuse: () => void;
}

/** One team that wants to join, and the three answers. */
export function ApplicationRow({ application, onAccept, onRefuse }: RowProps) {
  const { t, language } = useTexts();
  const { isBusy, send } = useDeed();
  const { id, teamName, team, lastSeason, managers, contactName, contact, days, pitch, answers, isRepeated } =
    application;
  async function wait() {
    const done = await send({ method: 'POST', path: deskPaths.waitingApplication(id) }, (refusal) =>
      showToast({ text: refusalText(t, refusal, language), isBad: true }),
    );
    if (done) showToast({ text: t('applications.waiting', { team: teamName }) });
  }
  const said = [
    days.map((day) => t(`applications.day.${day}`)).join(', '),
    pitch ?? '',
    ...answers.filter(({ answer }) => answer !== '').map((one) => `${one[language]} ${one.answer}`),
  ].filter((text) => text !== '');
  return (
    <tr>
      <td className={table.lead}>
        <span className={styles.team}>
          <TeamCrest
            team={team ?? { shortName: shortNameOf(teamName), nameLatin: transliterate(teamName), crest: null }}
          />
          <span>
            <b>{teamName}</b>
            <small>
              {team && lastSeason
                ? t('applications.played', { season: seasonName(lastSeason) })
                : t('applications.new')}
              {managers.length > 0 &&
                `, ${t('applications.managed', { count: managers.length, names: managers.join(', ') })}`}
              {application.place !== null && `, ${t('applications.waits', { place: application.place })}`}
            </small>
            {isRepeated && (
              <span className={table.flagged} data-tone="warn">
                <Icon svg={warning} className="icon" />
                {t('applications.repeated')}
              </span>
            )}
          </span>
        </span>
      </td>
      <td className={`${table.sub} ${styles.said}`}>{`${contactName}, ${contact}`}</td>
      <td className={`${table.sub} ${styles.said}`}>{said.join('; ')}</td>
      <td className={table.sub}>{timeOrDate(new Date(application.sentAt), serverNow(), language)}</td>
      <td className={`${table.act} ${styles.act}`}>
        <span className={styles.answers}>
          <button
            type="button"
            className={button.button}
            data-kind="bare"
            disabled={isBusy}
            aria-label={t('applications.refuseOne', { team: teamName })}
            onClick={onRefuse}
          >
            {t('applications.refuse')}
          </button>
          {application.state === 'open' && (
            <button
              type="button"
              className={button.button}
              data-kind="bare"
              disabled={isBusy}
              aria-label={t('applications.waitOne', { team: teamName })}
              onClick={() => void wait()}
            >
              {t('applications.wait')}
            </button>
          )}
          <button
            type="button"
            className={button.button}
            disabled={isBusy}
            aria-label={t('applications.acceptOne', { team: teamName })}
            onClick={onAccept}
          >
            {t('applications.accept')}
          </button>
        </span>
      </td>
    </tr>
  );
}
