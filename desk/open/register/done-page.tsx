import linkBreak from '@phosphor-icons/core/bold/link-break-bold.svg?raw';
import calendar from '@phosphor-icons/core/bold/calendar-check-bold.svg?raw';
import type { OwnRegistration } from '#contract/desk/registrations.ts';
import { pagePaths } from '#contract/paths.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { Frame, NameHead } from '#desk/open/frame.tsx';
import { Track, type TrackStep } from '#desk/shell/track.tsx';
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
  hasEnded: boolean;
  onCorrect: () => void;
  /** Null once the link has ended. */
  onAnother: (() => void) | null;
  /** Null where nobody else registered on this phone. */
  onAll: (() => void) | null;
}

/** What was sent, and where it stands. */
export function DonePage({ own, photo, hasEnded, onCorrect, onAnother, onAll }: DonePageProps) {
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
          {(onAll ?? onAnother) && (
            <button type="button" className="slab bare" onClick={onAll ?? onAnother ?? undefined}>
              {t(onAll ? 'registration.onPhone' : 'registration.another')}
            </button>
          )}
        </>
      }
    >
      {hasEnded && (
        <p className="word-box" data-tone="warn">
          <Icon svg={linkBreak} className="icon" />
          <span>{t('registration.endedHere')}</span>
        </p>
      )}
      <Track steps={useSteps(own)} />
      {own.state === 'waiting' && <p className="hint">{t('registration.hint')}</p>}
    </Frame>
  );
}

function useSteps({ state, manager, sentAt, decidedAt, reason }: OwnRegistration): TrackStep[] {
  const { t, language } = useTexts();
  const when = (at: string | null) => {
    if (at === null) return '';
    const date = new Date(at);
    return isSameDay(date, serverNow())
      ? t('registration.todayAt', { time: clockTime(date) })
      : longDateTime(date, language);
  };
  const sent: TrackStep = { state: 'done', title: t('registration.sent'), text: when(sentAt) };
  if (state === 'refused')
    return [sent, { state: 'bad', title: t('registration.refused'), text: reason ?? t('registration.refusedText') }];
  const confirms =
    manager === null
      ? t('registration.managerConfirms')
      : t('registration.confirms', { name: nameIn(language, { name: manager, nameLatin: null }) });
  const league: TrackStep = { state: 'todo', title: t('registration.accepts'), text: t('registration.acceptsText') };
  if (state === 'waiting') return [sent, { state: 'now', title: confirms, text: t('registration.usually') }, league];
  const confirmed: TrackStep = { state: 'done', title: t('registration.confirmed'), text: '' };
  if (state === 'with-league') return [sent, confirmed, { ...league, state: 'now' }];
  const accepted: TrackStep = {
    state: 'done',
    title: t('registration.accepted'),
    text: t('registration.acceptedText'),
  };
  return [sent, { ...confirmed, text: when(decidedAt) }, accepted];
}
