import '#desk/office/tones.css';
import '#desk/styles/club.css';
import { useState } from 'react';
import check from '@phosphor-icons/core/bold/check-bold.svg?raw';
import person from '@phosphor-icons/core/bold/user-focus-bold.svg?raw';
import type { KnownPlayer, Registration, Registrations } from '#contract/desk/registrations.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { useSignal } from '#desk/api/use-signal.ts';
import { currentDay } from '#desk/api/server-clock.ts';
import { useTexts } from '#desk/club/texts.ts';
import { useDeed } from '#desk/kit/use-deed.ts';
import { refreshDesk, useDesk } from '#desk/kit/use-desk.ts';
import { Face } from '#desk/office/teams/face.tsx';
import { nameIn } from '#domain/formatting/name-in.ts';
import { ageOn } from '#domain/formatting/sofia-time.ts';
import { positionGroup } from '#domain/lineup/position.ts';
import { Icon } from '#ui/icon.tsx';
import { RegistrationSheet } from './registration-sheet.tsx';
import { returnedText, useRefusalText } from './refusal-text.ts';
import rows from '#desk/club/rows.module.css';

interface WaitingProps {
  teamId: number;
  onOpen: (id: number) => void;
}

/** Who has registered by the team's link: confirm, or say whether he is somebody whom the league knows. Nothing while nobody waits. */
export function WaitingRegistrations({ teamId, onOpen }: WaitingProps) {
  const { t } = useTexts();
  const path = deskPaths.registrations(teamId);
  const { data } = useDesk<Registrations>(path);
  useSignal('requests_changed', () => refreshDesk(path));
  const waiting = data?.waiting ?? [];
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="waiting">
      <div className="head-line">
        <h2 id="waiting">{t('newcomer.title')}</h2>
        <span>{t('newcomer.sub')}</span>
      </div>
      <ul className={rows.rows}>
        {waiting.map((one) => (
          <Row key={one.id} one={one} onOpen={() => onOpen(one.id)} />
        ))}
      </ul>
    </section>
  );
}

/** The sheet of one who waits. It stands beside the list, which would clip it. */
export function OpenRegistration({ teamId, id, onClose }: { teamId: number; id: number; onClose: () => void }) {
  const { data } = useDesk<Registrations>(deskPaths.registrations(teamId));
  const registration = data?.waiting.find((one) => one.id === id);
  return registration && <RegistrationSheet key={registration.version} registration={registration} onClose={onClose} />;
}

function Row({ one, onOpen }: { one: Registration; onOpen: () => void }) {
  const { t, language } = useTexts();
  const name = nameIn(language, { name: one.name, nameLatin: null });
  const { isBusy, refusal, send } = useDeed();
  const refusalText = useRefusalText();
  /** [RG6] Whom he is not, of those who look like him. */
  const [dismissed, setDismissed] = useState<readonly number[]>([]);
  const alike = one.alike.find(({ playerId }) => !dismissed.includes(playerId));
  const confirm = (playerId: number | null) =>
    void send({
      method: 'POST',
      path: deskPaths.confirmedRegistration(one.id),
      body: { version: one.version, playerId },
    });
  const dismiss = (playerId: number) => {
    setDismissed([...dismissed, playerId]);
    if (one.alike.every((known) => known.playerId === playerId || dismissed.includes(known.playerId))) confirm(null);
  };
  const facts = [
    t('request.age', { age: ageOn(one.birthdate, currentDay()) }),
    one.position && t(`position.${positionGroup(one.position)}`),
    one.photo === null && t('newcomer.noPhoto'),
  ];
  return (
    <li>
      <div className={rows.row}>
        <span className={rows.face}>
          <b className={`${rows.no} ${rows.wish}`}>{one.shirtNumber ?? '–'}</b>
          <Face name={name} picture={one.photo === null ? null : { address: one.photo }} />
        </span>
        <span className={rows.what}>
          {name}
          <small>{facts.filter(Boolean).join(', ')}</small>
          {one.parent !== null && <small data-tone="ok">{t('newcomer.signed', { name: one.parent })}</small>}
          {one.returned && <small data-tone="bad">{returnedText(t, one.returned)}</small>}
          {one.numberTaken && <small data-tone="warn">{t('newcomer.taken')}</small>}
        </span>
      </div>
      <div className={rows.acts}>
        {refusal && (
          <p className="word-box" data-tone="bad" role="alert">
            <span>{refusalText(refusal)}</span>
          </p>
        )}
        {alike ? (
          <Alike
            alike={alike}
            isBusy={isBusy}
            onSame={() => confirm(alike.playerId)}
            onAnother={() => dismiss(alike.playerId)}
          />
        ) : (
          <button type="button" className="slab" disabled={isBusy} onClick={() => confirm(null)}>
            <Icon svg={check} className="icon" />
            {t(one.returned ? 'newcomer.again' : 'newcomer.confirm')}
            <span className="hidden"> {name}</span>
          </button>
        )}
        <button type="button" className="slab bare" aria-label={t('newcomer.moreOf', { name })} onClick={onOpen}>
          {t('newcomer.more')}
        </button>
      </div>
    </li>
  );
}

interface AlikeProps {
  alike: KnownPlayer;
  isBusy: boolean;
  onSame: () => void;
  onAnother: () => void;
}

/** Asked of the manager alone: what is public of the other, and never a birth date. [RG6] */
function Alike({ alike, isBusy, onSame, onAnother }: AlikeProps) {
  const { t, language } = useTexts();
  const name = nameIn(language, alike);
  const [team] = alike.teams;
  const where = alike.isOwn ? 'Own' : team ? 'In' : 'Free';
  const question = {
    Own: () => t('newcomer.alikeOwn', { name }),
    In: () => t('newcomer.alikeIn', { name, team: team ? nameIn(language, team) : '' }),
    Free: () => t('newcomer.alikeFree', { name }),
  }[where]();
  return (
    <>
      <p className="word-box" data-tone="warn">
        <Icon svg={person} className="icon" />
        <span>{question}</span>
      </p>
      <button type="button" className="slab" disabled={isBusy} onClick={onSame}>
        {t(`newcomer.same${where}`)}
      </button>
      <button type="button" className="slab quiet" disabled={isBusy} onClick={onAnother}>
        {t('newcomer.another')}
      </button>
    </>
  );
}
