import { describe, expect, test } from 'vitest';
import { layOutPitch, spaceOut } from './pitch-layout.ts';
import { groupByLine, positionGroup } from './position.ts';
import { placeInSlots, SLOT_PLACES, slotOf } from './team-of-the-week.ts';

describe('position groups', () => {
  test.each([
    ['GK', ['GK']],
    ['DEF', ['DEF', 'CB', 'LB', 'RB']],
    ['MID', ['MID', 'CM', 'LM', 'RM', 'DM']],
    ['FWD', ['FWD', 'ST', 'CF', 'LW', 'RW']],
  ])('[LP1] %s holds %j', (group, positions) => {
    expect(positions.map(positionGroup)).toEqual(positions.map(() => group));
  });

  test('[LP1] midfield by default', () => {
    expect([null, '', 'SWEEPER'].map(positionGroup)).toEqual(['MID', 'MID', 'MID']);
  });

  test('[LP1] players stay in the order given', () => {
    const players = ['RB', 'GK', 'LB'].map((position) => ({ position }));
    expect(groupByLine(players).DEF.map(({ position }) => position)).toEqual(['RB', 'LB']);
  });
});

describe('the pitch', () => {
  test.each([
    [0, []],
    [1, [50]],
    [2, [30, 70]],
    [3, [25, 50, 75]],
    [5, [15, 32.5, 50, 67.5, 85]],
  ])('[LP2] %i in a line stand at %j', (count, places) => {
    expect(spaceOut(count)).toEqual(places);
  });

  test('[LP2] four are spread evenly from 15 to 85', () => {
    const [first, second, third, last] = spaceOut(4);
    expect([first, last]).toEqual([15, 85]);
    expect(second! - first!).toBeCloseTo(third! - second!);
  });

  test('[LP3] the teams face each other: lines from their own goal forward, the away team turned about', () => {
    const team = ['FWD', 'GK', 'DEF', 'DEF', 'MID', 'FWD'].map((position, i) => ({ position, name: i }));
    const placed = layOutPitch(team, team);
    const home = placed.filter(({ side }) => side === 'home');
    const away = placed.filter(({ side }) => side === 'away');
    expect(home.map(({ player }) => player.position)).toEqual(['GK', 'DEF', 'DEF', 'MID', 'FWD', 'FWD']);
    expect(home.map(({ along }) => along)).toEqual([7, 18, 18, 31, 43, 43]);
    expect(home.map(({ across }) => across)).toEqual([50, 30, 70, 50, 30, 70]);
    expect(away.map(({ along, across }) => [100 - along, 100 - across])).toEqual(
      home.map(({ along, across }) => [along, across]),
    );
  });

  test('[LP3] a player with neighbours in his line knows how far they are', () => {
    const team = ['GK', 'DEF', 'DEF', 'MID', 'MID', 'MID'].map((position) => ({ position }));
    expect(layOutPitch(team, []).map(({ spacing }) => spacing)).toEqual([100, 40, 40, 25, 25, 25]);
  });

  test('[LP4] left backs stand left, right backs right, whatever the order of the line-up', () => {
    const team = ['RB', 'CB', 'LB', 'LM', 'CM'].map((position) => ({ position }));
    const across = new Map(layOutPitch(team, []).map(({ player, across: at }) => [player.position, at]));
    expect([...across]).toEqual([
      ['LB', 25],
      ['CB', 50],
      ['RB', 75],
      ['LM', 30],
      ['CM', 70],
    ]);
  });
});

describe('the team of the week', () => {
  const six = {
    goalkeeper: 1,
    firstDefender: 2,
    secondDefender: 3,
    midfielder: 4,
    firstForward: 5,
    secondForward: 6,
  };

  test('[TW1] has six slots in four sections, pairs left and right', () => {
    expect(Object.values(SLOT_PLACES).map(({ section, flank }) => [section, flank])).toEqual([
      ['gk', 'centre'],
      ['def', 'left'],
      ['def', 'right'],
      ['mid', 'centre'],
      ['fwd', 'left'],
      ['fwd', 'right'],
    ]);
  });

  test('[TW2] the slot gives the position', () => {
    const positions = [1, 2, 3, 4, 5, 6].map((player) => SLOT_PLACES[slotOf(six, player)!].position);
    expect(positions).toEqual(['GK', 'DEF', 'DEF', 'MID', 'FWD', 'FWD']);
    expect(slotOf(six, 7)).toBeNull();
  });

  test('[TW3] players that come with a section only fill its slots from the left; one too many is left out', () => {
    const players = (['fwd', 'def', 'gk', 'def', 'fwd', 'fwd', 'mid'] as const).map((section, i) => ({
      section,
      name: i,
    }));
    const placed = placeInSlots(players);
    expect(Object.fromEntries(Object.entries(placed).map(([slot, { name }]) => [slot, name]))).toEqual({
      goalkeeper: 2,
      firstDefender: 1,
      secondDefender: 3,
      midfielder: 6,
      firstForward: 0,
      secondForward: 4,
    });
  });
});
