// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchAct } from '#domain/match/rules/act.ts';
import type { ActState, NewAct, PendingAct } from './pending-act.ts';

/* What a phone keeps of its acts, on a store in memory. Chromium's own is in the tests of whole matches. */

const rows = new Map<number, PendingAct>();
const full = { value: false };
vi.mock('./store.ts', () => {
  const all = () => [...rows.values()].map((row) => structuredClone(row));
  const store = {
    add: async (row: Omit<PendingAct, 'order'>) => {
      if (full.value) throw new DOMException('The quota is exceeded', 'QuotaExceededError');
      const order = rows.size === 0 ? 1 : Math.max(...rows.keys()) + 1;
      rows.set(order, structuredClone({ ...row, order }));
      return order;
    },
    put: async (row: PendingAct) => void rows.set(row.order, structuredClone(row)),
    delete: async (order: number) => void rows.delete(order),
    index: (name: 'key' | 'match') => ({
      get: async (value: unknown) => all().find((row) => row[name === 'key' ? 'key' : 'matchId'] === value),
      getAll: async (value: unknown) => all().filter((row) => row[name === 'key' ? 'key' : 'matchId'] === value),
    }),
  };
  const opened = {
    transaction: () => ({ store, done: Promise.resolve() }),
    getAll: async () => all(),
    getAllFromIndex: (_table: string, name: 'key' | 'match', value: unknown) => store.index(name).getAll(value),
  };
  return { openStore: async () => opened };
});

const { amend, dropAct, forgetRecorded, listActs, listAllActs, putAct, sendAgain, setStatuses, takeBack } =
  await import('./outbox.ts');
const { onAnnounced } = await import('./announce.ts');
const { isMine } = await import('./device.ts');

const AT = new Date('2026-03-15T18:05:00Z');
const GOAL = { act: 'goal', team: 'home', player: 7, assist: null, ownGoal: false, penalty: false } as const;
const CARD: MatchAct = { act: 'card', team: 'away', player: 9, card: 'yellow' };
const newGoal = (matchId = 1): NewAct => ({ matchId, act: GOAL, at: AT.toISOString(), reason: null });
const REFUSED: ActState = { state: 'refused', reason: 'sent_off', message: 'This player was sent off' };
const RECORDED: ActState = { state: 'recorded', revision: 4 };

let announced: number[];
beforeEach(() => {
  rows.clear();
  full.value = false;
  announced = [];
  return onAnnounced((matchId) => void announced.push(matchId));
});

/** A goal that got so far. */
async function keptAs(status: ActState): Promise<PendingAct> {
  const { key } = await putAct(newGoal());
  const [kept] = await setStatuses(new Map([[key, status]]));
  return kept!;
}

describe('an act that is tapped', () => {
  it('waits under a key of this phone, behind those before it', async () => {
    const [first, second] = [await putAct(newGoal()), await putAct(newGoal())];
    expect([first.status, second.order > first.order, first.key === second.key]).toEqual([
      { state: 'waiting' },
      true,
      false,
    ]);
    expect([isMine(first.key), isMine('another.phone')]).toEqual([true, false]);
    expect(await listActs(1)).toEqual([first, second]);
    expect(announced).toEqual([1, 1]);
  });

  it('[N2] is not shown when the phone has no space for it', async () => {
    full.value = true;
    await expect(putAct(newGoal())).rejects.toThrow('quota');
    expect(announced).toEqual([]);
    expect(await listAllActs()).toEqual([]);
  });

  it('is found in its match alone', async () => {
    await putAct(newGoal(1));
    const other = await putAct(newGoal(2));
    expect(await listActs(2)).toEqual([other]);
    expect(await listAllActs()).toHaveLength(2);
  });
});

describe('how far acts got', () => {
  it('is noted of those that are still there, and each match hears of it once', async () => {
    const [first, second, other] = [await putAct(newGoal()), await putAct(newGoal()), await putAct(newGoal(2))];
    await dropAct(second.key);
    announced = [];
    const kept = await setStatuses(new Map([first, second, other].map(({ key }) => [key, RECORDED])));
    expect(kept).toEqual([
      { ...first, status: RECORDED },
      { ...other, status: RECORDED },
    ]);
    expect(announced).toEqual([1, 2]);
    expect(await listAllActs()).toEqual(kept);
  });

  it('lets what is recorded be forgotten, and nothing else', async () => {
    await keptAs(RECORDED);
    const stay = [await keptAs(REFUSED), await keptAs({ state: 'sending' }), await putAct(newGoal())];
    const other = await putAct(newGoal(2));
    await setStatuses(new Map([[other.key, RECORDED]]));
    await forgetRecorded(1);
    expect(await listActs(1)).toEqual(stay);
    expect(await listActs(2)).toHaveLength(1);
  });
});

describe('an act that is taken back', () => {
  it.each<ActState>([{ state: 'waiting' }, REFUSED])('vanishes while nobody else knows of it: %j', async (status) => {
    await takeBack(await keptAs(status), AT);
    expect(await listAllActs()).toEqual([]);
  });

  it.each<ActState>([{ state: 'sending' }, RECORDED])('is withdrawn once it may be known: %j', async (status) => {
    const act = await keptAs(status);
    await takeBack(act, AT);
    const [kept, withdrawal] = await listAllActs();
    expect(kept).toEqual(act);
    expect(withdrawal).toMatchObject({
      act: { act: 'withdraw', targetKey: act.key },
      status: { state: 'waiting' },
      at: AT.toISOString(),
    });
  });

  it('is withdrawn if it was sent since the screen was drawn', async () => {
    const seen = await putAct(newGoal());
    await setStatuses(new Map([[seen.key, { state: 'sending' }]]));
    await takeBack(seen, AT);
    expect((await listAllActs()).map(({ act }) => act.act)).toEqual(['goal', 'withdraw']);
  });
});

describe('an act that is changed', () => {
  it.each<ActState>([{ state: 'waiting' }, REFUSED])(
    'keeps its place and its key while nobody else knows of it: %j',
    async (status) => {
      const act = await keptAs(status);
      await amend(act, CARD, AT);
      expect(await listAllActs()).toEqual([{ ...act, act: CARD }]);
    },
  );

  it.each<ActState>([{ state: 'sending' }, RECORDED])('is corrected once it may be known: %j', async (status) => {
    const act = await keptAs(status);
    await amend(act, CARD, AT);
    const [kept, correction] = await listAllActs();
    expect(kept).toEqual(act);
    expect(correction?.act).toEqual({ act: 'correct', targetKey: act.key, to: CARD });
  });
});

describe('[N5] a refused act', () => {
  it('goes again under another key, in its old place, with what was added', async () => {
    const act = await keptAs(REFUSED);
    const behind = await putAct(newGoal());
    const again = await sendAgain(act.key, { reason: 'Друг вкара', confirmed: true });
    expect(again).toEqual({
      ...act,
      key: expect.any(String) as string,
      reason: 'Друг вкара',
      confirmed: true,
      status: { state: 'waiting' },
    });
    expect(again?.key).not.toBe(act.key);
    expect(await listAllActs()).toEqual([again, behind]);
  });

  it('that is gone meanwhile is not sent again', async () => {
    const act = await keptAs(REFUSED);
    await dropAct(act.key);
    announced = [];
    expect(await sendAgain(act.key, {})).toBeNull();
    expect([await listAllActs(), announced]).toEqual([[], []]);
  });
});
