import type { Language } from '#contract/language.ts';
import type { CardFigure, TeamCard } from '#contract/social-card.ts';
import { clockTime, dayAndMonth, parseDate } from '#domain/formatting/date.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Competition, Named, Standings, StandingRow } from '#web/football/model.ts';
import type { CompetitionMatches, TeamMatch, TeamProfile } from '#web/football/team-model.ts';
import { teamOnCard } from './card-image.ts';

/** Each may be missing. */
interface TeamFacts {
  competition: Named<Competition> | null;
  standings: Standings | undefined;
  fixtures: CompetitionMatches[] | undefined;
  results: CompetitionMatches[] | undefined;
}

export function teamCard(team: TeamProfile, facts: TeamFacts, language: Language, t: Translate): TeamCard {
  const row = facts.standings?.groups.flatMap(({ rows }) => rows).find((standing) => standing.team.id === team.id);
  const next = first(facts.fixtures, ({ status, startTime }) => status !== 'POSTPONED' && startTime !== null, 1);
  const last = first(facts.results, ({ score }) => score !== null, -1);
  return {
    kind: 'team',
    team: teamOnCard(team),
    facts: [team.city, facts.competition?.name].filter((fact) => typeof fact === 'string'),
    figures: row ? figuresOf(row, t) : [],
    match:
      (next && { label: t('social.nextMatch'), text: textOf(next, team, language, t) }) ??
      (last && { label: t('social.lastMatch'), text: textOf(last, team, language, t) }),
  };
}

const figuresOf = ({ position, points, wins, draws, losses }: StandingRow, t: Translate): CardFigure[] => [
  { value: String(position), label: t('social.place') },
  { value: String(points), label: t('social.points', { count: points }) },
  { value: `${wins}–${draws}–${losses}`, label: t('social.record') },
];

/** The earliest (1) or latest (-1) matching one. */
function first(
  groups: CompetitionMatches[] | undefined,
  isMatching: (match: TeamMatch) => boolean,
  direction: 1 | -1,
): TeamMatch | null {
  const matches = (groups ?? []).flatMap((group) => group.matches).filter(isMatching);
  const startOf = ({ startTime }: TeamMatch) => Date.parse(startTime ?? '') || 0;
  return matches.toSorted((a, b) => direction * (startOf(a) - startOf(b)))[0] ?? null;
}

/** „Балик – Вихър, 15.03 19:00“, and with its score „Балик – Вихър 3–1“ */
function textOf(match: TeamMatch, team: TeamProfile, language: Language, t: Translate): string {
  const { isHome, opponent, score, startTime } = match;
  const other = opponent?.name ?? t('match.teamUnknown');
  const sides = isHome ? `${team.name} – ${other}` : `${other} – ${team.name}`;
  if (score) return `${sides} ${score.home}–${score.away}`;
  const start = parseDate(startTime);
  return start.kind === 'known' ? `${sides}, ${dayAndMonth(start.date, language)} ${clockTime(start.date)}` : sides;
}
