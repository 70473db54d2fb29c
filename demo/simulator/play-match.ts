import type { MatchPhase } from '#domain/match/status.ts';
import { attack, foul } from './attacks.ts';
import type { Lineup } from './line-up.ts';
import type { SimulatedMatch, SideIndex } from './match-state.ts';
import { enterPitch, leavePitch, lineUp, record } from './match-state.ts';
import type { Random } from './random.ts';
import { shootOut } from './shoot-out.ts';

const TICK_SECONDS = 15;
const SHOTS_A_TICK = 0.0605;
const FOULS_A_TICK = 0.055;
const SUBSTITUTIONS_A_TICK = 0.024;
const MAX_SUBSTITUTIONS = 6;
const HALF_MINUTES = 25;
const EXTRA_MINUTES = 5;

export interface MatchPlan {
  home: Lineup;
  away: Lineup;
  kickOff: Date;
  /** The match is played no further than this instant. */
  until: Date;
  /** A knockout match that is level needs a winner. */
  knockout: boolean;
  extraTime: boolean;
  random: Random;
}

/** Six a side, two halves of 25 minutes, in steps of 15 seconds. */
export function playMatch({ home, away, kickOff, until, knockout, extraTime, random }: MatchPlan): SimulatedMatch {
  const match: SimulatedMatch = {
    random,
    teams: [lineUp(home), lineUp(away)],
    score: [0, 0],
    penalties: null,
    ledger: [],
    phase: 'NOT_STARTED',
    minute: 0,
    stoppage: null,
    at: kickOff.getTime(),
    over: false,
  };
  play(match, until.getTime(), knockout, extraTime);
  for (const team of match.teams) {
    for (const player of team.players) {
      if (player.since !== null) player.minutes += match.minute - player.since;
    }
  }
  return match;
}

function play(match: SimulatedMatch, until: number, knockout: boolean, extraTime: boolean) {
  const { random } = match;
  const level = () => match.score[0] === match.score[1];

  if (!playPeriod(match, until, 'FIRST_HALF', 0, HALF_MINUTES, random.int(0, 1))) return;
  if (!rest(match, until, 'HALF_TIME', 5)) return;
  if (!playPeriod(match, until, 'SECOND_HALF', HALF_MINUTES, HALF_MINUTES, random.int(1, 2))) return;
  if (knockout && level()) {
    if (!rest(match, until, 'FULL_TIME_BREAK', 2)) return;
    if (extraTime) {
      const start = 2 * HALF_MINUTES;
      if (!playPeriod(match, until, 'EXTRA_TIME', start, EXTRA_MINUTES, 0)) return;
      if (!rest(match, until, 'EXTRA_TIME_BREAK', 1)) return;
      if (!playPeriod(match, until, 'SECOND_EXTRA_TIME', start + EXTRA_MINUTES, EXTRA_MINUTES, 0)) return;
    }
    if (level() && !shootOut(match, until)) return;
  }
  match.phase = 'FULL_TIME';
  match.over = true;
  record(match, { kind: 'FINAL_WHISTLE', minute: null, extraTime: null });
}

function beginPhase(match: SimulatedMatch, phase: MatchPhase) {
  match.phase = phase;
  match.stoppage = null;
  record(match, { kind: 'PHASE', minute: null, extraTime: null });
}

function rest(match: SimulatedMatch, until: number, phase: MatchPhase, minutes: number): boolean {
  beginPhase(match, phase);
  match.at += minutes * 60_000;
  return match.at <= until;
}

function playPeriod(
  match: SimulatedMatch,
  until: number,
  phase: MatchPhase,
  from: number,
  minutes: number,
  stoppage: number,
): boolean {
  beginPhase(match, phase);
  const start = match.at;
  const length = (minutes + stoppage) * 60;
  for (let second = 0; second < length; second += TICK_SECONDS) {
    const tickEnd = start + (second + TICK_SECONDS) * 1000;
    if (tickEnd > until) {
      match.minute = from + Math.min(minutes, Math.floor((until - start) / 60_000));
      return false;
    }
    match.minute = from + Math.min(minutes, Math.floor(second / 60) + 1);
    match.stoppage = second < minutes * 60 ? null : Math.floor((second - minutes * 60) / 60) + 1;
    match.at = start + (second + match.random.int(0, TICK_SECONDS - 1)) * 1000;
    playTick(match);
  }
  match.minute = from + minutes;
  match.at = start + length * 1000;
  return true;
}

function playTick(match: SimulatedMatch) {
  const { random, teams } = match;
  const [home, away] = teams;
  const homeShots = SHOTS_A_TICK * 1.05 * Math.exp((home.attack - away.defence) / 24);
  const awayShots = SHOTS_A_TICK * 0.97 * Math.exp((away.attack - home.defence) / 24);
  const fate = random.next();
  if (fate < homeShots) attack(match, 0);
  else if (fate < homeShots + awayShots) attack(match, 1);
  else if (fate > 1 - FOULS_A_TICK) foul(match, rougherSide(match));
  else {
    // No substitutions in the last two minutes.
    const latest = match.minute > 2 * HALF_MINUTES ? 57 : 47;
    if (match.minute < 7 || match.minute > latest) return;
    for (const side of [0, 1] as const) if (random.chance(SUBSTITUTIONS_A_TICK)) substitute(match, side);
  }
}

function rougherSide({ random, teams }: SimulatedMatch): SideIndex {
  const aggression = (side: SideIndex) =>
    teams[side].onPitch.reduce((sum, { footballer }) => sum + footballer.aggression, 0);
  return random.weighted([0, 1] as const, aggression);
}

/** Rolling substitutions: a player who came off may return, one who was sent off may not. */
function substitute(match: SimulatedMatch, side: SideIndex) {
  const { random, minute } = match;
  const team = match.teams[side];
  if (team.substitutions >= MAX_SUBSTITUTIONS) return;
  const tired = team.onPitch.filter(({ footballer, since }) => footballer.line !== 'GK' && minute - (since ?? 0) > 5);
  const rested = team.players.filter(
    ({ footballer, since, sentOff }) => footballer.line !== 'GK' && since === null && !sentOff,
  );
  if (tired.length === 0 || rested.length === 0) return;
  const off = random.weighted(tired, ({ since, tally }) => (minute - (since ?? 0)) / (1 + tally.goals));
  const on = random.weighted(
    rested,
    ({ footballer, played }) => (footballer.line === off.footballer.line ? 4 : 1) * (played ? 0.5 : 1),
  );
  team.substitutions += 1;
  record(match, {
    kind: 'SUBSTITUTION',
    team: team.key,
    player: on.footballer.player,
    otherPlayer: off.footballer.player,
  });
  leavePitch(team, off, minute);
  enterPitch(team, on, minute);
}
