import type { LedgerEntry } from '#domain/match/ledger-entry.ts';
import type { MatchPhase } from '#domain/match/status.ts';
import type { Footballer } from './footballer.ts';
import type { Lineup } from './line-up.ts';
import type { Random } from './random.ts';

const NOTHING = {
  goals: 0,
  ownGoals: 0,
  assists: 0,
  shotsOnTarget: 0,
  shotsOffTarget: 0,
  shotsBlocked: 0,
  woodwork: 0,
  keyPasses: 0,
  blocks: 0,
  fouls: 0,
  yellowCards: 0,
  redCards: 0,
  saves: 0,
  goalsConceded: 0,
  penaltiesMissed: 0,
  penaltiesSaved: 0,
};

export interface MatchPlayer {
  footballer: Footballer;
  starter: boolean;
  tally: typeof NOTHING;
  /** The minute since which he has been on the pitch; null on the bench or after a red card. */
  since: number | null;
  minutes: number;
  played: boolean;
  sentOff: boolean;
}

export interface MatchTeam {
  key: string;
  players: MatchPlayer[];
  onPitch: MatchPlayer[];
  substitutions: number;
  attack: number;
  defence: number;
}

export interface SimulatedMatch {
  random: Random;
  teams: readonly [home: MatchTeam, away: MatchTeam];
  score: [home: number, away: number];
  penalties: readonly [home: number, away: number] | null;
  ledger: LedgerEntry<string>[];
  phase: MatchPhase;
  minute: number;
  stoppage: number | null;
  /** Where the match is in real time, in milliseconds since the epoch. */
  at: number;
  over: boolean;
}

export type SideIndex = 0 | 1;
export const otherSide = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0);

export function lineUp({ team, starters, bench }: Lineup): MatchTeam {
  const toPlayer =
    (starter: boolean) =>
    (footballer: Footballer): MatchPlayer => ({
      footballer,
      starter,
      tally: { ...NOTHING },
      since: starter ? 0 : null,
      minutes: 0,
      played: starter,
      sentOff: false,
    });
  const players = [...starters.map(toPlayer(true)), ...bench.map(toPlayer(false))];
  const matchTeam = { key: team, players, onPitch: [], substitutions: 0, attack: 0, defence: 0 };
  updateStrength(matchTeam);
  return matchTeam;
}

/** Sums, not averages: a team with a player fewer is weaker by a fifth. */
function updateStrength(team: MatchTeam) {
  team.onPitch = team.players.filter(({ since }) => since !== null);
  team.attack = 0;
  team.defence = 0;
  for (const { footballer } of team.onPitch) {
    if (footballer.line === 'GK') continue;
    team.attack += (footballer.shooting + footballer.passing) / 10;
    team.defence += footballer.defending / 5;
  }
}

export function keeperOf(team: MatchTeam): MatchPlayer {
  const keeper = team.onPitch.find(({ footballer }) => footballer.line === 'GK');
  if (!keeper) throw new Error(`${team.key} plays without a goalkeeper`);
  return keeper;
}

export function record(match: SimulatedMatch, entry: Pick<LedgerEntry<string>, 'kind'> & Partial<LedgerEntry<string>>) {
  match.ledger.push({
    revision: match.ledger.length + 1,
    phase: match.phase,
    minute: match.minute,
    extraTime: match.stoppage,
    team: null,
    player: null,
    otherPlayer: null,
    ownGoal: false,
    penalty: false,
    target: null,
    reason: null,
    recordedAt: new Date(match.at).toISOString(),
    ...entry,
  });
}

export function leavePitch(team: MatchTeam, player: MatchPlayer, minute: number) {
  player.minutes += minute - (player.since ?? minute);
  player.since = null;
  updateStrength(team);
}

export function enterPitch(team: MatchTeam, player: MatchPlayer, minute: number) {
  player.since = minute;
  player.played = true;
  updateStrength(team);
}
