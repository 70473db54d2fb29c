import warning from '@phosphor-icons/core/bold/warning-bold.svg?raw';
import calendarPlus from '@phosphor-icons/core/bold/calendar-plus-bold.svg?raw';
import printer from '@phosphor-icons/core/bold/printer-bold.svg?raw';
import { useState, type ReactNode } from 'react';
import { Notice } from '#ui/notice.tsx';
import type { CalendarMatch } from '#contract/desk/calendar.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { Failure } from '#desk/kit/failure.tsx';
import { calendarChat } from '#desk/office/chat/calendar-chat.ts';
import { Menu } from '#desk/office/menu.tsx';
import { Office } from '#desk/office/office-shell.tsx';
import { LoadState } from '#desk/kit/load-state.tsx';
import { resultPath } from '#desk/office/results/result-path.ts';
import { showToast } from '#desk/office/toast.tsx';
import { MatchLinkSheet } from '#desk/pitch/match/match-link-sheet.tsx';
import { pages, useQuery } from '#desk/shell/navigation.ts';
import { useSession } from '#desk/shell/session.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { Icon } from '#ui/icon.tsx';
import { AwardForm, RevertForm } from './award-form.tsx';
import { CalendarFilters } from './calendar-filters.tsx';
import type { CalendarIndex } from './calendar-index.ts';
import { CalendarList } from './calendar-list.tsx';
import { MatchInHand } from './match-in-hand.tsx';
import { NewMatchPanel } from './new-match-panel.tsx';
import type { PlanContext } from './plan.tsx';
import { mondayOf } from './plan-groups.ts';
import { RoundStrip } from './round-view.tsx';
import { menuOf, type RowActions } from './row-menu.ts';
import { sheetItems } from './sheet-items.ts';
import { readCalendarView } from './use-calendar.ts';
import { useHeldInPlace } from './use-held-in-place.ts';
import { useCalendarKeys, useFocusReturn } from './use-calendar-keys.ts';
import { useDecisions } from './use-decisions.ts';
import type { CalendarTexts } from './calendar-texts.ts';
import button from '#ui/button.module.css';
import layout from '#desk/kit/layout.module.css';

interface LoadedProps {
  index: CalendarIndex;
  texts: CalendarTexts;
  /** Why the calendar could not be asked for again. */
  failed: string | null;
  reload: () => void;
}

