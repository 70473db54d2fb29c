import { pagePaths } from '#contract/paths.ts';
import type { Suspect } from '#server/db/check/check-fragments.ts';
import type { TableName } from '#server/league-files/folder/table-file.ts';

interface Fault {
  severity: 'mistake' | 'warning';
  /** The file of the league folder in which it is corrected. */
  table: TableName;
  page: ((id: number) => string) | null;
  title: string;
  mend: string;
}

const { match, player, team, competition, article } = pagePaths;
const mistake = { severity: 'mistake' } as const;
const warning = { severity: 'warning' } as const;
const ofMatch = { table: 'matches', page: match } as const;
const ofPlayer = { table: 'players', page: player } as const;
const ofSquad = { table: 'squads', page: team } as const;
const ofCompetition = { table: 'competition-seasons', page: competition } as const;

/** Everything that can be wrong with a league, by a stable id, in the order of the report. */
// oxfmt-ignore
export const FAULTS = {
  'match-without-result':     { ...mistake, ...ofMatch, title: 'Matches without a result a day after kick-off', mend: 'record the result, or postpone or cancel the match' },
  'score-without-goals':      { ...mistake, ...ofMatch, title: 'Results that the recorded goals do not make', mend: 'correct the result or the goals (delta match, events.csv)' },
  'player-outside-squad':     { ...mistake, ...ofMatch, title: 'Matches of players who were not in the squad', mend: 'name the right player, or give him the right days in squads.csv' },
  'played-suspended':         { ...mistake, ...ofMatch, title: 'Players who played although they were suspended', mend: 'correct the line-up or the card, or let the commission decide the match' },
  'team-outside-competition': { ...mistake, ...ofMatch, title: 'Matches of teams that do not take part', mend: 'add the team to competition-teams.csv, or name the right team' },
  'matches-overlap':          { ...mistake, ...ofMatch, title: 'Teams and referees in two places at a time', mend: 'move one of the matches, or name the right team or referee' },
  'video-link':               { ...mistake, ...ofMatch, title: 'Broken video links', mend: 'paste the address of the video on YouTube, or empty the cell' },
  'too-young':                { ...mistake, ...ofPlayer, title: 'Players below the least age', mend: 'take the player out of the squad, or mend his birthdate' },
  'minor-without-declaration':{ ...mistake, ...ofPlayer, title: 'Minors without the declaration of a parent', mend: 'ask for the declaration, then set parental_declaration' },
  'player-in-two-teams':      { ...mistake, table: 'squads', page: player, title: 'Players in two teams of one competition', mend: 'end one of the memberships with left_on' },
  'player-twice-in-squad':    { ...mistake, table: 'squads', page: player, title: 'Players who are in a squad twice', mend: 'take one of the rows out' },
  'shirt-number-twice':       { ...mistake, ...ofSquad, title: 'Shirt numbers that several players wear', mend: 'give one of them another number' },
  'squad-too-small':          { ...mistake, ...ofSquad, title: 'Squads too small to play', mend: 'add players, or withdraw the team' },
  'team-without-group':       { ...mistake, table: 'competition-teams', page: competition, title: 'Teams without a group', mend: 'enter the group of every team' },
  'no-current-season':        { ...mistake, table: 'seasons', page: null, title: 'No current season', mend: 'set current for the season that is being played' },
  'picture-missing':          { ...mistake, table: 'news', page: article, title: 'Articles with pictures that are not there', mend: 'put the picture into media and name its address, or take it out of the text' },
  'article-untranslated':     { ...mistake, table: 'news', page: article, title: 'Articles with nothing to read in one language', mend: 'write title and text in both languages' },
  'team-name-twice':          { ...warning, table: 'teams', page: team, title: 'Teams of the same name', mend: 'if it is one club, use one key in every file and take the other row out; otherwise give them different names' },
  'player-name-twice':        { ...warning, ...ofPlayer, title: 'Players of the same name', mend: 'if it is one person, use one key in every file and take the other row out; otherwise nothing' },
  'pitch-twice':              { ...warning, ...ofMatch, title: 'Two matches on one pitch at a time', mend: 'move one of them, or name the pitches of the ground differently' },
  'team-twice-a-day':         { ...warning, ...ofMatch, title: 'Teams that play twice on one day', mend: 'move one of the matches' },
  'match-outside-season':     { ...warning, ...ofMatch, title: 'Matches outside the days of their competition', mend: 'mend the date of the match or those of the competition' },
  'match-outside-gameweek':   { ...warning, ...ofMatch, title: 'Matches outside the days of their gameweek', mend: 'mend the date of the match or those of the gameweek' },
  'squad-below-rules':        { ...warning, ...ofSquad, title: 'Squads smaller than the rules ask for', mend: 'add players' },
  'squad-above-rules':        { ...warning, ...ofSquad, title: 'Squads larger than the rules allow', mend: 'end memberships with left_on' },
  'team-without-squad':       { ...warning, ...ofSquad, title: 'Teams without a squad', mend: 'add its players to squads.csv' },
  'birthdate-unknown':        { ...warning, ...ofPlayer, title: 'Players whose age nobody knows', mend: 'add the birthdate: without it his eligibility cannot be checked' },
  'portrait-missing':         { ...warning, table: 'players', page: team, title: 'Squads in which some have a portrait and some have not', mend: 'add the pictures to media and name them in players.csv' },
  'badge-missing':            { ...warning, table: 'teams', page: team, title: 'Teams without a crest', mend: 'add the picture to media and name it in teams.csv' },
  'logo-missing':             { ...warning, table: 'competitions', page: competition, title: 'Competitions without a logo', mend: 'add the picture to media and name it in competitions.csv' },
  'competition-without-teams':{ ...warning, ...ofCompetition, title: 'Competitions without teams', mend: 'add them to competition-teams.csv' },
  'competition-outside-season':{ ...warning, ...ofCompetition, title: 'Competitions outside the days of their season', mend: 'mend the dates of the one or the other' },
  'gameweek-without-matches': { ...warning, table: 'gameweeks', page: competition, title: 'Gameweeks without matches', mend: 'add its matches, or take it out' },
  'gameweek-outside-season':  { ...warning, table: 'gameweeks', page: competition, title: 'Gameweeks outside the days of their competition', mend: 'mend the dates of the one or the other' },
  'zone-outside-table':       { ...warning, ...ofCompetition, title: 'Zones of places that the table does not have', mend: 'mend the zones, or add the teams' },
  'tie-breaker-unused':       { ...warning, ...ofCompetition, title: 'Tie-breakers that decide nothing', mend: 'take them out of tie_breakers' },
  'season-over':              { ...warning, table: 'seasons', page: null, title: 'A current season that is over', mend: 'set current for the season that is being played' },
} as const satisfies Record<string, Fault>;
export type FaultCode = keyof typeof FAULTS;
export const FAULT_CODES = Object.keys(FAULTS) as FaultCode[];

export interface Finding {
  severity: Fault['severity'];
  code: FaultCode;
  /** The number of the row, or of what it belongs to. */
  id: number;
  table: TableName;
  /** The key of the row in that table, or of what it belongs to. */
  key: string;
  name: string;
  /** Its page on the site. */
  page: string | null;
  what: string;
  /** What the sentence says, for another language. */
  facts: Facts;
  mend: string;
}

export type Facts = Record<string, string | number>;

export function finding(code: FaultCode, { id, key, name }: Suspect, what: string, facts: Facts = {}): Finding {
  const { severity, table, page, mend }: Fault = FAULTS[code];
  return { severity, code, id, table, key, name, page: page && page(id), what, facts, mend };
}
