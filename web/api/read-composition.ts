import { positionGroup } from '#domain/lineup/position.ts';
import { PITCH_SECTIONS, type PitchSection } from '#domain/lineup/team-of-the-week.ts';
import type { Score } from '#domain/match/score.ts';
import type {
  Chosen,
  ChosenOfSeason,
  ChosenOfWeek,
  MatchPerformance,
  NoPerformance,
  Performance,
  PlayedMatch,
  SeasonPerformance,
} from '#web/football/competition-model.ts';
import type { MatchSummary, Named, Team } from '#web/football/model.ts';
import { readNamedTeam, readPlayer, toScore } from './read-shared.ts';
import { each, fields, list, number, oneOf, text, type Fields } from './read.ts';

export const readTeamOfTheWeek = (answer: unknown): ChosenOfWeek[] =>
  each(list(answer, 'players'), (value) => readChosen(value, fields(value).matchStats, readMatchPerformance));

export const readTeamOfTheSeason = (answer: unknown): ChosenOfSeason[] =>
  each(list(answer, 'players'), (value) => readChosen(value, fields(value).seasonStats, readSeasonPerformance));

function readChosen<Done>(
  value: unknown,
  stats: unknown,
  read: (stats: Fields, team: Named<Team> | null) => Done,
): Chosen<Done> | null {
  const chosen = fields(value);
  const player = readPlayer(value);
  if (!player) return null;
  const team = readNamedTeam(chosen.team);
  const known = fields(stats);
  const performance: Done | NoPerformance =
    known.played === false || Object.keys(known).length === 0 ? { message: text(known.message) } : read(known, team);
  return {
    ...player,
    shirtNumber: number(chosen.number) ?? number(chosen.jersey_number),
    section: oneOf(PITCH_SECTIONS, chosen.section) ?? sectionOf(text(chosen.position)),
    team,
    performance,
  };
}

/** For a backend that knows the position alone. */
const sectionOf = (position: string | null): PitchSection =>
  ({ GK: 'gk', DEF: 'def', MID: 'mid', FWD: 'fwd' } as const)[positionGroup(position)];

const readMatchPerformance = (stats: Fields, team: Named<Team> | null): MatchPerformance => ({
  ...readPerformance(stats),
  match: readPlayedMatch(fields(stats.match), team),
  isManOfTheMatch: stats.motm === true,
  isStarter: stats.is_starter === true,
  keptCleanSheet: stats.clean_sheet === true,
});

const readSeasonPerformance = (stats: Fields): SeasonPerformance => ({
  ...readPerformance(stats),
  matches: number(stats.matches_played) ?? 0,
});

function readPerformance(stats: Fields): Performance {
  const count = (name: string) => number(stats[name]) ?? 0;
  return {
    goals: count('goals'),
    assists: count('assists'),
    minutes: count('minutes_played'),
    rating: number(stats.rating),
    shots: count('shots'),
    shotsOnTarget: count('shots_on_target'),
    passes: count('passes'),
    passAccuracy: number(stats.pass_accuracy),
    tackles: count('tackles'),
    saves: count('saves'),
    yellowCards: count('yellow_cards'),
    redCards: count('red_cards'),
  };
}

/** The score has the player's own team first; another backend may write it out, or name the opponent alone. */
function readPlayedMatch(match: Fields, team: Named<Team> | null): PlayedMatch {
  const { home, away } = fields(match.score);
  const score = toScore(home, away);
  const played: PlayedMatch = {
    id: number(match.id),
    startTime: text(match.start_time),
    opponent: readNamedTeam(typeof match.opponent === 'string' ? { name: match.opponent } : match.opponent),
    score: score ? `${score.home}–${score.away}` : text(match.score),
    venue: oneOf(['home', 'away'], text(match.venue)?.toLowerCase()),
    summary: null,
  };
  return { ...played, summary: summaryOf(played, team, score) };
}

function summaryOf(played: PlayedMatch, team: Named<Team> | null, score: Score | null): MatchSummary | null {
  const { id, startTime, opponent, venue } = played;
  if (id === null || score === null || venue === null || !isKnown(team) || !isKnown(opponent)) return null;
  const atHome = venue === 'home';
  return {
    id,
    status: 'FINISHED',
    startTime,
    home: atHome ? team : opponent,
    away: atHome ? opponent : team,
    homeScore: atHome ? score.home : score.away,
    awayScore: atHome ? score.away : score.home,
    penalties: null,
    clock: null,
    phase: null,
  };
}

const isKnown = (team: Named<Team> | null): team is Team => team !== null && team.id !== null;
