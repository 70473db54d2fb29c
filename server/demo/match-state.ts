import type { LedgerEntry } from '#domain/match/ledger-entry.ts';
import type { MatchPhase } from '#domain/match/status.ts';
import type { Pair } from '#server/league-files/league.ts';
import type { SheetPlayer, TeamSheet } from './line-up.ts';
import type { Random } from './random.ts';

/** What a player has done so far, counted as it happens. */
export interface Tally {
  goals: number;
  ownGoals: number;
  assists: number;
  shotsOnTarget: number;
  shotsOffTarget: number;
  shotsBlocked: number;
  woodwork: number;
  keyPasses: number;
  blocks: number;
  fouls: number;
  yellowCards: number;
  redCards: number;
  saves: number;
  goalsConceded: number;
  penaltiesMissed: number;
  penaltiesSaved: number;
}

export interface MatchPlayer extends SheetPlayer {
  tally: Tally;
  /** The minute since which he has been on the pitch; null on the bench or in the dressing room. */
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

export interface MatchState {
  random: Random;
  teams: readonly [home: MatchTeam, away: MatchTeam];
  score: [home: number, away: number];
  halfTime: Pair | null;
  fullTime: Pair | null;
  extraTime: Pair | null;
  penalties: Pair | null;
  ledger: LedgerEntry<string>[];
  phase: MatchPhase;
  minute: number;
  stoppage: number | null;
  /** Milliseconds since the epoch: where in real time the match is. */
  at: number;
  clockSeconds: number;
  clockRunningSince: number | null;
  over: boolean;
}

export type SideIndex = 0 | 1;
export const otherSide = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0);

export function lineUp({ team, starters, bench }: TeamSheet): MatchTeam {
  const toPlayer = (player: SheetPlayer): MatchPlayer => ({
    ...player,
    tally: {
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
    },
    since: player.lineup.starter ? 0 : null,
    minutes: 0,
    played: player.lineup.starter,
    sentOff: false,
  });
  const players = [...starters, ...bench].map(toPlayer);
  const matchTeam = { key: team, players, onPitch: [], substitutions: 0, attack: 0, defence: 0 };
  reshape(matchTeam);
  return matchTeam;
}

/** After every change of who is on the pitch. A man fewer is a fifth of the strength less. */
function reshape(team: MatchTeam) {
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

type Act = Pick<LedgerEntry<string>, 'kind'> & Partial<LedgerEntry<string>>;

export function record(match: MatchState, act: Act) {
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
    ...act,
  });
}

export function leavePitch(team: MatchTeam, player: MatchPlayer, minute: number) {
  player.minutes += minute - (player.since ?? minute);
  player.since = null;
  reshape(team);
}

export function enterPitch(team: MatchTeam, player: MatchPlayer, minute: number) {
  player.since = minute;
  player.played = true;
  reshape(team);
}
