import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ActRequest } from '#contract/desk/acts.ts';
import type { ActState, PendingAct, TappedAct } from './pending-act.ts';
import { sendWaiting, type Answer, type Sender } from './send-waiting.ts';

/** Records each key once, as the server does. */
function fakeServer() {
  const ledger: { key: string; by: string; request: ActRequest }[] = [];
  return {
    ledger,
    receive(by: string, key: string, request: ActRequest): Answer {
      const known = ledger.findIndex((entry) => entry.key === key);
      if (known >= 0) {
        if (JSON.stringify(ledger[known]?.request) !== JSON.stringify(request)) throw new Error('key reused');
        return { kind: 'recorded', response: { revision: known + 1 } };
      }
      if (request.reason === 'refuse me') return { kind: 'refused', reason: 'sent_off', message: '' };
      ledger.push({ key, by, request });
      return { kind: 'recorded', response: { revision: ledger.length } };
    },
  };
}

type Trouble = 'none' | 'lost on the way' | 'answer lost' | 'sent twice' | 'killed before' | 'killed after';

/** A phone whose memory survives a kill of its page: what was kept is all that counts. */
function fakePhone(name: string, server: ReturnType<typeof fakeServer>) {
  const acts: PendingAct[] = [];
  const troubles: Trouble[] = [];
  const sender: Sender = {
    list: async () => acts.map((act) => ({ ...act })),
    setStatus: async (key: string, status: ActState) => {
      const act = acts.find((one) => one.key === key);
      if (act) act.status = status;
      return act ? { ...act } : null;
    },
    revisionOf: async (_matchId, key) => {
      const at = server.ledger.findIndex((entry) => entry.key === key);
      return at < 0 ? undefined : at + 1;
    },
    send: async (_matchId, key, request) => {
      const trouble = troubles.shift() ?? 'none';
      if (trouble === 'killed before') throw new Error('killed');
      if (trouble === 'lost on the way') return { kind: 'no-answer' };
      const answer = server.receive(name, key, request);
      if (trouble === 'sent twice') return server.receive(name, key, request);
      if (trouble === 'killed after') throw new Error('killed');
      return trouble === 'answer lost' ? { kind: 'no-answer' } : answer;
    },
  };
  return {
    acts,
    troubles,
    tap(act: TappedAct, reason: string | null = null): PendingAct {
      const order = acts.length + 1;
      const made: PendingAct = {
        order,
        matchId: 1,
        key: `${name}.${order}`,
        act,
        reason,
        status: { state: 'waiting' },
        at: new Date(order * 1000).toISOString(),
      };
      acts.push(made);
      return made;
    },
    send: () => sendWaiting(sender).catch(() => 'killed' as const),
  };
}

const goal = { act: 'goal', team: 'home', player: 1, assist: null, ownGoal: false, penalty: false } as const;

describe('sending what waits', () => {
  it('[N4] sends each act once and in order, whatever the network does, from two phones', async () => {
    const trouble = fc.constantFrom<Trouble>(
      'none',
      'lost on the way',
      'answer lost',
      'sent twice',
      'killed before',
      'killed after',
    );
    const step = fc.record({
      phone: fc.constantFrom(0, 1),
      taps: fc.nat(4),
      troubles: fc.array(trouble, { maxLength: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const server = fakeServer();
        const phones = [fakePhone('a', server), fakePhone('b', server)];
        for (const { phone: at, taps, troubles } of steps) {
          const phone = phones[at]!;
          for (let tap = 0; tap < taps; tap += 1) phone.tap(goal);
          phone.troubles.push(...troubles);
          await phone.send();
        }
        for (const phone of phones) {
          phone.troubles.length = 0;
          expect(await phone.send()).toBe('done');
          expect(phone.acts.every(({ status }) => status.state === 'recorded')).toBe(true);
        }
        for (const [at, name] of ['a', 'b'].entries())
          expect(server.ledger.filter(({ by }) => by === name).map(({ key }) => key)).toEqual(
            phones[at]!.acts.map(({ key }) => key),
          );
      }),
      { numRuns: 300 },
    );
  });

  it('[N5] a refused act holds up nothing but what changes it', async () => {
    const server = fakeServer();
    const phone = fakePhone('a', server);
    const refused = phone.tap(goal, 'refuse me');
    const change = phone.tap({ act: 'withdraw', targetKey: refused.key });
    const next = phone.tap(goal);
    expect(await phone.send()).toBe('done');
    expect([refused, change, next].map(({ status }) => status.state)).toEqual(['refused', 'refused', 'recorded']);
    expect(server.ledger.map(({ key }) => key)).toEqual([next.key]);
  });

  it('names the target of a change by its revision once it has one', async () => {
    const server = fakeServer();
    const phone = fakePhone('a', server);
    const first = phone.tap(goal);
    phone.tap({ act: 'withdraw', targetKey: first.key });
    await phone.send();
    expect(server.ledger[1]?.request.act).toEqual({ act: 'withdraw', revision: 1 });
  });

  it('[N7] stops at a session that ended, and keeps what waits', async () => {
    const phone = fakePhone('a', fakeServer());
    const kept = phone.tap(goal);
    const outcome = await sendWaiting({
      list: async () => phone.acts,
      setStatus: async (_key, status) => Object.assign(kept, { status }),
      revisionOf: async () => undefined,
      send: async () => ({ kind: 'signed-out' }),
    });
    expect(outcome).toBe('signed-out');
    expect(kept.status.state).toBe('sending');
  });
});
