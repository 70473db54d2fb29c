import type { MomentFormat } from '#contract/paths.ts';
import type { GameweekCard } from '#contract/social-card.ts';
import type { Language } from '#contract/language.ts';
import { numericDateTime, parseDate } from '#domain/formatting/date.ts';
import { otherSide } from '#domain/match/score.ts';
import { decideMatch } from '#domain/match/winner.ts';
import type { Translate } from '#i18n/translate.ts';
import { gameweekText } from '#web/football/gameweek-text.ts';
import type { Competition, Gameweek, MatchSummary } from '#web/football/model.ts';
import { logoOnCard } from './card-image.ts';
import { showsScore, sideOnCard, statusText } from './match-card.ts';

/** More would be too small to read on a phone. */
const MATCHES = { story: 16, post: 9 } satisfies Record<MomentFormat, number>;

interface GameweekOnCard {
  competition: Competition;
  gameweek: Gameweek;
  matches: MatchSummary[];
}

export function gameweekCard(
  { competition, gameweek, matches }: GameweekOnCard,
  format: MomentFormat,
  language: Language,
  t: Translate,
): GameweekCard | null {
  if (matches.length === 0) return null;
  const shown = matches.slice(0, MATCHES[format]);
  const left = matches.length - shown.length;
  return {
    kind: 'gameweek',
    title: gameweekText(gameweek, t) ?? '',
    competition: competition.name,
    logo: logoOnCard(competition),
    matches: shown.map((match) => {
      const { home, away } = match;
      const score = scoreOf(match);
      const official = match.status === 'AWARDED' ? score : null;
      const verdict = decideMatch({ ...match, score, extraTime: null, official });
      return {
        home: sideOnCard(home, t),
        away: sideOnCard(away, t),
        score,
        note: noteOf(match, language, t),
        loser: verdict && otherSide(verdict.winner),
      };
    }),
    more: left > 0 ? t('social.more', { count: left }) : null,
    live: matches.some(({ status }) => status === 'LIVE'),
  };
}

const scoreOf = ({ status, homeScore, awayScore }: MatchSummary) =>
  showsScore(status) && homeScore !== null && awayScore !== null ? { home: homeScore, away: awayScore } : null;

/** Nothing for a plain result. */
function noteOf(match: MatchSummary, language: Language, t: Translate): string | null {
  const { status, penalties, startTime } = match;
  if (status === 'FINISHED') return penalties && t('matchPage.penalties', penalties);
  if (status !== 'UPCOMING') return statusText(match, t);
  const start = parseDate(startTime);
  return start.kind === 'known' ? numericDateTime(start.date, language) : t('match.dateUnknown');
}
