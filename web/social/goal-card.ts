import type { CardSponsor, GoalCard } from '#contract/social-card.ts';
import { buildTimeline } from '#domain/match/timeline.ts';
import type { Translate } from '#i18n/translate.ts';
import { sidesOf, type MatchDetails } from '#web/football/match-model.ts';
import type { Goal } from '#web/football/goal-model.ts';
import { minuteText } from '#web/football/minute-text.ts';
import { logoOnCard } from './card-image.ts';
import { occasionOf, sideOnCard } from './match-card.ts';

/** Null for a goal that is not, or no longer, in the match, and where the score after it is not known. */
export function goalCard(
  match: MatchDetails,
  goalId: number,
  t: Translate,
  sponsors: CardSponsor[] = [],
): GoalCard | null {
  const row = buildTimeline(match, sidesOf(match))
    .flatMap(({ rows }) => rows)
    .find(({ kind, act }) => kind === 'goal' && act.id === goalId);
  if (row?.kind !== 'goal' || !row.scoreAfter || !row.side) return null;
  const { act, side, scoreAfter, fromTheSpot } = row;
  const [home, away] = [sideOnCard(match.home, t), sideOnCard(match.away, t)];
  return {
    kind: 'goal',
    sponsors,
    occasion: occasionOf(match, t),
    logo: match.competition && logoOnCard(match.competition),
    headline: t(act.ownGoal ? 'matchPage.act.ownGoal' : 'matchPage.goal'),
    home,
    away,
    score: scoreAfter,
    side,
    scorer: act.scorer?.name ?? (side === 'home' ? home : away).name,
    minute: minuteText(act),
    detail: detailOf(act, fromTheSpot, t),
    live: match.status === 'LIVE',
  };
}

function detailOf({ ownGoal, assister }: Goal, fromTheSpot: boolean, t: Translate): string | null {
  if (ownGoal) return null;
  if (fromTheSpot) return t('matchPage.act.penalty');
  return assister?.name ? t('social.assist', { name: assister.name }) : null;
}
