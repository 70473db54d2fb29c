import type { QueryClient } from '@tanstack/react-query';
import { apiPaths } from '#contract/paths.ts';
import type { Sides } from '#domain/match/score.ts';
import type { Lineups, MatchDetails, MatchStats } from '#web/football/match-model.ts';
import { ask, type ApiQuery } from './ask.ts';
import { namesSidesOnly, readLineups } from './read-match-sheet.ts';
import { readMatchDetails, readMatchStats, sidesOf } from './read-match.ts';
import { fields } from './read.ts';

export const matchDetails = (matchId: number): ApiQuery<MatchDetails> =>
  keepNews(ask(apiPaths.matchDetails(matchId), readMatchDetails), isOlder);

export const matchStats = (matchId: number): ApiQuery<MatchStats> =>
  keepNews(
    ask(apiPaths.matchStats(matchId), async (answer, client) =>
      readMatchStats(answer, namesSidesOnly(fields(answer).teamStats) ? await askSides(client, matchId) : null),
    ),
  );

export const matchLineups = (matchId: number): ApiQuery<Lineups> =>
  keepNews(ask(apiPaths.matchLineups(matchId), readLineups));

const askSides = async (client: QueryClient, matchId: number): Promise<Sides<number>> =>
  sidesOf(await client.query({ ...matchDetails(matchId), staleTime: 'static' }));

/** A server may answer from a memory that is a second old. */
const isOlder = (answer: MatchDetails, known: MatchDetails): boolean =>
  answer.revision !== null && known.revision !== null && answer.revision < known.revision;

/** What came over the socket while a call was under way is newer than its answer. */
const keepNews = <Data>(
  { queryKey, queryFn }: ApiQuery<Data>,
  isOlder: (answer: Data, known: Data) => boolean = () => false,
): ApiQuery<Data> => ({
  queryKey,
  queryFn: async (context) => {
    const before = context.client.getQueryData<Data>(queryKey);
    const answer = await queryFn(context);
    const known = context.client.getQueryData<Data>(queryKey);
    return known !== undefined && (known !== before || isOlder(answer, known)) ? known : answer;
  },
});
