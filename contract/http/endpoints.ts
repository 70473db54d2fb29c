import type { Endpoint } from './endpoint.ts';
import { competitionEndpoints } from './competition.ts';
import { outlookEndpoints } from './outlook.ts';
import { followingEndpoints } from './following.ts';
import { leagueEndpoints } from './league.ts';
import { liveEndpoints } from './live.ts';
import { liveTableEndpoints } from './live-table.ts';
import { absenceEndpoints, matchEndpoints } from './match.ts';
import { newsEndpoints } from './news.ts';
import { photoEndpoints } from './photos.ts';
import { playerEndpoints } from './player.ts';
import { competitionRecordEndpoints, teamRecordEndpoints } from './records.ts';
import { pitchEndpoints } from './pitch.ts';
import { refereeEndpoints } from './referee.ts';
import { searchEndpoints } from './search.ts';
import { seasonEndpoints } from './season.ts';
import { teamEndpoints } from './team.ts';
import { totwEndpoints } from './totw.ts';

/** Every public endpoint, by topic. */
export const endpointsByTopic: Record<string, Endpoint[]> = {
  League: Object.values(leagueEndpoints),
  Seasons: Object.values(seasonEndpoints),
  Competitions: [
    ...Object.values(competitionEndpoints),
    ...Object.values(outlookEndpoints),
    ...Object.values(competitionRecordEndpoints),
    ...Object.values(totwEndpoints),
  ],
  'Live matches': [...Object.values(liveEndpoints), ...Object.values(liveTableEndpoints)],
  Matches: Object.values(matchEndpoints),
  Teams: [...Object.values(teamEndpoints), ...Object.values(teamRecordEndpoints), ...Object.values(absenceEndpoints)],
  Players: Object.values(playerEndpoints),
  Referees: Object.values(refereeEndpoints),
  Pitches: Object.values(pitchEndpoints),
  News: Object.values(newsEndpoints),
  Photos: Object.values(photoEndpoints),
  Following: Object.values(followingEndpoints),
  Search: Object.values(searchEndpoints),
};
