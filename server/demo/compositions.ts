import type { CompositionEntry, CompetitionSeasonEntry, MatchEntry } from '#server/league-files/league.ts';
import type { Calendar } from './calendar.ts';
import { HOME_LEAGUE } from './competitions.ts';
import type { Line } from './people.ts';
import type { Footballers, PlayerRecord } from './season-records.ts';
import { isOver, matchesOf, recordsOf, regulars } from './season-records.ts';
import { addDays } from '#domain/formatting/sofia-time.ts';

type Six = Pick<CompositionEntry, 'goalkeeper' | 'defenders' | 'midfielder' | 'forwards'>;

/** Fewer matches than this make no team of the season. */
const LEAST_MATCHES = 7;

/** A keeper, two defenders, one in the middle, two up front: the best rated of each line. */
function pickSix(records: readonly PlayerRecord[]): Six | null {
  const ranked = records.toSorted((a, b) => b.rating - a.rating || b.goals - a.goals || (a.player < b.player ? -1 : 1));
  const taken = new Set<string>();
  const take = (line: Line): string | null => {
    const free = ranked.filter(({ player }) => !taken.has(player));
    const found = free.find((record) => record.line === line) ?? free.find((record) => record.line !== 'GK');
    if (!found || (line === 'GK' && found.line !== 'GK')) return null;
    taken.add(found.player);
    return found.player;
  };
  const goalkeeper = take('GK');
  const [first, second, midfielder, left, right] = (['DEF', 'DEF', 'MID', 'FWD', 'FWD'] as const).map(take);
  if (!goalkeeper || !first || !second || !midfielder || !left || !right) return null;
  return { goalkeeper, defenders: [first, second], midfielder, forwards: [left, right] };
}

export function nameTeams(
  seasons: readonly CompetitionSeasonEntry[],
  matches: readonly MatchEntry[],
  footballers: Footballers,
  calendar: Calendar,
): CompositionEntry[] {
  return [
    ...seasons.flatMap((season) => teamsOfTheWeek(season, matchesOf(season, matches), footballers, calendar)),
    ...seasons.flatMap((season) => teamOfTheSeason(season, matchesOf(season, matches), footballers, calendar)),
    ...teamOfTheYear(seasons, matches, footballers, calendar),
  ];
}

function teamsOfTheWeek(
  { competition, season, gameweeks }: CompetitionSeasonEntry,
  matches: readonly MatchEntry[],
  footballers: Footballers,
  { today }: Calendar,
): CompositionEntry[] {
  return gameweeks.flatMap(({ number, endsOn }) => {
    if (endsOn >= today) return [];
    const records = recordsOf(
      matches.filter(({ gameweek }) => gameweek === number),
      footballers,
    );
    const six = pickSix(records.filter(({ minutes }) => minutes >= 15));
    if (!six) return [];
    return [
      {
        key: `${competition}-${season}-week-${number}`,
        type: 'TEAM_OF_THE_WEEK' as const,
        competition,
        season,
        gameweek: number,
        ...six,
        notesBg: null,
        notesEn: null,
        picture: null,
        createdOn: addDays(endsOn, 1),
      },
    ];
  });
}

function teamOfTheSeason(
  entry: CompetitionSeasonEntry,
  matches: readonly MatchEntry[],
  footballers: Footballers,
  { today }: Calendar,
): CompositionEntry[] {
  const { competition, season, endsOn } = entry;
  const finished = matches.filter(({ status }) => status === 'FINISHED').length;
  if (!isOver(entry, matches, today) || finished < LEAST_MATCHES) return [];
  const six = pickSix(regulars(recordsOf(matches, footballers), 0.5));
  if (!six) return [];
  return [
    {
      key: `${competition}-${season}-season`,
      type: 'TEAM_OF_THE_SEASON',
      competition,
      season,
      gameweek: null,
      ...six,
      notesBg: 'По средна оценка, с участие в поне половината мачове.',
      notesEn: 'By average rating, among those who played at least half of the matches.',
      picture: null,
      createdOn: addDays(endsOn, 1),
    },
  ];
}

/** Over every competition of the previous season, and filed under the home league. */
function teamOfTheYear(
  seasons: readonly CompetitionSeasonEntry[],
  matches: readonly MatchEntry[],
  footballers: Footballers,
  { previous }: Calendar,
): CompositionEntry[] {
  const six = pickSix(
    regulars(
      recordsOf(
        matches.filter(({ season }) => season === previous.key),
        footballers,
      ),
      0.6,
    ),
  );
  const home = seasons.find(({ competition, season }) => competition === HOME_LEAGUE && season === previous.key);
  if (!six || !home) return [];
  return [
    {
      key: `${previous.key}-year`,
      type: 'TEAM_OF_THE_YEAR',
      competition: HOME_LEAGUE,
      season: previous.key,
      gameweek: null,
      ...six,
      notesBg: `Във всички турнири през ${previous.yearStart}/${previous.yearEnd}.`,
      notesEn: `In all competitions of ${previous.yearStart}/${previous.yearEnd}.`,
      picture: null,
      createdOn: previous.endsOn,
    },
  ];
}
