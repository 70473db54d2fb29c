import '#desk/office/tones.css';
import '#desk/styles/club.css';
import camera from '@phosphor-icons/core/bold/camera-bold.svg?raw';
import clock from '@phosphor-icons/core/bold/clock-bold.svg?raw';
import fileX from '@phosphor-icons/core/bold/file-x-bold.svg?raw';
import prohibit from '@phosphor-icons/core/bold/prohibit-bold.svg?raw';
import plus from '@phosphor-icons/core/bold/plus-bold.svg?raw';
import qr from '@phosphor-icons/core/bold/qr-code-bold.svg?raw';
import swap from '@phosphor-icons/core/bold/arrows-left-right-bold.svg?raw';
import type { ReactNode } from 'react';
import type { Club, ClubMember } from '#contract/desk/club.ts';
import type { ClubRequest } from '#contract/desk/requests.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { freshRefusals } from '#desk/club/fresh-refusals.ts';
import { OpenRegistration, WaitingRegistrations } from '#desk/club/registrations/waiting-registrations.tsx';
import { answerText, askedText, dayOf, numberOf, payloadOf, subjectOf } from '#desk/club/request-words.ts';
import { useTexts } from '#desk/club/texts.ts';
import { useClub } from '#desk/club/use-club.ts';
import { useRegistered } from '#desk/club/use-registered.ts';
import { Face } from '#desk/office/teams/face.tsx';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { ClubBar } from '#desk/shell/club-bar.tsx';
import { idIn, useSheet } from '#desk/shell/use-sheet.ts';
import { useUnread } from '#desk/shell/use-unread.ts';
import { dayAndMonth, type Language } from '#domain/formatting/date.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { ageOn } from '#domain/formatting/sofia-time.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { positionText } from '#ui/position-text.ts';
import { AddSheet } from './add-sheet.tsx';
import { AnswerSheet } from './answer-sheet.tsx';
import { LinkSheet } from './link-sheet.tsx';
import { PlayerSheet } from './player-sheet.tsx';
import { RefusedSheet } from './refused-sheet.tsx';
import { RequestSheet } from './request-sheet.tsx';
import type { SquadSheet } from './squad-sheet.ts';
import rows from '#desk/club/rows.module.css';
import home from '#desk/club/home/home.module.css';
import styles from './squad.module.css';

/** The squad: who waits for the manager, what waits for the league, and who is in the team. */
export function SquadScreen() {
  const { t } = useTexts();
  const unread = useUnread();
  const { team, club: loaded, requests } = useClub();
  const registered = useRegistered(team?.id ?? null);
  const { sheet, open, change, close } = useSheet<SquadSheet>();
  const { data: club, failed, reload } = loaded;
  // Who registered himself waits for the manager again.
  const refusals = freshRefusals(requests?.sent ?? [], serverNow()).filter(({ fromRegistration }) => !fromRegistration);
  const waiting = requests?.sent.filter(({ outcome }) => outcome === null) ?? [];
  const asked = requests?.asked ?? [];
  const member = club?.members.find(({ playerId }) => playerId === idIn('player', sheet));
  const registration = idIn('registration', sheet);
  const request = waiting.find(({ id }) => id === idIn('request', sheet));
  const refused = refusals.find(({ id }) => id === idIn('refused', sheet));
  const answer = asked.find(({ id }) => id === idIn('answer', sheet));
  return (
    <main className="desk">
      <header className="tally" data-theme="dark">
        <div className="topline">
          <span />
          <h1>{t('squad.title')}</h1>
          <button className="key" aria-label={t('squad.add')} disabled={!club} onClick={() => open('add')}>
            <Icon svg={plus} className="icon" />
          </button>
        </div>
        {club && <SquadHead club={club} />}
      </header>
      <div className={`body ${rows.screen} ${styles.body}`}>
        {!club && <p className="nothing">{failed === null ? t('loading') : t('club.notDone')}</p>}
        {!club && failed !== null && (
          <button className="wide" onClick={reload}>
            {t('tryAgain')}
          </button>
        )}
        {club && (
          <>
            <WaitingRegistrations teamId={club.team.id} onOpen={(id) => open(`registration-${id}`)} />
            <Requests
              title={t('squad.asked')}
              icon={swap}
              requests={asked}
              club={club}
              onOpen={(id) => open(`answer-${id}`)}
            />
            <Requests
              title={t('squad.refusals')}
              icon={prohibit}
              requests={refusals}
              club={club}
              onOpen={(id) => open(`refused-${id}`)}
            />
            <Requests
              title={t('squad.waitsLeague')}
              icon={clock}
              requests={waiting}
              club={club}
              onOpen={(id) => open(`request-${id}`)}
            />
            <Members club={club} onOpen={(playerId) => open(`player-${playerId}`)} />
          </>
        )}
      </div>
      {club && (
        <div className={`foot ${styles.foot}`}>
          <button className="wide primary" onClick={() => open('link')}>
            <Icon svg={qr} className="icon" />
            {t('squad.link')}
          </button>
        </div>
      )}
      <ClubBar unread={unread} waiting={registered} />
      {club && sheet === 'add' && <AddSheet club={club} onClose={close} />}
      {club && sheet === 'link' && <LinkSheet club={club} onClose={close} />}
      {club && member && <PlayerSheet key={member.playerId} club={club} member={member} onClose={close} />}
      {club && registration !== null && <OpenRegistration teamId={club.team.id} id={registration} onClose={close} />}
      {club && request && <RequestSheet request={request} today={club.today} onClose={close} />}
      {club && refused && <RefusedSheet request={refused} club={club} onOpen={change} onClose={close} />}
      {club && answer && <AnswerSheet request={answer} today={club.today} onClose={close} />}
    </main>
  );
}

