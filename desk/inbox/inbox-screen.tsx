import calendar from '@phosphor-icons/core/bold/calendar-blank-bold.svg?raw';
import gear from '@phosphor-icons/core/bold/gear-six-bold.svg?raw';
import megaphone from '@phosphor-icons/core/bold/megaphone-bold.svg?raw';
import flag from '@phosphor-icons/core/bold/flag-bold.svg?raw';
import tray from '@phosphor-icons/core/bold/tray-bold.svg?raw';
import userCheck from '@phosphor-icons/core/bold/user-check-bold.svg?raw';
import userPlus from '@phosphor-icons/core/bold/user-plus-bold.svg?raw';
import userSwitch from '@phosphor-icons/core/bold/user-switch-bold.svg?raw';
import { useState } from 'react';
import type { Inbox, InboxMessage } from '#contract/desk/messages.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk } from '#desk/api/client.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { ClubBar } from '#desk/shell/club-bar.tsx';
import { Mark } from '#desk/shell/mark.tsx';
import { pages } from '#desk/shell/navigation.ts';
import { useSession } from '#desk/shell/session.ts';
import { clockTime, dayAndMonth, isSameDay, shortWeekday, type Language } from '#domain/formatting/date.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { audienceText } from './message-words.ts';
import { useTexts, type InboxTranslate } from './texts.ts';
import styles from './inbox.module.css';

const EVERY = 30_000;
const WEEK = 7 * 24 * 60 * 60_000;

const groupOf = ({ sentAt }: InboxMessage, now: Date): 'today' | 'week' | 'earlier' => {
  const at = new Date(sentAt);
  if (isSameDay(at, now)) return 'today';
  return now.getTime() - at.getTime() < WEEK ? 'week' : 'earlier';
};

/** What somebody was told, the newest first. */
export function InboxScreen() {
  const { t } = useTexts();
  const session = useSession();
  const isManager = session?.roles.includes('manager') ?? false;
  const { data, failed, reload } = useDesk<Inbox>(deskPaths.inbox, { every: EVERY });
  const older = useOlder(data);
  const messages = [...(data?.messages ?? []), ...older.messages];
  const now = serverNow();
  return (
    <main className="desk">
      <header className="tally" data-theme="dark">
        <div className="topline">
          {isManager ? (
            <span />
          ) : (
            <a className="key" href={pages.me} aria-label={t('nav.back')}>
              <Mark name="back" />
            </a>
          )}
          <h1>{t('inbox.title')}</h1>
          <a className="key" href={pages.choices} aria-label={t('choices.title')}>
            <Icon svg={gear} className="icon" />
          </a>
        </div>
      </header>
      <div className="body">
        {!data && <p className="nothing">{failed ? t('inbox.failed') : t('loading')}</p>}
        {!data && failed && (
          <button className="wide" onClick={reload}>
            {t('tryAgain')}
          </button>
        )}
        {data && messages.length === 0 && <EmptyState title={t('inbox.none')} text={t('inbox.noneText')} />}
        {(['today', 'week', 'earlier'] as const).map((group) => {
          const own = messages.filter((message) => groupOf(message, now) === group);
          const isFirst = own[0] !== undefined && own[0] === messages[0];
          return (
            own.length > 0 && (
              <section key={group} className={styles.group} aria-labelledby={`inbox-${group}`}>
                <div className="head-line">
                  <h2 id={`inbox-${group}`}>{t(`inbox.${group}`)}</h2>
                  {isFirst && data && data.unread > 0 && <span>{t('inbox.new', { count: data.unread })}</span>}
                </div>
                <ul className={styles.rows}>
                  {own.map((message) => (
                    <Row key={message.id} message={message} group={group} />
                  ))}
                </ul>
              </section>
            )
          );
        })}
        {older.next !== null && (
          <button className={`wide ${styles.older}`} onClick={() => void older.load()}>
            {t('inbox.older')}
          </button>
        )}
      </div>
      {isManager && <ClubBar unread={data?.unread ?? 0} />}
    </main>
  );
}

/** Pages after the first. What has been opened since is not asked again. */
function useOlder(first: Inbox | null) {
  const [more, setMore] = useState<Pick<Inbox, 'messages' | 'next'> | null>(null);
  const next = more ? more.next : (first?.next ?? null);
  const shown = new Set(first?.messages.map(({ id }) => id));
  return {
    // A new message moves the last of the first page to the second.
    messages: (more?.messages ?? []).filter(({ id }) => !shown.has(id)),
    next,
    load: async () => {
      const page = await callDesk<Inbox>(`${deskPaths.inbox}?before=${next}`).catch(() => null);
      if (page) setMore({ messages: [...(more?.messages ?? []), ...page.messages], next: page.next });
    },
  };
}

function Row({ message, group }: { message: InboxMessage; group: 'today' | 'week' | 'earlier' }) {
  const { t, language } = useTexts();
  const { id, kind, isRead, sentAt, title } = message;
  const at = new Date(sentAt);
  const when = { today: clockTime(at), week: shortWeekday(at, language), earlier: dayAndMonth(at, language) }[group];
  return (
    <li data-new={!isRead || undefined}>
      <a href={pages.inboxMessage(id)}>
        <KindMark kind={kind} />
        <span className={styles.what}>
          <span className={styles.when}>{when}</span>
          {!isRead && <span className="hidden">{t('inbox.isNew')}: </span>}
          {title[language]}
          <small>{underTitle(message, t, language)}</small>
        </span>
      </a>
    </li>
  );
}

function underTitle(message: InboxMessage, t: InboxTranslate, language: Language): string {
  const text = message.text[language];
  const to = audienceText(message, t, language);
  return message.sender === null ? text : t('inbox.from', { name: message.sender, to, text });
}

const ICONS: Record<Exclude<InboxMessage['kind'], 'player-banned'>, string> = {
  notice: megaphone,
  'match-moved': calendar,
  'request-sent': tray,
  'request-decided': userCheck,
  'transfer-asked': userSwitch,
  'transfer-answered': userSwitch,
  'registration-sent': userPlus,
  'registration-decided': userCheck,
  'application-sent': flag,
  'application-decided': flag,
};

function KindMark({ kind }: Pick<InboxMessage, 'kind'>) {
  return (
    <span className={styles.kind} data-kind={kind}>
      {kind === 'player-banned' ? <i className="booking red" /> : <Icon svg={ICONS[kind]} className="icon" />}
    </span>
  );
}