export function LoadedCalendar({ index, texts, failed, reload }: LoadedProps) {
  const { t } = texts;
  const [query, setQuery] = useQuery();
  const session = useSession();
  const publicUrl = session?.league.publicUrl ?? '';
  const chat = calendarChat(index, publicUrl);
  const decisions = useDecisions(texts, chat);
  const [linked, setLinked] = useState<CalendarMatch | null>(null);
  const now = serverNow();
  const held = useHeldInPlace(index, Number(query.get('match')));
  const shown = readCalendarView(held, query, now);
  const { gameweek, action } = shown;
  const openMatch = shown.openMatch && (index.matches.get(shown.openMatch.id) ?? null);
  useFocusReturn(openMatch?.id ?? null);
  useCalendarKeys();

  /** The view stays where the match was. */
  const here =
    shown.view === 'rounds' && gameweek
      ? { competition: String(gameweek.gameweek.competition), round: String(gameweek.gameweek.number) }
      : { day: shown.monday };
  const close = () => setQuery({ match: null, do: null, new: null, ...here });
  const open: RowActions['open'] = ({ id }, what) =>
    setQuery({ match: String(id), do: what === 'move' ? null : what, new: null, ...here }, { push: true });
  const season = query.get('season');
  const resultOf = ({ id }: CalendarMatch) => resultPath(id, 'calendar') + (season === null ? '' : `&season=${season}`);
  const hrefOf = (match: CalendarMatch): string => {
    if (match.status === 'LIVE') return pages.match(match.id);
    if (index.marks.get(match.id)?.includes('no-result')) return resultOf(match);
    const at = new URLSearchParams(query);
    for (const name of ['do', 'new']) at.delete(name);
    for (const [name, value] of Object.entries({ ...here, match: String(match.id) })) at.set(name, value);
    return `${pages.calendar}?${at}`;
  };
  const actions: RowActions = { open, decide: decisions.decide, link: setLinked };

  const screen = (form: ReactNode) => {
    const context: PlanContext = {
      index: held,
      texts,
      hrefOf,
      resultPath: resultOf,
      menuOf: (match) =>
        menuOf(match, {
          t,
          language: texts.language,
          publicUrl,
          mayDelete: session?.roles.includes('organiser') ?? false,
          hasBegun: match.startTime !== null && new Date(match.startTime) <= now,
          actions,
          resultPath: resultOf,
        }),
      inHand: openMatch && form ? { id: openMatch.id, form } : null,
    };
    const gameweekId = gameweek?.gameweek.id ?? index.calendar.gameweeks[0]?.id;
    return (
      <Office
        title={t('office.calendar')}
        actions={
          <>
            <Menu
              className={`${button.button} ${layout.broad}`}
              data-kind="bare"
              items={() => sheetItems(index, shown, texts)}
            >
              <Icon svg={printer} className="icon" /> {t('calendar.sheets')}
            </Menu>
            <button
              type="button"
              className={button.button}
              onClick={() => setQuery({ new: '1', match: null, do: null, ...here })}
            >
              <Icon svg={calendarPlus} className="icon" /> {t('calendar.newMatch')}
            </button>
          </>
        }
      >
        <LoadState data={index} {...{ failed, reload }} />
        {decisions.refusal && <Failure refusal={decisions.refusal.refusal} onRetry={decisions.refusal.again} />}
        {query.has('match') && !openMatch && (
          <Notice tone="warn" icon={warning} role="alert">
            {t('calendar.notHere')}
          </Notice>
        )}
        <CalendarFilters index={index} shown={shown} texts={texts} />
        {shown.view === 'rounds' && shown.search === '' && (
          <RoundStrip shown={shown} texts={texts} season={query.get('season')} />
        )}
        <div className={shown.isNew ? layout.withPanel : undefined}>
          <div className={layout.stack}>
            <CalendarList
              context={context}
              shown={shown}
              thisMonday={mondayOf(dayAt(now))}
              onWeek={(monday) => setQuery({ day: monday, match: null, do: null })}
              onPostpone={(state) => decisions.postponeRound(state.gameweek)}
            />
          </div>
          {shown.isNew && gameweekId !== undefined && (
            <NewMatchPanel
              {...{ index, texts, gameweekId }}
              onClose={close}
              onCreated={(match) => showToast({ text: t('calendar.did.created', { match: texts.match(match) }) })}
            />
          )}
        </div>
        {linked && <MatchLinkSheet matchId={linked.id} onClose={() => setLinked(null)} />}
      </Office>
    );
  };

  if (!openMatch) return screen(null);
  const shared = { match: openMatch, index, texts, onClose: close };
  if (action === 'move' || action === 'teams')
    return (
      <MatchInHand
        key={openMatch.id}
        {...shared}
        chat={chat}
        withTeams={action === 'teams'}
        offerUndo={decisions.offerUndo}
      >
        {screen}
      </MatchInHand>
    );
  return screen(
    action === 'award' ? (
      <AwardForm
        {...shared}
        onRecorded={(revision, { score, reason }) => {
          const entries = [{ matchId: openMatch.id, revision }];
          decisions.offerUndo(
            t('calendar.did.award', { match: texts.match(openMatch) }),
            (key) => decisions.withdraw(entries, key, t('calendar.undoReason')),
            { kind: 'awarded', match: chat.match(openMatch), score, reason },
          );
        }}
        onDone={close}
      />
    ) : (
      <RevertForm
        {...shared}
        onDone={() => {
          showToast({
            text: t('calendar.did.revert', { match: texts.match(openMatch) }),
            news: { kind: 'award-lifted', match: chat.match(openMatch) },
          });
          close();
        }}
      />
    ),
  );
}
