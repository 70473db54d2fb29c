import { useEffect, useState, type FormEvent } from 'react';
import type { CodePreview, Session } from '#contract/desk/people.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk, DeskError } from '#desk/api/client.ts';
import { sendNow } from '#desk/pitch/outbox/sync.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { longDateTime } from '#domain/formatting/date.ts';
import { useLocation } from '#ui/router/hooks.ts';
import { LeagueMark } from '#ui/marks/league-mark.tsx';
import { Mark, type MarkName } from './mark.tsx';
import { navigate, pages } from './navigation.ts';
import { officePage } from './routes.ts';
import { signIn, useSession } from './session.ts';
import { useTexts } from './texts.ts';
import styles from './join-screen.module.css';
import textField from './text-field.module.css';

type Found =
  | { state: 'looking' }
  | { state: 'found'; preview: CodePreview }
  | { state: 'failed'; why: 'gone' | 'full' | 'network' | 'none' };

/** Opens an invitation or a match link, or another one. The code is in the fragment, which no server and no log sees. */
export function JoinScreen() {
  const { hash } = useLocation();
  return <Join key={hash} code={hash.slice(1)} />;
}

function Join({ code }: { code: string }) {
  const { t } = useTexts();
  const [found, setFound] = useState<Found>(code ? { state: 'looking' } : { state: 'failed', why: 'none' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!code) return;
    callDesk<CodePreview>(deskPaths.code, { method: 'POST', body: { code } }).then(
      (preview) => setFound({ state: 'found', preview }),
      (error: unknown) => setFound({ state: 'failed', why: error instanceof DeskError ? 'gone' : 'network' }),
    );
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- tried again on demand
  }, [code, tries]);
  return (
    <main className="desk">
      <section className={styles.invite} data-theme="dark">
        <svg className={styles.ground} viewBox="0 0 800 260" aria-hidden="true">
          <path d="M0 180h800M400 180m-150 0a150 50 0 0 1 300 0M400 180v80M400 180m-150 0a150 50 0 0 0 300 0" />
        </svg>
        <p className="logo">
          <LeagueMark />
          {t('app.name')}
        </p>
        {found.state === 'found' ? (
          <Invitation code={code} preview={found.preview} onFailed={(why) => setFound({ state: 'failed', why })} />
        ) : (
          <>
            <output className={styles.who}>
              <h1 className="hidden">{t('app.name')}</h1>
              <p className={styles.job}>{found.state === 'looking' ? t('join.looking') : t(`join.${found.why}`)}</p>
              {found.state === 'failed' && <p className={styles.hello}>{t(`join.${found.why}Text`)}</p>}
            </output>
            <div className={styles.go}>
              {found.state === 'failed' && found.why === 'network' && (
                <button className="wide primary" onClick={() => setTries(tries + 1)}>
                  {t('tryAgain')}
                </button>
              )}
            </div>
          </>
        )}
      </section>
    </main>
  );
}

interface InvitationProps {
  code: string;
  preview: CodePreview;
  onFailed: (why: 'gone' | 'full' | 'network') => void;
}

function Invitation({ code, preview, onFailed }: InvitationProps) {
  const { t, language } = useTexts();
  const session = useSession();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const isLink = preview.kind === 'match-link';
  const asksName = isLink || preview.asksName;
  const [first] = isLink ? [''] : preview.name.split(' ');
  const jobs = isLink
    ? [t('join.jobLink')]
    : [...preview.roles, ...(preview.teams.length > 0 ? (['manager'] as const) : [])].map((role) =>
        t(`join.job.${role}`),
      );
  type Fact = [MarkName, string, string];
  const facts: Fact[] = [
    ...(preview.invitedBy
      ? [['hand', t('join.invites'), t('join.invitedBy', { name: preview.invitedBy })] as Fact]
      : []),
    ...(isLink || preview.teams.length === 0
      ? []
      : [['users', t('join.team'), preview.teams.map((team) => nameIn(language, team)).join(', ')] as Fact]),
    ...(isLink || preview.roles.length > 0 ? [['trophy', t('join.competitions'), about()] as Fact] : []),
    ...(isLink && preview.expiresAt !== null
      ? [
          [
            'waiting',
            t('link.until'),
            `${t('link.until')} ${longDateTime(new Date(preview.expiresAt), language)}`,
          ] as Fact,
        ]
      : []),
    ['phone', t('join.how'), t('join.noPassword')],
  ];
  function about() {
    if (isLink) {
      const { home, away, startTime } = preview;
      return `${home} – ${away}${startTime ? `, ${longDateTime(new Date(startTime), language)}` : ''}`;
    }
    return preview.competitions.length > 0
      ? preview.competitions.map(({ name: one }) => one).join(', ')
      : t('join.all');
  }
  async function accept(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      const signedIn = await signIn(
        code,
        asksName ? name.trim() || (isLink ? t('join.volunteer') : preview.name) : undefined,
      );
      void navigator.storage?.persist?.();
      void sendNow();
      navigate(firstPage(signedIn), { replace: true });
    } catch (error) {
      if (!(error instanceof DeskError)) onFailed('network');
      else onFailed(error.reason === 'full_link' ? 'full' : 'gone');
    }
  }
  return (
    <form className={styles.inviteForm} onSubmit={(event) => void accept(event)}>
      <div className={styles.who}>
        <p className={styles.hello}>{t('join.hello')}</p>
        <h1>{asksName ? t('join.friend') : `${first}!`}</h1>
        <p className={styles.job}>{jobs.join(' ')}</p>
        <dl>
          {facts.map(([mark, term, text]) => (
            <div key={mark}>
              <dt>
                <Mark name={mark} />
                <span className="hidden">{term}</span>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {asksName && (
          <label className={textField.field}>
            {t('join.yourName')}
            <input
              value={name}
              required={!isLink}
              maxLength={60}
              autoComplete="name"
              onChange={(event) => setName(event.target.value)}
            />
          </label>
        )}
      </div>
      <div className={styles.go}>
        <button className="wide primary" disabled={busy}>
          {isLink ? t('join.start') : preview.asksName ? t('join.begin') : t('join.yes', { name: first ?? '' })}
        </button>
        {session ? (
          <a className="wide quiet" href={pages.today}>
            {t('join.stay', { name: session.name })}
          </a>
        ) : (
          !asksName && (
            <button type="button" className="wide quiet" onClick={() => onFailed('gone')}>
              {t('join.no', { name: first ?? '' })}
            </button>
          )
        )}
      </div>
    </form>
  );
}

/** Whoever has no place in the office begins with the matches, or with the club. */
const firstPage = (session: Session): string =>
  officePage(session) ?? (session.matchId === null ? pages.today : pages.match(session.matchId));
