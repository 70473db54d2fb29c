import type { Language } from '#contract/language.ts';
import { inLanguage, pagePaths } from '#contract/paths.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import { calendarStatus } from '#domain/match/calendar-status.ts';
import { isAbandoned } from '#domain/match/status.ts';
import { expectedEnd } from '#domain/match/expected-end.ts';
import { roundKey } from '#i18n/round-key.ts';
import type { CalendarMatchRow } from '#server/db/matches/team-calendar.ts';
import { texts } from '#server/public-texts.ts';
import { TIME_ZONE } from '#domain/formatting/time-zone.ts';
import { contentLine, textLine } from './content-line.ts';
import { SOFIA_ZONE, sofiaLine, utcLine } from './sofia-zone.ts';

interface Calendar {
  site: string;
  league: string;
  language: Language;
  name: string;
  /** Where programs refresh it. */
  path: string;
  matches: readonly CalendarMatchRow[];
}

/** How often programs should refresh: a kick-off may move on the same day. */
const REFRESH = 'PT1H';

/** A calendar by RFC 5545. Matches without a date are left out. */
export function writeCalendar({ site, league, language, name, path, matches }: Calendar): string {
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    textLine('PRODID', `-//${league}//Matches//EN`),
    contentLine('CALSCALE', 'GREGORIAN'),
    textLine('NAME', name),
    textLine('X-WR-CALNAME', name),
    contentLine('X-WR-TIMEZONE', TIME_ZONE),
    contentLine('SOURCE;VALUE=URI', inLanguage(site + path, language)),
    contentLine('REFRESH-INTERVAL;VALUE=DURATION', REFRESH),
    contentLine('X-PUBLISHED-TTL', REFRESH),
    SOFIA_ZONE,
    ...matches.map((match) => writeEvent(match, site, language)),
    contentLine('END', 'VCALENDAR'),
  ].join('');
}

function writeEvent(match: CalendarMatchRow, site: string, language: Language): string {
  const { id, startTime, changedAt, sequence, status, venue, venueLatin, halfMinutes } = match;
  if (startTime === null) return '';
  const page = inLanguage(site + pagePaths.match(id), language);
  return [
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', `match-${id}@${new URL(site).hostname}`),
    contentLine('SEQUENCE', sequence),
    utcLine('DTSTAMP', changedAt),
    utcLine('LAST-MODIFIED', changedAt),
    contentLine('STATUS', calendarStatus(status)),
    sofiaLine('DTSTART', startTime),
    sofiaLine('DTEND', expectedEnd(startTime, halfMinutes)),
    textLine('SUMMARY', summaryOf(match, language)),
    venue === null ? '' : textLine('LOCATION', nameIn(language, { name: venue, nameLatin: venueLatin })),
    textLine('DESCRIPTION', `${occasionOf(match, language)}\n${page}`),
    contentLine('URL', page),
    contentLine('END', 'VEVENT'),
  ].join('');
}

/** „Балик – Вихър“ and the result. A live score would be outdated before a calendar shows it. */
export function summaryOf({ status, home, away, score, penalties }: CalendarMatchRow, language: Language): string {
  const t = texts[language];
  const nameOf = (team: typeof home) => (team ? nameIn(language, team) : t('match.teamUnknown'));
  const match = `${nameOf(home)} – ${nameOf(away)}`;
  if (score && isAbandoned(status, score))
    return t('calendar.abandoned', { result: t('calendar.result', { match, ...score }) });
  if (status === 'POSTPONED') return t('calendar.postponed', { match });
  if (status === 'CANCELLED') return t('calendar.cancelled', { match });
  if (!score || (status !== 'FINISHED' && status !== 'AWARDED')) return match;
  const result = t('calendar.result', { match, ...score });
  if (status === 'AWARDED') return t('calendar.awarded', { result });
  return penalties ? t('calendar.penalties', { result, ...penalties }) : result;
}

/** „Делта Лига 2025/2026, 3. кръг“ */
function occasionOf({ competition, season, gameweek, eliminationRound }: CalendarMatchRow, language: Language): string {
  const t = texts[language];
  const round = eliminationRound ? t(roundKey[eliminationRound]) : t('gameweek.number', { number: gameweek });
  return `${nameIn(language, competition)} ${seasonName(season)}, ${round}`;
}
