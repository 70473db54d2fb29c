import { useState } from 'react';
import type { Journal, People } from '#contract/desk/people.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { clockTime, longDate } from '#domain/formatting/date.ts';
import { groupByDay } from '#desk/office/group-by-day.ts';
import { initialsOf } from '#domain/player/name.ts';
import { callDesk } from '#desk/api/client.ts';
import { Office } from '#desk/office/office-shell.tsx';
import { useData } from '#desk/office/use-data.ts';
import { pages } from '#desk/shell/router.ts';
import { useTexts } from '#desk/office/texts.ts';
import { officeBg } from '#i18n/office/bg.ts';

type JournalEntry = Journal['entries'][number];
type JournalKey = Extract<keyof typeof officeBg, `journal.did.${string}`>;

const isKnown = (key: string): key is JournalKey => key in officeBg;

/** Who did what, when, on which device; narrowed to a person or a match. */
export function JournalScreen() {
  const { t, language } = useTexts();
  /** Everybody but programs, everything, or one person. */
  const [chosen, setChosen] = useState('people');
  const [match, setMatch] = useState<{ id: number; name: string } | null>(null);
  const narrowed = { people: { only: 'people' }, all: {} }[chosen] ?? { person: chosen };
  const query = new URLSearchParams({ ...narrowed, ...(match ? { match: String(match.id) } : {}) });
  const path = `${deskPaths.journal}?${query}`;
  const { data, failed } = useData<Journal>(path);
  const people = useData<People>(deskPaths.people).data?.people ?? [];
  const [older, setOlder] = useState<{ path: string; pages: Journal[] }>({ path, pages: [] });
  const more = older.path === path ? older.pages : [];
  const entries = [...(data?.entries ?? []), ...more.flatMap((page) => page.entries)];
  const next = (more.at(-1) ?? data)?.next ?? null;
  async function loadOlder() {
    const page = await callDesk<Journal>(`${path}&before=${next}`);
    setOlder({ path, pages: [...more, page] });
  }
  return (
    <Office title={t('journal.title')} sub={t('journal.sub')}>
      <div className="filters">
        <label className="select">
          <span className="hidden">{t('people.title')}</span>
          <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="people">{t('journal.everybody')}</option>
            <option value="all">{t('journal.programsToo')}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {match && (
          <button className="btn small" onClick={() => setMatch(null)}>
            {match.name} ×
          </button>
        )}
      </div>
      {failed && (
        <p className="callout" data-tone="bad" role="alert">
          {t('people.failed')}
        </p>
      )}
      {data && entries.length === 0 && <p className="nothing">{t('journal.empty')}</p>}
      {entries.length > 0 && (
        <section className="card" aria-label={t('journal.title')}>
          <ol className="log">
            {groupByDay(entries).map(({ day, entries: ofDay }) => [
              <li key={day} className="date">
                {longDate(new Date(`${day}T12:00:00Z`), language)}
              </li>,
              ...ofDay.map((entry) => <Entry key={entry.id} entry={entry} onMatch={setMatch} />),
            ])}
          </ol>
        </section>
      )}
      {next !== null && (
        <button className="btn" onClick={() => void loadOlder()}>
          {t('journal.older')}
        </button>
      )}
    </Office>
  );
}

function Entry({ entry, onMatch }: { entry: JournalEntry; onMatch: (match: { id: number; name: string }) => void }) {
  const { t } = useTexts();
  const { matchId, about } = entry;
  const who = entry.who ?? t('journal.program');
  const key = `journal.did.${entry.what}`;
  const minute = minuteOf(entry.after);
  const reason = textOf(entry.after, 'reason');
  return (
    <li>
      <time dateTime={entry.at}>{clockTime(new Date(entry.at))}</time>
      <span className="avatar">
        <span className="initials" aria-hidden="true">
          {initialsOf(who)}
        </span>
      </span>
      <div>
        <p className="what">
          <b>{who}</b> <span className="verb">{isKnown(key) ? t(key) : entry.what}</span>
          {minute && ` ${minute}`}{' '}
          {matchId === null ? (
            about
          ) : (
            <>
              <a href={pages.match(matchId)}>{about}</a>{' '}
              <button className="btn small bare" onClick={() => onMatch({ id: matchId, name: about })}>
                {t('journal.onlyThis')}
              </button>
            </>
          )}
        </p>
        <Changes entry={entry} />
        <p className="from">{[entry.device, reason && t('journal.reason', { reason })].filter(Boolean).join('. ')}</p>
      </div>
      <span />
    </li>
  );
}

/** What a correction changed: what it was struck out, what it is beside it. */
function Changes({ entry: { before, after, players } }: { entry: JournalEntry }) {
  const { t } = useTexts();
  if (before === null || before === undefined) return null;
  const rows = [
    { name: t('journal.player'), from: players.before ?? '–', to: players.after ?? '–' },
    { name: t('sheet.minute'), from: minuteOf(before) ?? '–', to: minuteOf(after) ?? '–' },
  ].filter(({ from, to }) => from !== to);
  if (rows.length === 0) return null;
  return (
    <dl>
      {rows.map(({ name, from, to }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span className="change">
              <del>{from}</del> <i /> <ins>{to}</ins>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? (value as Record<string, unknown>)[name] : null;

const textOf = (value: unknown, name: string): string | null => {
  const field = fieldOf(value, name);
  return typeof field === 'string' ? field : null;
};

const minuteOf = (value: unknown): string | null => {
  const minute = fieldOf(value, 'minute');
  return typeof minute === 'number' ? `${minute}’` : null;
};
