import copy from '@phosphor-icons/core/bold/copy-bold.svg?raw';
import { useRef, useState, type KeyboardEvent } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadState } from '#desk/kit/load-state.tsx';
import type { CalendarMatch } from '#contract/desk/calendar.ts';
import type { DeskMatch } from '#contract/desk/matches.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { useSaveKey } from '#desk/kit/use-save-key.ts';
import { useCalendarData } from '#desk/office/calendar/use-calendar.ts';
import type { CalendarIndex, Gameweek } from '#desk/office/calendar/calendar-index.ts';
import { calendarChat } from '#desk/office/chat/calendar-chat.ts';
import type { ChatMatch, ChatNews, Named } from '#desk/office/chat/chat-text.ts';
import { calendarTexts, type CalendarTexts } from '#desk/office/calendar/calendar-texts.ts';
import { Office } from '#desk/office/office-shell.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { pages, useQuery } from '#desk/shell/navigation.ts';
import { useSession } from '#desk/shell/session.ts';
import { scoreText } from '#domain/formatting/match-words.ts';
import { Icon } from '#ui/icon.tsx';
import { PasteResults } from './paste-results.tsx';
import { ResultCard, type CardReport, type SavedResult } from './result-card.tsx';
import button from '#ui/button.module.css';
import styles from './results.module.css';

/** All results of a gameweek on one page, for the keyboard: scores, scorers by number, cards, one save. */
export function ResultsScreen() {
  const { t, language } = useTexts();
  const [query] = useQuery();
  const { index, failed, reload } = useCalendarData();
  const gameweek = index && gameweekIn(index, query);
  if (index && gameweek)
    return <GameweekResults key={gameweek.id} {...{ index, gameweek }} texts={calendarTexts(index, t, language)} />;
  return (
    <Office title={t('results.title')}>
      <LoadState {...{ data: index, failed, reload }} rows={8} />
      {index && (
        <EmptyState
          framed
          title={t('results.none')}
          action={
            <a className={button.button} data-kind="primary" href={pages.calendar}>
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
  texts: CalendarTexts;
}

/** [RS1] [RS2] */
const takesResult = ({ status, startTime, fields }: CalendarMatch, now: Date): boolean =>
  fields.homeId !== null &&
  fields.awayId !== null &&
  (status === 'FINISHED' || (status === 'UPCOMING' && startTime !== null && new Date(startTime) <= now));

function GameweekResults({ index, gameweek, texts }: ResultsProps) {
  const { t } = texts;
  const [query] = useQuery();
  const chat = calendarChat(index, useSession()?.league.publicUrl ?? '');
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
    const changed = open.filter(({ id }) => reports.current.get(id)?.state === 'ready');
    if (isSaving || changed.length === 0) return;
    setSaving(true);
    const saved: ChatResult[] = [];
    for (const match of changed) {
      const result = await reports.current.get(match.id)?.save();
      if (result) saved.push({ match: chat.match(match), ...result });
    }
    setSaving(false);
    const news = resultNews(saved, chat.competition(gameweek.competition), gameweek);
    const text = t('results.didSave', { count: saved.length });
    showToast({ text, isBad: saved.length < changed.length, ...(news && { news }) });
  }
  useSaveKey(() => void saveAll());

  const place = { competition: String(gameweek.competition), round: String(gameweek.number) };
  const season = query.get('season');
  const calendarPath = `${pages.calendar}?${new URLSearchParams({ ...place, ...(season !== null && { season }) })}`;
  return (
    <Office
      title={t('results.titleOf', { round: texts.gameweek(gameweek) })}
      sub={texts.competition(gameweek.competition)}
      crumbs={
        query.get('from') === 'todo'
          ? [{ path: pages.todo, text: t('office.todo') }]
          : [{ path: calendarPath, text: t('office.calendar') }]
      }
      actions={
        <button
          type="button"
          className={button.button}
          data-kind="bare"
          onClick={() => void copyText(textOf(matches, gameweek, texts), t)}
        >
          <Icon svg={copy} className="icon" /> {t('results.copy')}
        </button>
      }
    >
      {open.length === 0 && <EmptyState framed title={t('results.nothingYet')} text={t('results.nothingYetText')} />}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void saveAll();
        }}
      >
        <div className={styles.results} role="presentation" onKeyDown={goOnWithEnter}>
          {open.length > 0 && <p className={styles.how}>{t('results.how')}</p>}
          {open.length > 0 && (
            <PasteResults
              {...{ index, texts }}
              matches={open}
              onFill={(id, score) => reports.current.get(id)?.fill(score)}
            />
          )}
          {open.map((match) => (
            <LoadedCard
              key={match.id}
              match={match}
              when={texts.when(match.fields)}
              isFirst={match === first}
              onReport={(id, report) => {
                reports.current.set(id, report);
                setStates((before) => (before[id] === report.state ? before : { ...before, [id]: report.state }));
              }}
            />
          ))}
          {others.map((match) => (
            <p key={match.id} className={styles.other}>
              <span>{texts.match(match)}</span>
              <small>{otherText(match, texts)}</small>
            </p>
          ))}
          {open.length > 0 && (
            <footer className={styles.foot}>
              {wrong.length > 0 && <span>{t('results.wrongCount', { count: wrong.length })}</span>}
              <button
                type="submit"
                className={button.button}
                data-kind="primary"
                disabled={isSaving || ready.length === 0}
              >
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
  return <LoadState {...{ data, failed, reload }} rows={2} />;
}

/** As in a spreadsheet: Enter goes on to the next field. */
function goOnWithEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, ctrlKey, metaKey } = event;
  if (key !== 'Enter' || ctrlKey || metaKey || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('input:not(:disabled), button[type=submit]')];
  fields[fields.indexOf(target) + 1]?.focus();
}

const otherText = (match: CalendarMatch, { t, when }: CalendarTexts): string =>
  match.status === 'UPCOMING'
    ? (when(match.fields) ?? t('calendar.noDate'))
    : match.status === 'FINISHED'
      ? t('calendar.unknownTeam')
      : t(`status.${match.status}`);

type ChatResult = SavedResult & { match: ChatMatch };

/** What others do not know yet: new results, or the one that was corrected. */
function resultNews(saved: readonly ChatResult[], competition: Named, gameweek: Gameweek): ChatNews | null {
  const changed = saved.filter(({ score, was }) => was?.home !== score.home || was.away !== score.away);
  const [first] = changed;
  if (!first) return null;
  const { match, score, was } = first;
  if (changed.length === 1 && was) return { kind: 'corrected', match, score, was };
  return { kind: 'results', competition, gameweek, matches: changed };
}

/** For the chat of the league. */
function textOf(matches: readonly CalendarMatch[], gameweek: Gameweek, texts: CalendarTexts): string {
  const { t, language, team } = texts;
  const lines = matches.map((match) => {
    const { fields, status } = match;
    const score = match.official ?? match.score;
    const [home, away] = [team(fields.homeId), team(fields.awayId)];
    if (!score) return `${home} – ${away}: ${otherText(match, texts)}`;
    const note = status === 'AWARDED' ? ` (${t('calendar.awarded')})` : '';
    return `${home} ${scoreText(score.home, score.away, language)} ${away}${note}`;
  });
  return [`${texts.competition(gameweek.competition)}, ${texts.gameweek(gameweek)}`, '', ...lines].join('\n');
}

async function copyText(text: string, t: CalendarTexts['t']): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ text: t('results.copied') });
  } catch {
    showToast({ text: t('results.notCopied'), isBad: true });
  }
}
