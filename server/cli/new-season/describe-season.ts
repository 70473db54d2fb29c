import type { GroupPlace } from '#domain/fixtures/groups.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import type { NewSeason } from '#server/league-files/new-season/season-tables.ts';

const matchesOf = ({ gameweeks }: NewSeason) =>
  gameweeks.flatMap(({ eliminationRound, matches }) => matches.map((match) => ({ ...match, eliminationRound })));

/** The result of writing a season, for people and for programs. */
export function countSeason(season: NewSeason) {
  return {
    competition: season.competition,
    season: seasonName(season),
    teams: season.teams.length,
    gameweeks: season.gameweeks.length,
    matches: matchesOf(season).length,
    firstDay: season.gameweeks[0]?.startsOn,
    lastDay: season.gameweeks.at(-1)?.endsOn,
  };
}

/** The pairings of the knockout after the groups. */
export const knockoutPlaces = (season: NewSeason) =>
  matchesOf(season)
    .filter(({ places }) => places.some((place) => place !== null))
    .map(({ eliminationRound, bracketSlot, places: [home, away] }) => ({ eliminationRound, bracketSlot, home, away }))
    .toSorted((a, b) => (a.bracketSlot ?? 0) - (b.bracketSlot ?? 0));

/** What the organiser must know besides the files. */
export function describeWork(season: NewSeason): string {
  const isOpen = matchesOf(season).some(({ home, away }) => home === null || away === null);
  const places = knockoutPlaces(season).map(
    ({ eliminationRound, bracketSlot, home, away }) =>
      `  ${eliminationRound} ${bracketSlot}: ${placeName(home)} – ${placeName(away)}`,
  );
  const known = season.teams.flatMap(({ key, name, typed }) =>
    key === null ? [] : [typed === name || typed === key ? `${name} (${key})` : `${typed} (now ${name}, ${key})`],
  );
  const lines = [
    `seasons.csv makes ${seasonName(season)} the current season.`,
    ...(known.length > 0 ? [`Already in the league: ${known.join(', ')}.`] : []),
    'players.csv, squads.csv and referees.csv name their columns and wait for rows. docs/LEAGUE-FILES.md describes all columns.',
    ...(isOpen
      ? [
          'Knockout matches whose teams nobody knows yet have empty cells in matches.csv. Who goes on takes his place by himself:',
          'the winners of bracket slots 1 and 2 meet in slot 1 of the next round, those of 3 and 4 in slot 2.',
        ]
      : []),
    ...(places.length > 0 ? ['From the groups:', ...places] : []),
  ];
  return `${lines.join('\n')}\n`;
}

const ORDINALS = ['1st', '2nd', '3rd'];

const placeName = (place: GroupPlace | null) =>
  place ? `${ORDINALS[place.place - 1] ?? `${place.place}th`} of ${place.group}` : 'winner of the round before';
