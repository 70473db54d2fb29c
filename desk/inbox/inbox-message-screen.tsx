import arrow from '@phosphor-icons/core/bold/arrow-right-bold.svg?raw';
import calendar from '@phosphor-icons/core/bold/calendar-blank-bold.svg?raw';
import copyIcon from '@phosphor-icons/core/bold/copy-bold.svg?raw';
import megaphone from '@phosphor-icons/core/bold/megaphone-bold.svg?raw';
import pdf from '@phosphor-icons/core/bold/file-pdf-bold.svg?raw';
import caret from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { useEffect } from 'react';
import type { InboxMessage } from '#contract/desk/messages.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { pagePaths } from '#contract/paths.ts';
import { callDesk } from '#desk/api/client.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { Mark } from '#desk/shell/mark.tsx';
import { pages, useIdInPath } from '#desk/shell/navigation.ts';
import { useSession } from '#desk/shell/session.ts';
import { clockTime, dayHeading, type Language } from '#domain/formatting/date.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { Icon } from '#ui/icon.tsx';
import { useCopy } from '#ui/use-copy.ts';
import { audienceText, messageForChat } from './message-words.ts';
import { useTexts } from './texts.ts';
import styles from './inbox.module.css';

/** One message, which counts as read when it is opened. */
export function InboxMessageScreen() {
  const { t, language } = useTexts();
  const id = useIdInPath();
  const { data, failed, reload } = useDesk<InboxMessage>(deskPaths.inboxMessage(id));
  const isUnread = data?.isRead === false;
  useEffect(() => {
    // Without a network it stays unread, and is read the next time.
    if (isUnread) void callDesk(deskPaths.readMessage(id), { method: 'PUT' }).catch(() => {});
  }, [id, isUnread]);
  const site = useSession()?.league.publicUrl ?? '';
  const [isCopied, copy] = useCopy(t('link.byHand'));
  return (
    <main className="desk">
      <header className="tally" data-theme="dark">
        <div className="topline">
          <a className="key" href={pages.inbox} aria-label={t('nav.back')}>
            <Mark name="back" />
          </a>
          <h1>{t('inbox.message')}</h1>
          <span />
        </div>
      </header>
      <div className="body">
        {!data && (
          <p className="nothing">{failed ? t(failed === 'gone' ? 'inbox.gone' : 'inbox.failed') : t('loading')}</p>
        )}
        {!data && failed && failed !== 'gone' && (
          <button className="wide" onClick={reload}>
            {t('tryAgain')}
          </button>
        )}
        {data && (
          <article className={styles.message}>
            <h2>{data.title[language]}</h2>
            <Origin message={data} />
            {data.text[language].split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph} className={styles.read}>
                {paragraph}
              </p>
            ))}
            <Links message={data} site={site} />
          </article>
        )}
      </div>
      {data && (
        <div className="foot">
          <button className="wide" onClick={() => void copy(messageForChat(data, language, site))}>
            <Icon svg={copyIcon} className="icon" />
            {t(isCopied ? 'inbox.copied' : 'inbox.copy')}
          </button>
        </div>
      )}
    </main>
  );
}

const dayAndTime = (date: Date, language: Language) => `${dayHeading(date, language)}, ${clockTime(date)}`;

function Origin({ message }: { message: InboxMessage }) {
  const { t, language } = useTexts();
  const { sender, sentAt } = message;
  const when = dayAndTime(new Date(sentAt), language);
  const to = audienceText(message, t, language);
  return (
    <p className={styles.origin}>
      <Icon svg={megaphone} className="icon" />
      <span>
        <b>{sender === null ? t('inbox.league') : t('inbox.organiser', { name: sender })}</b>
        <br />
        {to === '' ? when : t('inbox.sentAt', { to, when })}
      </span>
    </p>
  );
}

/** Where somebody does what a message asks of him. */
const PLACES: Partial<Record<InboxMessage['kind'], string>> = {
  'request-sent': pages.requests,
  'application-sent': pages.requests,
  'registration-sent': pages.squad,
  'transfer-asked': pages.squad,
};

function Links({ message: { kind, match, document }, site }: { message: InboxMessage; site: string }) {
  const { t, language } = useTexts();
  const place = PLACES[kind];
  if (!match && !document && place === undefined) return null;
  const sides = [match?.home, match?.away].map((side) => (side ? nameIn(language, side) : '?'));
  return (
    <ul className={styles.rows}>
      {place !== undefined && (
        <li>
          <a href={place}>
            <span className={styles.kind}>
              <Icon svg={arrow} className="icon" />
            </span>
            <span className={styles.what}>{t(place === pages.requests ? 'inbox.toRequests' : 'inbox.toSquad')}</span>
            <Icon svg={caret} className="icon" />
          </a>
        </li>
      )}
      {document && (
        <li>
          <a href={site + pagePaths.document(document.number)} target="_blank" rel="noreferrer">
            <span className={styles.kind}>
              <Icon svg={pdf} className="icon" />
            </span>
            <span className={styles.what}>
              {document.title[language] || document.title.bg}
              <small>{t('inbox.document')}</small>
            </span>
            <Icon svg={caret} className="icon" />
          </a>
        </li>
      )}
      {match && (
        <li>
          <a href={site + pagePaths.match(match.id)} target="_blank" rel="noreferrer">
            <span className={styles.kind}>
              <Icon svg={calendar} className="icon" />
            </span>
            <span className={styles.what}>
              {sides.join(' – ')}
              <small>
                {match.startTime === null ? t('inbox.match') : dayAndTime(new Date(match.startTime), language)}
              </small>
            </span>
            <Icon svg={caret} className="icon" />
          </a>
        </li>
      )}
    </ul>
  );
}
