import type { Language } from '#contract/language.ts';
import type { CardBest, CardSponsor, CardTeam, MatchCard } from '#contract/social-card.ts';
import { clockTime, dayHeading, longDate, parseDate } from '#domain/formatting/date.ts';
import { highlightedSide } from '#domain/match/highlighted-side.ts';
import { scorersBySide } from '#domain/match/scorers.ts';
import { otherSide } from '#domain/match/score.ts';
import { initialsOf } from '#domain/player/name.ts';
import { displayInList } from '#domain/match/status-display.ts';
import type { ShownStatus } from '#domain/match/status.ts';
import type { Key, Translate } from '#i18n/translate.ts';
import { gameweekText } from '#web/football/gameweek-text.ts';
import { sidesOf, type MatchDetails } from '#web/football/match-model.ts';
import type { Named, Team } from '#web/football/model.ts';
import { phaseKey } from '#web/football/phase-text.ts';
import { scorerLines } from '#web/football/scorers-text.ts';
import { logoOnCard, teamOnCard } from './card-image.ts';

const statusKey = {
  LIVE: 'match.live',
  FINISHED: 'match.final',
  AWARDED: 'match.awarded',
  POSTPONED: 'match.postponed',
  ABANDONED: 'match.abandoned',
  CANCELLED: 'match.cancelled',
} satisfies Partial<Record<ShownStatus, Key>>;

export function matchCard(
  match: MatchDetails,
  language: Language,
  t: Translate,
  { sponsors = [], portrait = null }: { sponsors?: CardSponsor[]; portrait?: string | null } = {},
): MatchCard {
  const { status, competition, home, away, penalties, venue } = match;
  const score = showsScore(status) ? match.score : null;
  const start = parseDate(match.startTime);
  const isUpcoming = status === 'UPCOMING';
  const isLive = status === 'LIVE';
  const day = start.kind === 'known' ? (isUpcoming ? dayHeading : longDate)(start.date, language) : null;
  const scorers = scorersBySide(score ? match.goals : [], sidesOf(match));
  const winner = isLive ? null : highlightedSide(match, null, sidesOf(match));
  return {
    kind: 'match',
    sponsors,
    occasion: occasionOf(match, t),
    logo: competition && logoOnCard(competition),
    home: sideOnCard(home, t),
    away: sideOnCard(away, t),
    score,
    kickOff: isUpcoming && start.kind === 'known' ? clockTime(start.date) : null,
    penalties: score && penalties && t('matchPage.penalties', penalties),
    status: statusText(match, t),
    // Pictures are cached for minutes elsewhere, so they show the phase, not the minute.
    phase: isLive && match.phase !== null ? t(phaseKey[match.phase]) : null,
    live: isLive,
    facts: [day ?? (isUpcoming ? t('match.dateUnknown') : null), venue].filter((fact) => fact !== null),
    loser: winner && otherSide(winner),
    scorers: { home: scorerLines(scorers.home, t), away: scorerLines(scorers.away, t) },
    best: score && !isLive ? bestOnCard(match, portrait, t) : null,
  };
}

function bestOnCard({ manOfTheMatch, goals }: MatchDetails, portrait: string | null, t: Translate): CardBest | null {
  const { id, name } = manOfTheMatch ?? { id: null, name: null };
  if (id === null || name === null) return null;
  const scored = goals.filter(({ scorer, ownGoal }) => scorer?.id === id && !ownGoal).length;
  const assisted = goals.filter(({ assister }) => assister?.id === id).length;
  return {
    label: t('six.manOfTheMatch'),
    name,
    portrait: { address: portrait, fallback: initialsOf(name) },
    did: [
      ...(scored > 0 ? [t('player.goals', { count: scored })] : []),
      ...(assisted > 0 ? [t('player.assists', { count: assisted })] : []),
    ].join(', '),
  };
}

/** „Делта Лига“, „16. кръг“ */
export const occasionOf = ({ competition, gameweek }: MatchDetails, t: Translate): string[] =>
  [competition?.name, gameweekText(gameweek, t)].filter((part) => typeof part === 'string');

/** Null before the match. */
export const statusText = ({ status, statusText: other }: Pick<MatchDetails, 'status' | 'statusText'>, t: Translate) =>
  status === 'UPCOMING' ? null : status === 'OTHER' ? other : t(statusKey[status]);

export const showsScore = (status: ShownStatus): boolean => displayInList(status, null, new Date(0)).showsScore;

export const sideOnCard = (team: Named<Team> | null, t: Translate): CardTeam =>
  team ? teamOnCard(team) : { name: t('match.teamUnknown'), crest: { address: null, fallback: '?' } };
