import type { SportsEvent, SportsTeam } from 'schema-dts';
import { filePaths, pagePaths } from '#contract/paths.ts';
import { expectedEnd } from '#domain/match/expected-end.ts';
import type { ShownStatus } from '#domain/match/status.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import type { Named, Team } from '#web/football/model.ts';
import { addressOf, leagueId, pageAddress, pictureAddress, SPORTS, type LeagueSite } from './site.ts';

export const teamReference = (site: LeagueSite, { id, name, badge }: Named<Team>): SportsTeam => ({
  '@type': 'SportsTeam',
  ...(id !== null && {
    '@id': `${site.publicUrl}${pagePaths.team(id)}#team`,
    url: pageAddress(site, pagePaths.team(id)),
  }),
  name,
  sport: SPORTS[site.league.game],
  ...(badge !== null && { logo: pictureAddress(site, badge) }),
});

/** null without a date, which schema.org requires. */
export function matchData(site: LeagueSite, match: MatchDetails, title: string): SportsEvent | null {
  const { language, league } = site;
  const { startTime, previousStartTime, home, away, venue, competition, halfMinutes } = match;
  if (startTime === null || Number.isNaN(Date.parse(startTime))) return null;
  const place = venue ?? league.city[language];
  const hasMoved = previousStartTime !== null && previousStartTime !== startTime;
  return {
    '@type': 'SportsEvent',
    '@id': `${site.publicUrl}${pagePaths.match(match.id)}#match`,
    name: title,
    url: pageAddress(site, pagePaths.match(match.id)),
    sport: SPORTS[site.league.game],
    startDate: startTime,
    endDate: expectedEnd(new Date(startTime), halfMinutes).toISOString(),
    eventStatus: statusOf(match.status, hasMoved),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(hasMoved && { previousStartDate: previousStartTime }),
    ...(place && { location: { '@type': 'Place', name: place, ...addressOf(site) } }),
    ...(home && { homeTeam: teamReference(site, home) }),
    ...(away && { awayTeam: teamReference(site, away) }),
    organizer: { '@id': leagueId(site) },
    image: pageAddress(site, filePaths.socialPicture('match', match.id)),
    ...(competition && {
      superEvent: {
        '@type': 'SportsEvent',
        name: competition.name,
        url: pageAddress(site, pagePaths.competition(competition.id)),
      },
    }),
  };
}

function statusOf(status: ShownStatus, hasMoved: boolean) {
  if (status === 'POSTPONED' || status === 'ABANDONED') return 'https://schema.org/EventPostponed';
  if (status === 'CANCELLED') return 'https://schema.org/EventCancelled';
  return hasMoved ? 'https://schema.org/EventRescheduled' : 'https://schema.org/EventScheduled';
}
