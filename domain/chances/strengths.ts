import type { TableResult } from '#domain/standings/order-table.ts';

/** A factor on the goals of an average team: its mean is shape / rate, and the more matches, the surer it is. */
interface Strength {
  shape: number;
  rate: number;
}

export interface Strengths<Id> {
  /** Goals that an average team scores against an average one, at home and away. */
  homeGoals: number;
  awayGoals: number;
  /** More goals scored: above 1. */
  attack: ReadonlyMap<Id, Strength>;
  /** More goals conceded: above 1. */
  defence: ReadonlyMap<Id, Strength>;
}

/** [CN2] The average team stands in for this many matches of each team. */
const MATCHES_OF_AVERAGE = 6;
/** [CN3] So many matches without an advantage at home are assumed. */
const MATCHES_WITHOUT_ADVANTAGE = 20;
/** Without a result: any number does, because all teams are equal. */
const GOALS_WITHOUT_RESULTS = 2;
const ROUNDS = 20;

/** [CN1] to [CN3] */
export function estimateStrengths<Id>(teams: readonly Id[], results: readonly TableResult<Id>[]): Strengths<Id> {
  const played = results.length;
  const atHome = sum(results.map(({ homeGoals }) => homeGoals));
  const away = sum(results.map(({ awayGoals }) => awayGoals));
  const average = atHome + away > 0 ? (atHome + away) / (2 * played) : GOALS_WITHOUT_RESULTS;
  const withoutAdvantage = MATCHES_WITHOUT_ADVANTAGE * average;
  const homeGoals = (atHome + withoutAdvantage) / (played + MATCHES_WITHOUT_ADVANTAGE);
  const awayGoals = (away + withoutAdvantage) / (played + MATCHES_WITHOUT_ADVANTAGE);
  const assumed = MATCHES_OF_AVERAGE * average;

  const scored = new Map(teams.map((team) => [team, 0]));
  const conceded = new Map(teams.map((team) => [team, 0]));
  const add = (to: Map<Id, number>, team: Id, more: number) => to.set(team, (to.get(team) ?? 0) + more);
  for (const result of results) {
    add(scored, result.home, result.homeGoals);
    add(scored, result.away, result.awayGoals);
    add(conceded, result.home, result.awayGoals);
    add(conceded, result.away, result.homeGoals);
  }

  let attack = new Map<Id, Strength>();
  let defence = new Map<Id, Strength>();
  // Each depends on that of the opponents: a few rounds settle both.
  for (let round = 0; round < ROUNDS; round++) {
    const expectedScored = new Map<Id, number>();
    const expectedConceded = new Map<Id, number>();
    for (const { home, away: visitors } of results) {
      add(expectedScored, home, homeGoals * mean(defence.get(visitors)));
      add(expectedScored, visitors, awayGoals * mean(defence.get(home)));
      add(expectedConceded, home, awayGoals * mean(attack.get(visitors)));
      add(expectedConceded, visitors, homeGoals * mean(attack.get(home)));
    }
    const strengths = (goals: Map<Id, number>, expected: Map<Id, number>) =>
      new Map(
        teams.map((team) => [
          team,
          { shape: assumed + (goals.get(team) ?? 0), rate: assumed + (expected.get(team) ?? 0) },
        ]),
      );
    attack = strengths(scored, expectedScored);
    defence = strengths(conceded, expectedConceded);
  }
  return { homeGoals, awayGoals, attack, defence };
}

const mean = (strength: Strength | undefined): number => (strength ? strength.shape / strength.rate : 1);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
