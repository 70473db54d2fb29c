import { describe, expect, it } from 'vitest';
import type { Shirt } from '#desk/pitch/match/match-facts.ts';
import {
  asLastTime,
  countOf,
  draftFor,
  draftFrom,
  setNumber,
  setRole,
  tap,
  toLineup,
  type LineupDraft,
} from './lineup-draft.ts';

const shirt = (id: number, more: Partial<Shirt> = {}, lastTime: Shirt['player']['lastTime'] = null): Shirt => ({
  id,
  side: 'home',
  number: id,
  name: `N${id}`,
  fullName: `P N${id}`,
  place: 'out',
  starter: null,
  keeper: false,
  captain: false,
  goals: 0,
  booked: false,
  sentOff: false,
  player: {
    id,
    name: `P N${id}`,
    nameLatin: `P N${id}`,
    team: 1,
    shirtNumber: id,
    position: 'FWD',
    starter: null,
    captain: false,
    squadCaptain: false,
    suspended: false,
    lacksDeclaration: false,
    lastTime,
  },
  ...more,
});

const squad = [1, 2, 3, 4].map((id) => shirt(id));
const places = (draft: LineupDraft) => [...draft.values()].map(({ place }) => place);
const tapAll = (draft: LineupDraft, ...players: number[]) => players.reduce((so, player) => tap(so, player, 2), draft);

describe('a line-up while it is put together', () => {
  it('a tap makes a starter, another a substitute, a third takes him out', () => {
    const empty = draftFrom(squad);
    expect(places(tapAll(empty, 1))).toEqual(['start', 'out', 'out', 'out']);
    expect(places(tapAll(empty, 1, 1))).toEqual(['sub', 'out', 'out', 'out']);
    expect(places(tapAll(empty, 1, 1, 1))).toEqual(['out', 'out', 'out', 'out']);
  });

  it('when all starters are chosen the next one is a substitute', () => {
    const draft = tapAll(draftFrom(squad), 1, 2, 3);
    expect(places(draft)).toEqual(['start', 'start', 'sub', 'out']);
    expect([countOf(draft, 'start'), countOf(draft, 'sub')]).toEqual([2, 1]);
  });

  it('as last time leaves out who may not play, who can then be tapped', () => {
    const played = { starter: true, position: 'GK', captain: true, place: 1 };
    const draft = asLastTime([shirt(1, {}, played), shirt(2, {}, { ...played, captain: false })], ({ id }) => id !== 1);
    expect(draft.get(1)).toMatchObject({ place: 'out', keeper: false, captain: false });
    expect(draft.get(2)).toMatchObject({ place: 'start', keeper: true });
    expect(tap(draft, 1, 2).get(1)?.place).toBe('start');
  });

  it('a kept draft has those who joined the squad since, and not those who left it', () => {
    const kept = tapAll(draftFrom(squad.slice(0, 2)), 1, 2);
    const now = draftFor(squad.slice(1), kept);
    expect([...now].map(([id, { place }]) => [id, place])).toEqual([
      [2, 'start'],
      [3, 'out'],
      [4, 'out'],
    ]);
  });

  it('who becomes keeper starts, and nobody else keeps goal', () => {
    const draft = setRole(setRole(draftFrom(squad), 1, 'keeper'), 2, 'keeper');
    expect([...draft.values()].map(({ keeper, place }) => [keeper, place])).toEqual([
      [false, 'start'],
      [true, 'start'],
      [false, 'out'],
      [false, 'out'],
    ]);
    expect(setRole(draft, 2, 'keeper').get(2)).toMatchObject({ keeper: false, place: 'start' });
  });

  it('a captain may be a substitute; who is taken out is neither', () => {
    const substitute = setRole(tapAll(draftFrom(squad), 1, 1), 1, 'captain');
    expect(substitute.get(1)).toMatchObject({ captain: true, place: 'sub' });
    expect(tap(substitute, 1, 2).get(1)).toMatchObject({ captain: false, place: 'out' });
    const keeper = setRole(draftFrom(squad), 1, 'keeper');
    expect(tap(keeper, 1, 2).get(1)).toMatchObject({ keeper: false, place: 'sub' });
  });

  it('as last time: the same starters, substitutes, keeper and captain; the others are out', () => {
    const was = (starter: boolean, more = {}) => ({ starter, position: 'FWD', captain: false, place: 1, ...more });
    const draft = asLastTime([
      shirt(1, {}, was(true, { position: 'GK' })),
      shirt(2, {}, was(true, { captain: true })),
      shirt(3, {}, was(false)),
      shirt(4, { starter: true }),
    ]);
    expect(places(draft)).toEqual(['start', 'start', 'sub', 'out']);
    expect(draft.get(1)?.keeper).toBe(true);
    expect(draft.get(2)?.captain).toBe(true);
  });

  describe('[SQ13] the captain of the squad', () => {
    const led = squad.map((one) => (one.id === 2 ? { ...one, player: { ...one.player, squadCaptain: true } } : one));
    const captains = (draft: LineupDraft) => [...draft].filter(([, { captain }]) => captain).map(([id]) => id);

    it('is captain when he comes in, and no longer when he is taken out', () => {
      const draft = tapAll(draftFrom(led), 1, 2);
      expect(captains(draft)).toEqual([2]);
      expect(captains(tapAll(draft, 2, 2))).toEqual([]);
      expect(captains(tapAll(draftFrom(led), 1))).toEqual([]);
    });

    it('is not when another was named, before him or after him', () => {
      expect(captains(tapAll(setRole(tapAll(draftFrom(led), 1), 1, 'captain'), 2))).toEqual([1]);
      expect(captains(setRole(tapAll(draftFrom(led), 1, 2), 1, 'captain'))).toEqual([1]);
    });

    it('as last time: if he played, else who was captain then', () => {
      const was = (captain: boolean) => ({ starter: true, position: null, captain, place: 1 });
      const lineup = (led2: boolean) =>
        led.map((one) => {
          const lastTime = one.id === 1 ? was(true) : one.id === 2 && led2 ? was(false) : null;
          return { ...one, player: { ...one.player, lastTime } };
        });
      expect(captains(asLastTime(lineup(true)))).toEqual([2]);
      expect(captains(asLastTime(lineup(false)))).toEqual([1]);
    });
  });

  it('is sent with numbers of the day, one keeper and the captain; null without starters', () => {
    const keepers = [shirt(1), { ...shirt(2), player: { ...shirt(2).player, position: 'GK' } }, shirt(3)];
    let draft = setRole(draftFrom(keepers), 1, 'keeper');
    draft = setRole(tap(tap(draft, 2, 2), 3, 2), 3, 'captain');
    expect(toLineup('away', setNumber(draft, 3, 77), keepers)).toEqual({
      team: 'away',
      starters: [
        { player: 1, shirtNumber: 1, position: 'GK' },
        { player: 2, shirtNumber: 2, position: null },
      ],
      substitutes: [{ player: 3, shirtNumber: 77, position: 'FWD' }],
      captain: 3,
    });
    expect(toLineup('home', draftFrom(squad), squad)).toBeNull();
  });
});
