import { useId, type KeyboardEvent, type ReactNode } from 'react';
import type { CalendarMatch } from '#contract/desk/calendar.ts';
import type { MenuItem } from '#desk/office/menu.tsx';
import type { CalendarIndex } from './calendar-index.ts';
import { GameRow } from './game-row.tsx';
import type { PlanGroup } from './plan-groups.ts';
import { capitalised } from '#domain/formatting/capitalised.ts';
import type { CalendarTexts } from './calendar-texts.ts';
import styles from './plan.module.css';

/** What a list of matches needs to show them and to open one. */
export interface PlanContext {
  index: CalendarIndex;
  texts: CalendarTexts;
  hrefOf: (match: CalendarMatch) => string;
  menuOf: (match: CalendarMatch) => readonly MenuItem[];
  /** Where its result is entered. */
  resultPath: (match: CalendarMatch) => string;
  /** The match in hand, and the form that takes its place. */
  inHand: { id: number; form: ReactNode } | null;
}

interface PlanProps {
  context: PlanContext;
  groups: readonly PlanGroup[];
  withCompetition?: boolean;
  withoutPitch?: boolean;
}

/** Matches by day. Up and down move between the rows. */
export function Plan({ context, groups, withCompetition = false, withoutPitch = false }: PlanProps) {
  const { texts } = context;
  const { t } = texts;
  const id = useId();
  return (
    <div className={styles.plan} role="presentation" onKeyDown={moveBetweenRows}>
      {groups.map(({ key, day, matches }) => (
        <section key={key} aria-labelledby={`${id}-${key}`}>
          <h3 className={styles.day} id={`${id}-${key}`}>
            {day === null
              ? t(key === 'postponed' ? 'calendar.postponed' : 'calendar.noDate')
              : capitalised(texts.day(day))}{' '}
            <span>{t('calendar.matches', { count: matches.length })}</span>
          </h3>
          <Rows matches={matches} context={context} withCompetition={withCompetition} withoutPitch={withoutPitch} />
        </section>
      ))}
    </div>
  );
}

interface RowsProps extends Required<Omit<PlanProps, 'groups'>> {
  matches: readonly CalendarMatch[];
}

/** The form stands between two lists: rows that others move do not move it, so it keeps the focus. */
function Rows({ matches, context, withCompetition, withoutPitch }: RowsProps) {
  const { index, texts, hrefOf, menuOf, inHand } = context;
  const at = matches.findIndex(({ id }) => id === inHand?.id);
  const row = (match: CalendarMatch) => (
    <GameRow
      key={match.id}
      {...{ match, index, texts, withoutPitch }}
      competition={withCompetition ? texts.competition(match.competition) : undefined}
      href={hrefOf(match)}
      menu={() => menuOf(match)}
    />
  );
  if (at < 0) return matches.map(row);
  return (
    <>
      {matches.slice(0, at).map(row)}
      <div key={inHand?.id}>{inHand?.form}</div>
      {matches.slice(at + 1).map(row)}
    </>
  );
}

const rows = () => [...document.querySelectorAll<HTMLElement>(`.${styles.plan} .${styles.open}`)];

function moveBetweenRows(event: KeyboardEvent) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const all = rows();
  const at = all.findIndex((row) => row === document.activeElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  all[at + step]?.focus();
}

/** For whoever presses an arrow before anything has the focus. */
export const focusFirstRow = (): void => rows()[0]?.focus();
