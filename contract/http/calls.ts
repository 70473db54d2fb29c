import type { Call } from './call.ts';
import { competitionCalls } from './competition.ts';
import { liveCalls } from './live.ts';
import { matchCalls } from './match.ts';
import { newsCalls } from './news.ts';
import { playerCalls } from './player.ts';
import { refereeCalls } from './referee.ts';
import { searchCalls } from './search.ts';
import { seasonCalls } from './season.ts';
import { teamCalls } from './team.ts';
import { totwCalls } from './totw.ts';

/** Every public call, by what it is about. */
export const callsByTopic: Record<string, Call[]> = {
  Seasons: Object.values(seasonCalls),
  Competitions: [...Object.values(competitionCalls), ...Object.values(totwCalls)],
  'Live matches': Object.values(liveCalls),
  Matches: Object.values(matchCalls),
  Teams: Object.values(teamCalls),
  Players: Object.values(playerCalls),
  Referees: Object.values(refereeCalls),
  News: Object.values(newsCalls),
  Search: Object.values(searchCalls),
};
