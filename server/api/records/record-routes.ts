import { competitionRecordEndpoints, teamRecordEndpoints } from '#contract/http/records.ts';
import { allTimeTable } from '#domain/records/season-records.ts';
import { biggestDefeats, biggestWins, mostGoals } from '#domain/records/team-record.ts';
import { presentLeader, presentScorer } from '#server/api/competition/leader-presenter.ts';
import { requireSeason } from '#server/api/competition/require-season.ts';
import { presentChampion } from '#server/api/competition/season-champion.ts';
import { presentListedCompetition, presentPlayer, presentTeam } from '#server/api/presenters.ts';
import { serve, type Api } from '#server/api/serve.ts';
import { requireTeam } from '#server/api/team/require-team.ts';
import { listPlayedSeasons, type PlayedSeasonRow } from '#server/db/competitions/competition-history.ts';
import {
  listCompetitionRecords,
  listTeamLeaders,
  listTeamPlaces,
  listTeamRecords,
} from '#server/db/records/record-book.ts';
import { listLeaders } from '#server/db/players/leaders.ts';
import {
  chooseHauls,
  chooseRuns,
  presentFigures,
  presentHauls,
  presentMatches,
  presentRuns,
  readNamed,
} from './record-presenter.ts';

const LEADERS = 10;

export function recordRoutes(api: Api) {
  serve(api, competitionRecordEndpoints.records, async (context) => {
    const { params, reader, now } = context;
    await requireSeason({ ...context, query: {} });
    const best = { limit: LEADERS, now };
    const allTime = { allTimeOf: params.id };
    const [rows, seasons, scorers, appearances] = await Promise.all([
      listCompetitionRecords(reader, params.id),
      listPlayedSeasons(reader, [params.id]),
      listLeaders(reader, allTime, 'goals', best),
      listLeaders(reader, allTime, 'matches', best),
    ]);
    const records = rows.map(({ record }) => record);
    const lists = {
      wins: biggestWins(records.flatMap((record) => record.biggestWins)),
      goals: mostGoals(records.flatMap((record) => record.mostGoals)),
    };
    const chosen = { lists, hauls: chooseHauls(rows), runs: chooseRuns(rows) };
    const known = await readNamed(reader, chosen, now);
    const champions = seasons.map((season) => ({ season, champion: presentChampion(season) }));
    const titles = (team: number) => champions.filter(({ champion }) => champion?.id === team).length;
    const table = allTimeTable(rows.map((row) => ({ ...row, name: row.team.name, table: row.record.table })));
    return {
      seasons: champions.map(({ season, champion }) => ({ ...presentYears(season), champion })),
      table: table.map(({ team, record }, index) => ({
        position: index + 1,
        team: presentTeam(team),
        ...presentFigures(record, titles(team.id)),
      })),
      scorers: scorers.map((row) => ({ ...presentScorer(row), matches: row.matches })),
      appearances: appearances.map((row) => ({ ...presentLeader(row), matches: row.matches })),
      biggest_wins: presentMatches(lists.wins, known),
      most_goals: presentMatches(lists.goals, known),
      player_goals: presentHauls(chosen.hauls, known),
      runs: presentRuns(chosen.runs, known),
    };
  });

  serve(api, teamRecordEndpoints.records, async ({ params: { id }, reader, now, tag }) => {
    tag(`team:${id}`, 'competitions');
    const best = { limit: LEADERS, now };
    const [rows, places, scorers, appearances] = await Promise.all([
      listTeamRecords(reader, id),
      listTeamPlaces(reader, id),
      listTeamLeaders(reader, id, 'goals', best),
      listTeamLeaders(reader, id, 'matches', best),
      requireTeam(reader, id),
    ]);
    const competitions = rows.map(({ competition }) => competition);
    // Another team's result may decide who is champion.
    for (const { id: competition } of competitions) tag(`competition:${competition}`);
    const lists = {
      wins: biggestWins(rows.flatMap(({ record }) => record.biggestWins)),
      defeats: biggestDefeats(rows.flatMap(({ record }) => record.biggestDefeats)),
      goals: mostGoals(rows.flatMap(({ record }) => record.mostGoals)),
    };
    const chosen = { lists, hauls: chooseHauls(rows), runs: chooseRuns(rows) };
    const [known, seasons] = await Promise.all([
      readNamed(reader, chosen, now),
      listPlayedSeasons(
        reader,
        competitions.map((competition) => competition.id),
      ),
    ]);
    const own = seasons.flatMap((season) => {
      const place = places.find((row) => row.competition === season.competition && row.season === season.season);
      return place ? [{ season, place: place.place, isChampion: presentChampion(season)?.id === id }] : [];
    });
    const titles = (competition: number) =>
      own.filter(({ season, isChampion }) => isChampion && season.competition === competition).length;
    const team = rows[0] && presentTeam(rows[0].team);
    return {
      seasons: own
        .toSorted((a, b) => b.season.yearStart - a.season.yearStart)
        .map(({ season, place, isChampion }) => ({
          ...presentYears(season),
          competition: presentListedCompetition({ ...season, id: season.competition }),
          place,
          champion: isChampion,
          open: season.isOpen,
        })),
      competitions: rows.map(({ competition, record }) => ({
        competition: presentListedCompetition(competition),
        ...presentFigures(record, titles(competition.id)),
      })),
      scorers: team
        ? scorers.map(({ player, goals, matches }) => ({ player: presentPlayer(player), team, goals, matches }))
        : [],
      appearances: team
        ? appearances.map(({ player, matches }) => ({ player: presentPlayer(player), team, matches }))
        : [],
      biggest_wins: presentMatches(lists.wins, known),
      biggest_defeats: presentMatches(lists.defeats, known),
      most_goals: presentMatches(lists.goals, known),
      player_goals: presentHauls(chosen.hauls, known),
      runs: presentRuns(chosen.runs, known),
    };
  });
}

const presentYears = ({ season, yearStart, yearEnd, isCurrent }: PlayedSeasonRow) => ({
  id: season,
  year_start: yearStart,
  year_end: yearEnd,
  is_current: isCurrent,
});
