import { goalAnchor, inLanguage, pagePaths } from '#contract/paths.ts';
import { buildTimeline } from '#domain/match/timeline.ts';
import card from '#ui/card.module.css';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { ShareButton } from '#ui/share-button.tsx';
import { sidesOf, type MatchDetails } from '#web/football/match-model.ts';
import type { Goal } from '#web/football/goal-model.ts';
import { matchTitle } from '#web/football/match-title.ts';
import { minuteText } from '#web/football/minute-text.ts';
import { useMomentPictures } from '#web/football/moment-pictures.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import { useSearchParams } from '#ui/router/hooks.ts';
import { ActIcon } from '#web/pages/match/acts/act-icon.tsx';
import { actKey, kindOf, nameOf, playerIn, type MatchAct } from '#web/pages/match/acts/act.ts';
import { PersonName, scoreText, TimelineRow, TimelineSection } from './timeline.tsx';

/** Whether the timeline would show nothing. An awarded match may never have been played. */
export function isWithoutEvents(match: MatchDetails): boolean {
  const sections = buildTimeline(match, sidesOf(match));
  const hasScores = match.status !== 'AWARDED' && sections.some(({ score }) => score !== null);
  return !hasScores && sections.every(({ rows }) => rows.length === 0);
}

export function Events({ match }: { match: MatchDetails }) {
  const { t } = useLanguage();
  const sections = buildTimeline(match, sidesOf(match));
  const isOwn = useIsOwnBackend();
  if (isWithoutEvents(match)) return <EmptyState title={t('matchPage.events.none')} framed />;
  // Where nobody recorded an act, a dash under each half would say only that.
  const hasDashes = !isOwn || sections.some(({ rows }) => rows.length > 0);
  return (
    <div className={card.card}>
      {sections.map(({ section, score, rows }) => (
        <TimelineSection
          key={section}
          title={t(`matchPage.section.${section}`)}
          aside={score && scoreText(score)}
          hasDash={hasDashes}
        >
          {rows.map((row, index) => (
            <Act key={`${row.kind} ${row.act.id ?? index}`} row={row} match={match} />
          ))}
        </TimelineSection>
      ))}
    </div>
  );
}

function Act({ row, match }: { row: MatchAct; match: MatchDetails }) {
  const { t } = useLanguage();
  const kind = kindOf(row);
  const goalId = row.kind === 'goal' && typeof row.act.id === 'number' ? row.act.id : null;
  const shared = useSearchParams().get('goal');
  const label = <small>{t(actKey[kind])}</small>;
  const assister = row.kind === 'goal' && row.act.assister;
  const scoreAfter =
    row.kind === 'goal' || (row.kind === 'kick' && row.isScored) ? (row.scoreAfter ?? undefined) : undefined;
  return (
    <TimelineRow
      side={row.side}
      minute={minuteText(row.act)}
      scoreAfter={scoreAfter}
      isLatest={row.kind === 'goal' && row.isLatest}
      {...(goalId !== null && { id: goalAnchor(goalId), isShared: shared === String(goalId) })}
      icon={<ActIcon kind={kind} />}
      aside={row.kind === 'goal' && scoreAfter && <ShareGoal goal={row.act} match={match} />}
    >
      {kind === 'goal' && <span className="hidden">{t(actKey.goal)} </span>}
      {kind === 'ownGoal' && label}
      <PersonName person={playerIn(row)} />
      {kind !== 'goal' && kind !== 'ownGoal' && label}
      {assister && <small>({nameOf(assister)})</small>}
    </TimelineRow>
  );
}

function ShareGoal({ goal, match }: { goal: Goal; match: MatchDetails }) {
  const { t, language } = useLanguage();
  const { id, scorer } = goal;
  const pictures = useMomentPictures(typeof id === 'number' ? { kind: 'goal', id: match.id, part: id } : null);
  const what = `${nameOf(scorer)} ${minuteText(goal)}`;
  if (!pictures || typeof id !== 'number') return null;
  const address = `${inLanguage(pagePaths.goal(match.id, id), language)}#${goalAnchor(id)}`;
  return <ShareButton title={`${what}, ${matchTitle(match, t)}`} what={what} address={address} pictures={pictures} />;
}
