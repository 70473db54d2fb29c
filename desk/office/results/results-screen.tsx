import copy from '@phosphor-icons/core/bold/copy-bold.svg?raw';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { CalendarMatch } from '#contract/desk/calendar.ts';
import type { DeskMatch } from '#contract/desk/matches.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { useSaveKey } from '#desk/kit/use-save-key.ts';
import { useCalendarData } from '#desk/office/calendar/use-calendar.ts';
import type { CalendarIndex, Gameweek } from '#desk/office/calendar/calendar-index.ts';
import { wordsOf, type Words } from '#desk/office/calendar/words.ts';
import { Office } from '#desk/office/office-shell.tsx';
import { Failed, LeagueState, SkeletonRows } from '#desk/office/states.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { pages, useQuery } from '#desk/shell/navigation.ts';
import { scoreText } from '#domain/formatting/match-words.ts';
import { Icon } from '#ui/icon.tsx';
import { ResultCard, type CardReport } from './result-card.tsx';
import styles from './results.module.css';

/** All results of a gameweek on one page, for the keyboard: scores, scorers by number, cards, one save. */
export function ResultsScreen() {
  const { t, language } = useTexts();
  const [query] = useQuery();
  const { index, failed, reload } = useCalendarData();
  const gameweek = index && gameweekIn(index, query);
  if (index && gameweek)
    return <GameweekResults key={gameweek.id} {...{ index, gameweek }} words={wordsOf(index, t, language)} />;
  return (
    <Office title={t('results.title')}>
      {failed && <Failed reason={failed} onRetry={reload} />}
      {!index && !failed && <SkeletonRows rows={8} />}
      {index && (
        <LeagueState
          title={t('results.none')}
          action={
            <a className="btn primary" href={pages.calendar}>
              {t('office.calendar')}
            </a>
          }
        />
      )}
    </Office>
  );
}

function gameweekIn(index: CalendarIndex, query: URLSearchParams): Gameweek | undefined {
  const match = index.matches.get(Number(query.get('match')));
  return index.gameweeks.get(match?.fields.gameweekId ?? Number(query.get('round')));
}

interface ResultsProps {
  index: CalendarIndex;
  gameweek: Gameweek;
  words: Words;
}

/** [RS1] [RS2] */
const takesResult = ({ status, startTime, fields }: CalendarMatch, now: Date): boolean =>
  fields.homeId !== null &&
  fields.awayId !== null &&
  (status === 'FINISHED' || (status === 'UPCOMING' && startTime !== null && new Date(startTime) <= now));

