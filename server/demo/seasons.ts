import { playCurrentLeague } from './current-league.ts';
import {
  announceYouthLeague,
  playBalikCup,
  playCurrentCup,
  playRegionCup,
  playSuperCup,
  playWinterCup,
} from './current-season.ts';
import type { Played } from './previous-season.ts';
import { playPreviousSeason } from './previous-season.ts';
import { CLUBS } from './clubs.ts';
import type { Office } from './rounds.ts';
import { tableOf, winnerOf } from './tables.ts';

/** One season leads to the next: who goes down, who comes up, who is seeded where. */
export function playSeasons(office: Office): Played[] {
  const previous = playPreviousSeason(office);
  const finished = (competition: string) => {
    const found = previous.find(({ entry }) => entry.competition === competition);
    if (!found) throw new Error(`${competition} was not played`);
    return found;
  };
  const tableOfLast = (competition: string) => {
    const { entry, matches } = finished(competition);
    return tableOf(entry, matches).map(({ team }) => team);
  };
  const lastTable = tableOfLast('delta-liga');
  const promoted = tableOfLast('zlaten-klas').slice(0, 2);
  const teams = [...lastTable.slice(0, 10), ...promoted];
  const outside = CLUBS.map(({ key }) => key).filter((key) => !teams.includes(key));
  const cupFinal = finished('kupa-delta').matches.at(-1);
  const cupWinner = cupFinal && winnerOf(cupFinal);
  const [champion = '', runnerUp = ''] = lastTable;

  const league = playCurrentLeague(office, teams);
  const [beforeYesterday, , , , , afterTomorrow] = league.currentPairs;
  if (!beforeYesterday || !afterTomorrow) throw new Error('The current gameweek has no matches');
  // Those whose league match is not today are free for the winter cup today.
  const [a = '', b = '', c = '', d = ''] = outside;
  const winterGroups = [
    { name: 'A', teams: [beforeYesterday[0], a, b, afterTomorrow[0]] },
    { name: 'B', teams: [beforeYesterday[1], c, d, afterTomorrow[1]] },
  ];
  return [
    ...previous,
    playBalikCup(office),
    playSuperCup(office, [champion, cupWinner && cupWinner !== champion ? cupWinner : runnerUp]),
    league,
    playRegionCup(office),
    playCurrentCup(office, [...teams, ...outside]),
    playWinterCup(office, winterGroups),
    announceYouthLeague(office),
  ];
}
