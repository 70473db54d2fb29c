import { EmptyState } from '#ui/empty-state.tsx';
import { pages } from '#desk/shell/navigation.ts';
import type { GameweekState } from './calendar-index.ts';
import { Plan, type PlanContext } from './plan.tsx';
import { groupPlan } from './plan-groups.ts';
import type { CalendarView } from './use-calendar.ts';
import type { CalendarTexts } from './calendar-texts.ts';
import card from '#ui/card.module.css';
import layout from '#desk/kit/layout.module.css';
import styles from './round-view.module.css';

/** A link to another gameweek of a competition. */
const roundPath = ({ gameweek }: GameweekState, season: string | null): string =>
  `${pages.calendar}?${new URLSearchParams({
    ...(season !== null && { season }),
    competition: String(gameweek.competition),
    round: String(gameweek.number),
  })}`;

function showInStrip(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

interface StripProps {
  shown: CalendarView;
  texts: CalendarTexts;
  season: string | null;
}

/** The season in one line: played, now, to come; a dot where something is to be looked at. */
export function RoundStrip({ shown: { gameweeks, gameweek: open }, texts, season }: StripProps) {
  const { t } = texts;
  const openId = open?.gameweek.id;
  return (
    <nav aria-label={t('calendar.rounds')}>
      <ol className={styles.rounds}>
        {gameweeks.map((state) => {
          const { gameweek, isPlayed, hasMarks } = state;
          const isOpen = gameweek.id === openId;
          const name = [
            texts.gameweek(gameweek),
            ...(isPlayed ? [t('calendar.isPlayed')] : []),
            ...(hasMarks ? [t('calendar.hasMarks')] : []),
          ].join(', ');
          return (
            <li key={gameweek.id}>
              <a
                ref={isOpen ? showInStrip : undefined}
                href={roundPath(state, season)}
                className={[isPlayed && styles.played, hasMarks && styles.issue].filter(Boolean).join(' ')}
                aria-current={isOpen ? 'true' : undefined}
                aria-label={name}
              >
                {gameweek.round === null ? gameweek.number : t(`calendar.knockoutShort.${gameweek.round}`)}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface RoundProps {
  state: GameweekState;
  context: PlanContext;
  onPostpone: ((state: GameweekState) => void) | null;
}

/** All matches of a gameweek. */
export function Round({ state, context, onPostpone }: RoundProps) {
  const { texts, index } = context;
  const { t } = texts;
  const { gameweek, matches, isPlayed } = state;
  const unplayed = matches.find(({ id }) => index.marks.get(id)?.includes('no-result'));
  const withResult = unplayed ?? matches.find(({ status }) => status === 'FINISHED');
  const id = `round-${gameweek.id}`;
  if (matches.length === 0) return <EmptyState framed title={t('calendar.emptyRound')} />;
  const days = groupPlan(matches).flatMap(({ day }) => day ?? []);
  const count = t('calendar.matches', { count: matches.length });
  const sub = [...(isPlayed ? [t('calendar.isPlayed')] : []), count, ...(days.length > 0 ? [texts.days(days)] : [])];
  const hasUpcoming = matches.some(({ status }) => status === 'UPCOMING');
  return (
    <section className={card.card} aria-labelledby={id}>
      <div className={layout.groupHead}>
        <h2 id={id}>{texts.gameweek(gameweek)}</h2>
        <span>{sub.join(', ')}</span>
        {withResult && (
          <a className={layout.more} href={context.resultPath(withResult)}>
            {t(unplayed ? 'results.open' : 'results.correct')}
          </a>
        )}
        {onPostpone && hasUpcoming && (
          <button type="button" className={layout.more} onClick={() => onPostpone(state)}>
            {t('calendar.postponeRound')}
          </button>
        )}
      </div>
      <Plan context={context} groups={groupPlan(matches)} />
    </section>
  );
}