function GameweekResults({ index, gameweek, words }: ResultsProps) {
  const { t } = words;
  const [query] = useQuery();
  const opened = Number(query.get('match'));
  const now = serverNow();
  const matches = index.calendar.matches.filter(({ fields }) => fields.gameweekId === gameweek.id);
  const open = matches.filter((match) => takesResult(match, now));
  const others = matches.filter((match) => !takesResult(match, now));
  const first = open.find(({ id }) => id === opened) ?? open.find(({ status }) => status === 'UPCOMING') ?? open[0];
  const reports = useRef(new Map<number, CardReport>());
  const [states, setStates] = useState<Readonly<Record<number, CardReport['state']>>>({});
  const [isSaving, setSaving] = useState(false);
  const ready = open.filter(({ id }) => states[id] === 'ready');
  const wrong = open.filter(({ id }) => states[id] === 'wrong');

  /** What cannot be saved stays as it was typed, and says why. */
  async function saveAll() {
    const changed = open.flatMap(({ id }) => reports.current.get(id) ?? []).filter(({ state }) => state === 'ready');
    if (isSaving || changed.length === 0) return;
    setSaving(true);
    let saved = 0;
    for (const card of changed) saved += Number(await card.save());
    setSaving(false);
    showToast({ text: t('results.didSave', { count: saved }), isBad: saved < changed.length });
  }
  useSaveKey(() => void saveAll());

  const place = { competition: String(gameweek.competition), round: String(gameweek.number) };
  const season = query.get('season');
  const calendarPath = `${pages.calendar}?${new URLSearchParams({ ...place, ...(season !== null && { season }) })}`;
  return (
    <Office
      title={t('results.titleOf', { round: words.gameweek(gameweek) })}
      sub={words.competition(gameweek.competition)}
      crumbs={
        query.get('from') === 'todo'
          ? [{ path: pages.todo, text: t('office.todo') }]
          : [{ path: calendarPath, text: t('office.calendar') }]
      }
      actions={
        <button type="button" className="btn bare" onClick={() => void copyText(textOf(matches, gameweek, words), t)}>
          <Icon svg={copy} className="icon" /> {t('results.copy')}
        </button>
      }
    >
      {open.length === 0 && <LeagueState title={t('results.nothingYet')} text={t('results.nothingYetText')} />}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void saveAll();
        }}
      >
        <div className={styles.results} role="presentation" onKeyDown={goOnWithEnter}>
          {open.length > 0 && <p className={styles.how}>{t('results.how')}</p>}
          {open.map((match) => (
            <LoadedCard
              key={match.id}
              match={match}
              when={words.when(match.fields)}
              isFirst={match === first}
              onReport={(id, report) => {
                reports.current.set(id, report);
                setStates((before) => (before[id] === report.state ? before : { ...before, [id]: report.state }));
              }}
            />
          ))}
          {others.map((match) => (
            <p key={match.id} className={styles.other}>
              <span>{words.match(match)}</span>
              <small>{otherText(match, words)}</small>
            </p>
          ))}
          {open.length > 0 && (
            <footer className={styles.foot}>
              {wrong.length > 0 && <span>{t('results.wrongCount', { count: wrong.length })}</span>}
              <button type="submit" className="btn primary" disabled={isSaving || ready.length === 0}>
                {ready.length === 0 ? t('results.saveNone') : t('results.save', { count: ready.length })}
              </button>
            </footer>
          )}
        </div>
      </form>
    </Office>
  );
}

interface LoadedCardProps {
  match: CalendarMatch;
  when: string | null;
  isFirst: boolean;
  onReport: (matchId: number, report: CardReport) => void;
}

function LoadedCard({ match, ...rest }: LoadedCardProps) {
  const { data, failed, reload } = useDesk<DeskMatch>(deskPaths.match(match.id));
  if (data) return <ResultCard match={data} onSaved={reload} {...rest} />;
  return failed ? <Failed reason={failed} onRetry={reload} /> : <SkeletonRows rows={2} />;
}

/** As in a spreadsheet: Enter goes on to the next field. */
function goOnWithEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, ctrlKey, metaKey } = event;
  if (key !== 'Enter' || ctrlKey || metaKey || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('input:not(:disabled), button[type=submit]')];
  fields[fields.indexOf(target) + 1]?.focus();
}

const otherText = (match: CalendarMatch, { t, when }: Words): string =>
  match.status === 'UPCOMING'
    ? (when(match.fields) ?? t('calendar.noDate'))
    : match.status === 'FINISHED'
      ? t('calendar.unknownTeam')
      : t(`status.${match.status}`);

/** For the chat of the league. */
function textOf(matches: readonly CalendarMatch[], gameweek: Gameweek, words: Words): string {
  const { t, language, team } = words;
  const lines = matches.map((match) => {
    const { fields, status } = match;
    const score = match.official ?? match.score;
    const [home, away] = [team(fields.homeId), team(fields.awayId)];
    if (!score) return `${home} – ${away}: ${otherText(match, words)}`;
    const note = status === 'AWARDED' ? ` (${t('calendar.awarded')})` : '';
    return `${home} ${scoreText(score.home, score.away, language)} ${away}${note}`;
  });
  return [`${words.competition(gameweek.competition)}, ${words.gameweek(gameweek)}`, '', ...lines].join('\n');
}

async function copyText(text: string, t: Words['t']): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ text: t('results.copied') });
  } catch {
    showToast({ text: t('results.notCopied'), isBad: true });
  }
}