function SquadHead({ club: { team, members, limits, competitions, today } }: { club: Club }) {
  const { t, language } = useTexts();
  const days = competitions.flatMap(({ registrationUntil }) => registrationUntil ?? []).toSorted();
  const [next = days.at(-1)] = days.filter((day) => day >= today);
  const count = members.filter(({ joinedOn }) => joinedOn <= today).length;
  const day = next !== undefined && dayAndMonth(dayOf(next), language);
  const isClosed = next !== undefined && next < today;
  return (
    <div className={home.head}>
      <TeamCrest team={team} />
      <div>
        <b>{t('squad.count', { count })}</b>
        <p>
          {day && isClosed
            ? t('squad.closed', { day })
            : [t('squad.limits', limits), day && t('squad.until', { day })].filter(Boolean).join(', ')}
        </p>
      </div>
    </div>
  );
}

interface RequestsProps {
  title: string;
  icon: string;
  requests: readonly ClubRequest[];
  club: Club;
  onOpen: (id: number) => void;
}

function Requests({ title, icon, requests, club, onOpen }: RequestsProps) {
  const { t, language } = useTexts();
  if (requests.length === 0) return null;
  return (
    <section>
      <div className="head-line">
        <h2>{title}</h2>
      </div>
      <ul className={rows.rows}>
        {requests.map((request) => {
          const answer = answerText(t, request, language);
          const isOurs = request.team.id === club.team.id;
          const isRefused = request.outcome?.state === 'refused';
          const isOurTurn = isRefused || (!isOurs && request.turn === 'other-team');
          const wanted = t('squad.wantsHim', {
            team: nameIn(language, request.team),
            day: dayAndMonth(dayOf(payloadOf('transfer', request).on ?? club.today), language),
          });
          return (
            <li key={request.id}>
              <button onClick={() => onOpen(request.id)}>
                <span className={rows.face}>
                  <b className={`${rows.no} ${rows.wish}`}>{numberOf(request) ?? ''}</b>
                  <Face name={subjectOf(request, language)} picture={pictureIn(request, club)} />
                </span>
                <span className={rows.what}>
                  {subjectOf(request, language)}
                  <small>{isOurs ? askedText(t, request, club.today, language) : wanted}</small>
                  {isOurs && !isRefused && answer && <small>{answer}</small>}
                  {isRefused && <small data-tone="bad">{request.outcome?.reason}</small>}
                </span>
                <span className={rows.end} data-tone={isOurTurn ? 'bad' : 'lit'}>
                  <Icon svg={icon} className="icon" />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const pictureIn = (request: ClubRequest, { members }: Club) =>
  members.find(({ playerId }) => playerId === request.player?.id)?.picture ?? null;

function Members({ club, onOpen }: { club: Club; onOpen: (playerId: number) => void }) {
  const { t, language } = useTexts();
  const { members, today } = club;
  const noted = members.filter((member) => noteOf(member) !== null).length;
  if (members.length === 0) return <EmptyState title={t('squad.none')} text={t('squad.noneText')} />;
  return (
    <section>
      <div className="head-line">
        <h2>{t('squad.here')}</h2>
        {noted > 0 && <span>{t('squad.notes', { count: noted })}</span>}
      </div>
      <ul className={rows.rows}>
        {members.map((member) => (
          <li key={member.playerId}>
            <Member member={member} today={today} language={language} onOpen={() => onOpen(member.playerId)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Note = 'suspended' | 'signature' | 'photo';

const noteOf = ({ suspension, needsDeclaration, picture }: ClubMember): Note | null =>
  suspension ? 'suspended' : needsDeclaration ? 'signature' : picture === null ? 'photo' : null;

interface MemberProps {
  member: ClubMember;
  today: string;
  language: Language;
  onOpen: () => void;
}

/** A player with his marks at the end of the row. */
function Member({ member, today, language, onOpen }: MemberProps) {
  const { t } = useTexts();
  const { shirtNumber, position, birthdate, captain, picture, joinedOn, suspension } = member;
  const note = noteOf(member);
  const age = birthdate === null ? 0 : ageOn(birthdate, today);
  const text: Record<Note, string> = {
    suspended: t('squad.suspended'),
    signature: t('squad.noSignature', { age }),
    photo: t('squad.noPhoto'),
  };
  const plain = [
    joinedOn > today && t('squad.later', { day: dayAndMonth(dayOf(joinedOn), language) }),
    position && positionText(position, t),
  ];
  const marks: Record<Note, ReactNode> = {
    suspended: <i className="booking" data-card={suspension?.cause === 'yellows' ? 'yellow' : 'red'} />,
    signature: <Icon svg={fileX} className="icon" />,
    photo: <Icon svg={camera} className="icon" />,
  };
  const tone = note === 'signature' ? 'bad' : note === 'suspended' ? 'warn' : undefined;
  return (
    <button data-tone={tone} onClick={onOpen}>
      <span className={rows.face}>
        <b className={rows.no}>{shirtNumber ?? ''}</b>
        <Face name={nameIn(language, member)} picture={picture} />
      </span>
      <span className={rows.what}>
        {nameIn(language, member)}
        <small data-tone={tone}>{note ? text[note] : plain.filter(Boolean).join(', ')}</small>
      </span>
      <span className={rows.end}>
        {position === 'GK' && <i className={styles.letter}>{t('squad.keeperMark')}</i>}
        {captain && (
          <i className={styles.letter} title={t('squad.captain')}>
            {t('squad.captainMark')}
          </i>
        )}
        {note && marks[note]}
      </span>
    </button>
  );
}
