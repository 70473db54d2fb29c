import { Suspense, useState, type FormEvent } from 'react';
import type { ManagerInvitation, ManagerList } from '#contract/desk/managers.ts';
import type { Session } from '#contract/desk/people.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { useDeed } from '#desk/kit/use-deed.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { Dialog } from '#desk/shell/dialog.tsx';
import { LinkQr } from '#desk/shell/link-qr.tsx';
import { askSession } from '#desk/shell/session.ts';
import { ShareButton } from '#desk/shell/share-button.tsx';
import { idIn } from '#desk/shell/use-sheet.ts';
import { longDate } from '#domain/formatting/date.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { managerState } from './manager-state.ts';
import { useTexts } from './texts.ts';
import { whyNot } from './why-not.ts';
import textField from '#desk/shell/text-field.module.css';
import styles from './managers.module.css';

type Manager = ManagerList['managers'][number];
type Team = Session['teams'][number];

/** A sheet that rises over the club: inviting, or ending one. */
export type ManagerSheet = 'invite' | `manager-${number}`;

/** [PM13] Who answers for a team, and the invitation of another. */
export function Managers({ team, onOpen }: { team: Team; onOpen: (sheet: ManagerSheet) => void }) {
  const { t, language } = useTexts();
  const { data, failed, reload } = useDesk<ManagerList>(deskPaths.managers(team.id));
  return (
    <section className={styles.managers} aria-label={`${t('managers.title')}, ${nameIn(language, team)}`}>
      <h3>
        {t('managers.title')}
        {data && <small>{t('managers.sub', { count: data.managers.length, most: data.most })}</small>}
      </h3>
      {!data && <p className="nothing">{failed ? t('club.notDone') : t('loading')}</p>}
      {!data && failed && (
        <button className="wide" onClick={reload}>
          {t('tryAgain')}
        </button>
      )}
      {data && (
        <ul>
          {data.managers.map((manager) => (
            <li key={manager.personId}>
              <span>
                {manager.name}
                <small>{managerState(manager, t, language)}</small>
              </span>
              {manager.mayEnd && (
                <button className={styles.end} onClick={() => onOpen(`manager-${manager.personId}`)}>
                  {t(manager.isYou ? 'managers.leave' : 'managers.takeBack')}
                  {!manager.isYou && <span className="hidden"> {manager.name}</span>}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {data &&
        (data.managers.length < data.most ? (
          <button className="wide" onClick={() => onOpen('invite')}>
            {t('managers.invite')}
          </button>
        ) : (
          <p className={styles.link}>{t('managers.full', { most: data.most })}</p>
        ))}
    </section>
  );
}

/** The sheet that the address names, if there is one. */
export function OpenManagerSheet({ team, sheet, onClose }: { team: Team; sheet: string | null; onClose: () => void }) {
  const { data } = useDesk<ManagerList>(deskPaths.managers(team.id));
  if (sheet === 'invite') return <InviteSheet team={team} onClose={onClose} />;
  const manager = data?.managers.find(({ personId, mayEnd }) => mayEnd && personId === idIn('manager', sheet));
  return manager && <EndSheet team={team} manager={manager} onClose={onClose} />;
}

function InviteSheet({ team, onClose }: { team: Team; onClose: () => void }) {
  const { t, language } = useTexts();
  const { isBusy, refusal, send } = useDeed();
  const [name, setName] = useState('');
  const [link, setLink] = useState<{ address: string; expiresAt: string } | null>(null);
  async function invite(event: FormEvent) {
    event.preventDefault();
    const path = deskPaths.managers(team.id);
    const done = await send<ManagerInvitation>({ method: 'POST', path, body: { name: name.trim() } });
    const { link: address = null, expiresAt = null } = done?.answer ?? {};
    if (address !== null && expiresAt !== null) setLink({ address, expiresAt });
  }
  if (!link)
    return (
      <Dialog title={t('managers.invite')} small={nameIn(language, team)} onClose={onClose}>
        <form className="choices" onSubmit={(event) => void invite(event)}>
          <label className={textField.field}>
            {t('managers.name')}
            <input
              value={name}
              required
              maxLength={60}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
          </label>
          <p className={styles.link}>{t('managers.means')}</p>
          {refusal && (
            <p className="why" role="alert">
              {whyNot(t, refusal)}
            </p>
          )}
          <button className="wide primary" disabled={isBusy || name.trim() === ''}>
            {t('managers.makeLink')}
          </button>
        </form>
      </Dialog>
    );
  return (
    <Dialog title={t('managers.invitationFor', { name: name.trim() })} small={nameIn(language, team)} onClose={onClose}>
      <p>{t('managers.holdOut')}</p>
      <Suspense>
        <LinkQr link={link.address} name={t('link.qr')} />
      </Suspense>
      <ul className={styles.link}>
        <li>{t('managers.once', { date: longDate(new Date(link.expiresAt), language) })}</li>
        <li>{t('managers.whoeverOpens')}</li>
      </ul>
      <ShareButton link={link.address} />
    </Dialog>
  );
}

function EndSheet({ team, manager, onClose }: { team: Team; manager: Manager; onClose: () => void }) {
  const { t, language } = useTexts();
  const { isBusy, refusal, send } = useDeed();
  const { isYou, name, personId } = manager;
  async function end() {
    if (!(await send({ method: 'DELETE', path: deskPaths.manager(team.id, personId) }))) return;
    onClose();
    // His teams are another, or he is signed out.
    if (isYou) await askSession();
  }
  return (
    <Dialog
      title={isYou ? t('club.leaveTitle', { team: nameIn(language, team) }) : t('club.takeBackTitle', { name })}
      onClose={onClose}
    >
      <p className="why">{refusal ? whyNot(t, refusal) : t(isYou ? 'club.leaveText' : 'club.takeBackText')}</p>
      <button className="wide" disabled={isBusy} onClick={() => void end()}>
        {t(isYou ? 'managers.leave' : 'managers.takeBack')}
      </button>
      <button className="wide primary" onClick={onClose}>
        {t('club.keep')}
      </button>
    </Dialog>
  );
}
