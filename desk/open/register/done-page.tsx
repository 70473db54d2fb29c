import calendar from '@phosphor-icons/core/bold/calendar-check-bold.svg?raw';
import check from '@phosphor-icons/core/bold/check-bold.svg?raw';
import clock from '@phosphor-icons/core/bold/clock-bold.svg?raw';
import cross from '@phosphor-icons/core/bold/x-bold.svg?raw';
import type { OwnRegistration } from '#contract/desk/registrations.ts';
import { pagePaths } from '#contract/paths.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { Frame, NameHead } from '#desk/open/frame.tsx';
import { mayCorrect } from '#domain/club/registration.ts';
import { clockTime, isSameDay, longDateTime } from '#domain/formatting/date.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { positionGroup } from '#domain/lineup/position.ts';
import { initialsOf } from '#domain/player/name.ts';
import { Icon } from '#ui/icon.tsx';
import { useTexts } from './texts.ts';

interface DonePageProps {
  own: OwnRegistration;
  /** Of this phone, in base64. */
  photo: string | null;
  onCorrect: () => void;
  onAnother: () => void;
}

type Step = { state: 'done' | 'now' | 'todo' | 'bad'; title: string; text: string };
const ICONS = { done: check, now: clock, todo: null, bad: cross } as const;

/** What was sent, and where it stands. */
export function DonePage({ own, photo, onCorrect, onAnother }: DonePageProps) {
  const { t, language } = useTexts();
  const [firstName = ''] = own.name.split(' ');
  const facts = [
    own.shirtNumber !== null && t('registration.number.short', { number: own.shirtNumber }),
    own.position !== null && t(`registration.position.${positionGroup(own.position)}`).toLocaleLowerCase(language),
    nameIn(language, own.team),
  ].filter((fact) => fact !== false);
  const isRefused = own.state === 'refused';
  return (
    <Frame
      head={
        <NameHead
          mark={
            <span className="avatar" data-large>
              {photo === null ? (
                <span className="initials" aria-hidden="true">
                  {initialsOf(own.name)}
                </span>
              ) : (
                <img src={`data:image/jpeg;base64,${photo}`} alt="" />
              )}
            </span>
          }
          title={t(isRefused ? 'registration.refusedTitle' : 'registration.done', { name: firstName })}
          text={facts.join(', ')}
        />
      }
      foot={
        <>
          {isRefused ? (
            <button type="button" className="wide primary" onClick={onCorrect}>
              {t('registration.mend')}
            </button>
          ) : (
            <a className="wide" href={own.publicUrl + pagePaths.team(own.team.id)}>
              <Icon svg={calendar} className="icon" />
              {t('registration.matches')}
            </a>
          )}
          {mayCorrect(own.state) && !isRefused && (
            <button type="button" className="slab bare" onClick={onCorrect}>
              {t('registration.correct')}
            </button>
          )}
          <button type="button" className="slab bare" onClick={onAnother}>
            {t('registration.another')}
          </button>
        </>
      }
    >
      <ol className="track">
        {useTrack(own).map(({ state, title, text }) => (
          <li key={title} data-step={state}>
            <i>{ICONS[state] && <Icon svg={ICONS[state]} className="icon" />}</i>
            <span>{title}</span>
            <small>{text}</small>
          </li>
        ))}
      </ol>
      {own.state === 'waiting' && <p className="hint">{t('registration.hint')}</p>}
    </Frame>
  );
}

function useTrack({ state, manager, sentAt, decidedAt, reason }: OwnRegistration): Step[] {
  const { t, language } = useTexts();
  const when = (at: string | null) => {
    if (at === null) return '';
    const date = new Date(at);
    return isSameDay(date, serverNow())
      ? t('registration.todayAt', { time: clockTime(date) })
      : longDateTime(date, language);
  };
  const sent: Step = { state: 'done', title: t('registration.sent'), text: when(sentAt) };
  if (state === 'refused')
    return [sent, { state: 'bad', title: t('registration.refused'), text: reason ?? t('registration.refusedText') }];
  const confirms =
    manager === null
      ? t('registration.managerConfirms')
      : t('registration.confirms', { name: nameIn(language, { name: manager, nameLatin: null }) });
  const league: Step = { state: 'todo', title: t('registration.accepts'), text: t('registration.acceptsText') };
  if (state === 'waiting') return [sent, { state: 'now', title: confirms, text: t('registration.usually') }, league];
  const confirmed: Step = { state: 'done', title: t('registration.confirmed'), text: '' };
  if (state === 'with-league') return [sent, confirmed, { ...league, state: 'now' }];
  const accepted: Step = { state: 'done', title: t('registration.accepted'), text: t('registration.acceptedText') };
  return [sent, { ...confirmed, text: when(decidedAt) }, accepted];
}
