import type { MatchAct, Statistics } from '#domain/match/rules/act.ts';
import { PLAYER_COUNTS, TEAM_COUNTS } from '#domain/match/rules/act.ts';
import type { LedgerEntry } from '#domain/match/ledger-entry.ts';
import type { Side } from '#domain/match/score.ts';
import type { Lineup } from './line-up.ts';
import { countStatistics } from './match-statistics.ts';
import { playMatch } from './play-match.ts';
import { createRandom } from './random.ts';

/** An act with its idempotency key and the time when it is due. */
export interface ScriptedAct {
  at: Date;
  key: string;
  act: MatchAct;
}

export interface Script {
  acts: readonly ScriptedAct[];
  endsAt: Date;
}

export interface ScriptPlan {
  /** The same seed, line-ups and kick-off give the same match, also after a restart in the middle of it. */
  seed: string;
  home: Lineup;
  away: Lineup;
  kickOff: Date;
  knockout: boolean;
  extraTime: boolean;
  /** How many times faster than real time. */
  speed: number;
}

const LONGEST_MINUTES = 180;
const STATISTICS_MINUTES = 2;
const MINUTE = 60_000;

/** Plays the whole match in advance: the acts to record and when. */
export function writeScript({ seed, home, away, kickOff, knockout, extraTime, speed }: ScriptPlan): Script {
  const start = kickOff.getTime();
  const real = (at: number) => new Date(start + (at - start) / speed);
  const random = createRandom(seed);
  const playUntil = (until: number) =>
    playMatch({ home, away, kickOff, until: new Date(until), knockout, extraTime, random: random.fork('match') });
  const match = playUntil(start + LONGEST_MINUTES * MINUTE);
  const prefix = keyPrefix(kickOff);
  const sideOf = (team: string | null): Side => (team === away.team ? 'away' : 'home');

  const acts = match.ledger.flatMap((entry): ScriptedAct[] => {
    const act = toAct(entry, sideOf);
    return act ? [{ at: real(Date.parse(entry.recordedAt)), key: `${prefix}${entry.revision}`, act }] : [];
  });
  const whistle = acts.pop();
  if (!whistle) throw new Error('A match without a whistle');
  const statisticsAt = (until: number, name: string): ScriptedAct => {
    const { players, teams } = countStatistics(playUntil(until), random.fork('statistics'));
    return { at: real(until), key: `${prefix}statistics ${name}`, act: toStatistics(players, teams, sideOf) };
  };
  const counted: ScriptedAct[] = [];
  const end = start + (whistle.at.getTime() - start) * speed;
  for (let at = start + STATISTICS_MINUTES * MINUTE; at < end; at += STATISTICS_MINUTES * MINUTE) {
    counted.push(statisticsAt(at, String((at - start) / MINUTE)));
  }
  const last = statisticsAt(end, 'in the end');
  const best = countStatistics(match, random.fork('statistics')).players.find(({ manOfTheMatch }) => manOfTheMatch);
  return {
    acts: [
      ...[...acts, ...counted].toSorted((a, b) => a.at.getTime() - b.at.getTime()),
      { ...last, at: whistle.at },
      ...(best
        ? [{ ...whistle, key: `${prefix}best`, act: { act: 'man-of-the-match', player: Number(best.player) } as const }]
        : []),
      whistle,
    ],
    endsAt: whistle.at,
  };
}

/** A match that is started again at another time gets new idempotency keys. */
export const keyPrefix = (kickOff: Date) => `demo:${kickOff.toISOString()}:`;

function toAct(entry: LedgerEntry<string>, sideOf: (team: string | null) => Side): MatchAct | null {
  const team = sideOf(entry.team);
  const player = Number(entry.player);
  const moment = { minute: entry.minute ?? undefined, extraTime: entry.extraTime ?? undefined };
  switch (entry.kind) {
    case 'PHASE':
      return entry.phase === 'FIRST_HALF' ? { act: 'kick-off' } : { act: 'phase', phase: entry.phase };
    case 'GOAL': {
      const assist = entry.otherPlayer === null ? null : Number(entry.otherPlayer);
      return { act: 'goal', team, player, assist, ownGoal: entry.ownGoal, penalty: entry.penalty, ...moment };
    }
    case 'YELLOW_CARD':
      return { act: 'card', team, player, card: 'yellow', ...moment };
    case 'SECOND_YELLOW':
      return { act: 'card', team, player, card: 'second-yellow', ...moment };
    case 'RED_CARD':
      return { act: 'card', team, player, card: 'red', ...moment };
    case 'PENALTY_MISSED':
      return { act: 'penalty', team, player, result: 'missed', ...moment };
    case 'PENALTY_SAVED':
      return { act: 'penalty', team, player, result: 'saved', ...moment };
    case 'SHOOTOUT_SCORED':
      return { act: 'shoot-out-kick', team, player, result: 'scored' };
    case 'SHOOTOUT_MISSED':
      return { act: 'shoot-out-kick', team, player, result: 'missed' };
    case 'SUBSTITUTION':
      return { act: 'substitution', team, playerIn: player, playerOut: Number(entry.otherPlayer), ...moment };
    case 'FINAL_WHISTLE':
      return { act: 'final-whistle' };
    default:
      return null;
  }
}

type Summary = ReturnType<typeof countStatistics>;

function toStatistics(
  players: Summary['players'],
  teams: Summary['teams'],
  sideOf: (team: string | null) => Side,
): MatchAct {
  const pick = <Name extends string>(names: readonly Name[], from: Readonly<Record<Name, number | null>>) =>
    Object.fromEntries(names.map((name) => [name, from[name] ?? undefined]));
  const statistics: Statistics = {
    teams: Object.fromEntries(teams.map((team) => [sideOf(team.team), pick(TEAM_COUNTS, team)])),
    players: players.map((one) => ({
      player: Number(one.player),
      rating: one.rating ?? undefined,
      ...pick(PLAYER_COUNTS, one),
    })),
  };
  return { act: 'statistics', ...statistics };
}
