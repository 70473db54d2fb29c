import { useState } from 'react';
import { LoadState } from '#desk/kit/load-state.tsx';
import type { Journal } from '#contract/desk/people.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk } from '#desk/api/client.ts';
import { currentDay } from '#desk/api/server-clock.ts';
import { groupByDay } from '#desk/office/group-by-day.ts';
import { useTexts, type OfficeTranslate } from '#desk/office/texts.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { pages } from '#desk/shell/navigation.ts';
import { clockTime, dayHeading, longDate, type Language } from '#domain/formatting/date.ts';
import { addDays } from '#domain/formatting/sofia-time.ts';
import { initialsOf } from '#domain/player/name.ts';
import { officeBg } from '#i18n/office/bg.ts';
import { Changes, minuteOf, textOf } from './changes.tsx';
import { Revert } from './revert.tsx';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import styles from './journal-list.module.css';

export type JournalEntry = Journal['entries'][number];
type JournalKey = Extract<keyof typeof officeBg, `journal.did.${string}`>;

const isKnown = (key: string): key is JournalKey => key in officeBg;

/** What is asked for: a person, a match, what was edited, words. */
export type JournalFilter = Partial<Record<'only' | 'person' | 'match' | 'subject' | 'q', string>>;

interface ListProps {
  filter: JournalFilter;
  /** Narrows the list to what an entry is about. */
  onNarrow?: (filter: JournalFilter) => void;
}

/** Who did what, the newest first. */
export function JournalList({ filter, onNarrow }: ListProps) {
  const { t, language } = useTexts();
  const path = `${deskPaths.journal}?${new URLSearchParams(filter)}`;
  const { data, failed, reload } = useDesk<Journal>(path);
  const [older, setOlder] = useState<{ path: string; pages: Journal[] }>({ path, pages: [] });
  const more = older.path === path ? older.pages : [];
  const entries = [...(data?.entries ?? []), ...more.flatMap((page) => page.entries)];
  const next = (more.at(-1) ?? data)?.next ?? null;
  async function loadOlder() {
    const page = await callDesk<Journal>(`${path}&before=${next}`);
    setOlder({ path, pages: [...more, page] });
  }
  const again = () => {
    setOlder({ path, pages: [] });
  };
  return (
    <>
      <LoadState {...{ data, failed, reload }} />
      {data && entries.length === 0 && (
        <p className="nothing">
          {filter.q === undefined ? t('journal.empty') : t('journal.notFound', { text: filter.q })}
        </p>
      )}
      {entries.length > 0 && (
        <section className={card.card} aria-label={t('journal.title')}>
          <ol className={styles.log}>
            {groupByDay(entries).map(({ day, entries: ofDay }) => [
              <li key={day} className={styles.date}>
                {dayTitle(t, language, day)}
              </li>,
              ...ofDay.map((entry) => (
                <JournalRow key={entry.id} entry={entry} onNarrow={onNarrow} onReverted={again} />
              )),
            ])}
          </ol>
        </section>
      )}
      {next !== null && (
        <button className={button.button} onClick={() => void loadOlder()}>
          {t('journal.older')}
        </button>
      )}
    </>
  );
}

/** "Днес, 17 март"; the year of what is long ago. */
function dayTitle(t: OfficeTranslate, language: Language, day: string): string {
  const at = new Date(`${day}T12:00:00Z`);
  const today = currentDay();
  const [, date = ''] = dayHeading(at, language).split(', ');
  if (day === today) return t('journal.today', { date });
  if (day === addDays(today, -1)) return t('journal.yesterday', { date });
  return longDate(at, language);
}

interface JournalRowProps {
  entry: JournalEntry;
  onNarrow: ListProps['onNarrow'];
  onReverted: () => void;
}

function JournalRow({ entry, onNarrow, onReverted }: JournalRowProps) {
  const { t } = useTexts();
  const who = entry.who ?? t('journal.program');
  const key = `journal.did.${entry.what}`;
  const minute = minuteOf(entry.after);
  const reason =
    textOf(entry.after, 'rule') === 'TEAM_LEFT' ? t('journal.rule.TEAM_LEFT') : textOf(entry.after, 'reason');
  const place = placeOf(entry);
  const filter = filterOf(entry);
  return (
    <li>
      <time dateTime={entry.at}>{clockTime(new Date(entry.at))}</time>
      <span className="avatar">
        <span className="initials" aria-hidden="true">
          {initialsOf(who)}
        </span>
      </span>
      <div>
        <p className={styles.what}>
          <b>{who}</b> <span className={styles.verb}>{isKnown(key) ? t(key) : entry.what}</span>
          {minute && ` ${minute}`} {place === null ? entry.about : <a href={place}>{entry.about}</a>}
        </p>
        <Changes entry={entry} />
        <p className={styles.from}>
          {[entry.device, reason && t('journal.reason', { reason })].filter(Boolean).join('. ')}
        </p>
      </div>
      <div className={styles.waysBack}>
        {onNarrow && filter && (
          <button
            className={`${button.button} ${styles.only}`}
            data-kind="bare"
            data-size="small"
            aria-label={t('journal.onlyAbout', { about: entry.about })}
            onClick={() => onNarrow(filter)}
          >
            {t('journal.onlyThis')}
          </button>
        )}
        {entry.revertible && <Revert entry={entry} onReverted={onReverted} />}
      </div>
    </li>
  );
}

function filterOf({ matchId, subject }: JournalEntry): JournalFilter | null {
  if (subject !== null) return { subject };
  return matchId === null ? null : { match: String(matchId) };
}

const PLACES: Record<string, (id: number) => string> = {
  team: pages.team,
  player: pages.player,
  'competition-season': pages.competition,
  article: pages.article,
  match: pages.match,
};

/** Where what was changed can be seen. */
function placeOf({ matchId, subject }: JournalEntry): string | null {
  if (matchId !== null) return pages.match(matchId);
  const [kind = '', id = ''] = (subject ?? '').split(':');
  if (kind === 'league' || kind === 'document') return pages.league;
  if (kind === 'files') return pages.files;
  if (kind === 'season') return pages.competitions;
  return PLACES[kind]?.(Number(id)) ?? null;
}
