import { describe, expect, it } from 'vitest';
import { awardLeaders, type AwardCandidate, type AwardTeam } from './award-leaders.ts';
import { awardFault, type GivenAward } from './award-rules.ts';

const season = { startsOn: '2025-09-01' };
const award = (more: Partial<GivenAward> = {}): GivenAward => ({
  subtype: 'MVP',
  playerId: 7,
  teamId: null,
  gameweek: null,
  awardedOn: '2026-05-30',
  ...more,
});
const fault = (given: GivenAward, others: GivenAward[] = []) => awardFault(given, others, season);

describe('an award', () => {
  it('[AW3] has a winner of its kind, and is one that is given', () => {
    expect(fault(award())).toBeNull();
    expect(fault(award({ playerId: null }))).toEqual({ field: 'playerId', reason: 'required' });
    expect(fault(award({ teamId: 3 }))).toEqual({ field: 'teamId', reason: 'invalid' });
    expect(fault(award({ subtype: 'FAIRPLAY_TEAM' }))).toEqual({ field: 'teamId', reason: 'required' });
    expect(fault(award({ subtype: 'FAIRPLAY_TEAM', playerId: null, teamId: 3 }))).toBeNull();
    expect(fault(award({ subtype: 'MAN_OF_THE_MATCH' }))).toEqual({ field: 'subtype', reason: 'not_given' });
    expect(awardFault(award({ subtype: 'MAN_OF_THE_MATCH' }), [], { ...season, was: 'MAN_OF_THE_MATCH' })).toBeNull();
    const manager = (more: Partial<GivenAward>) => award({ subtype: 'MANAGER_OF_SEASON', playerId: null, ...more });
    expect(fault(manager({ teamId: 3 }))).toBeNull();
    expect(fault(manager({ playerId: 7 }))).toBeNull();
    expect(fault(manager({}))).toEqual({ field: 'teamId', reason: 'required' });
    expect(fault(manager({ teamId: 3, playerId: 7 }))).toEqual({ field: 'playerId', reason: 'invalid' });
  });

  it('[AW4] has a gameweek if it is of one, and is not given before the competition', () => {
    expect(fault(award({ gameweek: 2 }))).toEqual({ field: 'gameweek', reason: 'invalid' });
    expect(fault(award({ subtype: 'GOAL_OF_THE_WEEK' }))).toEqual({ field: 'gameweek', reason: 'required' });
    expect(fault(award({ subtype: 'GOAL_OF_THE_MONTH', gameweek: 2 }))).toBeNull();
    expect(fault(award({ awardedOn: '2025-08-31' }))).toEqual({ field: 'awardedOn', reason: 'before_competition' });
  });

  it('[AW5] is won once, that of a month once a month; a champion is alone', () => {
    expect(fault(award(), [award({ awardedOn: '2026-01-01' })])).toEqual({ field: 'playerId', reason: 'award_given' });
    expect(fault(award(), [award({ playerId: 8 })])).toBeNull();
    const ofMonth = (awardedOn: string) => award({ subtype: 'PLAYER_OF_THE_MONTH', awardedOn });
    expect(fault(ofMonth('2026-04-30'), [ofMonth('2026-03-31')])).toBeNull();
    expect(fault(ofMonth('2026-04-30'), [ofMonth('2026-04-01')])).toMatchObject({ reason: 'award_given' });
    const place = (subtype: 'FIRST_PLACE' | 'THIRD_PLACE', teamId: number) =>
      award({ subtype, playerId: null, teamId });
    expect(fault(place('FIRST_PLACE', 1), [place('FIRST_PLACE', 2)])).toMatchObject({ reason: 'place_given' });
    expect(fault(place('THIRD_PLACE', 1), [place('THIRD_PLACE', 2)])).toBeNull();
  });
});

describe('[AW6] the leaders', () => {
  const player = (id: number, more: Partial<AwardCandidate> = {}): AwardCandidate => ({
    id,
    name: `Играч ${id}`,
    position: 'ST',
    matches: 10,
    minutes: null,
    rating: null,
    manOfTheMatch: 0,
    goals: 0,
    assists: null,
    cleanSheets: 0,
    ...more,
  });
  const team = (id: number, more: Partial<AwardTeam> = {}): AwardTeam => ({
    id,
    name: `Отбор ${id}`,
    place: id,
    matches: 10,
    goalsFor: id,
    goalsAgainst: id,
    cardPoints: 5 - id,
    ...more,
  });
  const winnersOf = (subtype: string, players: AwardCandidate[], teams: AwardTeam[] = []) =>
    awardLeaders(players, teams)
      .find((one) => one.subtype === subtype)
      ?.winners.map(({ id }) => id);

  it('are those with the most, of level ones who needed fewer matches; three at most, none without any', () => {
    const players = [
      player(1, { goals: 5 }),
      player(2, { goals: 5, matches: 8 }),
      player(3, { goals: 9 }),
      player(4, { goals: 1 }),
      player(5),
    ];
    expect(winnersOf('GOLDEN_BOOT', players)).toEqual([3, 2, 1]);
    expect(winnersOf('ASSISTS_KING', players)).toBeUndefined();
  });

  it('by rating have played regularly, and keepers alone win the glove', () => {
    const players = [player(1, { rating: 7 }), player(2, { rating: 9, matches: 4 }), player(3, { cleanSheets: 9 })];
    expect(winnersOf('MVP', players)).toEqual([1]);
    expect(winnersOf('GOLDEN_GLOVE', players)).toBeUndefined();
    expect(winnersOf('GOLDEN_GLOVE', [player(4, { position: 'GK', cleanSheets: 1 })])).toEqual([4]);
  });

  it('among teams are by place, goals and cards', () => {
    const teams = [team(1), team(2), team(3), team(4, { matches: 0, cardPoints: 0 })];
    expect(winnersOf('FIRST_PLACE', [], teams)).toEqual([1]);
    expect(winnersOf('BEST_ATTACK', [], teams)).toEqual([3, 2, 1]);
    expect(winnersOf('BEST_DEFENSE', [], teams)).toEqual([1, 2, 3]);
    expect(winnersOf('FAIRPLAY_TEAM', [], teams)).toEqual([3, 2, 1]);
  });
});
