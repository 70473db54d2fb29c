import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ActRequest } from '#contract/desk/acts.ts';
import type { PendingAct, TappedAct } from './pending-act.ts';
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
        return { kind: 'recorded', revision: known + 1 };
      }
      if (request.reason === 'refuse me') return { kind: 'refused', reason: 'sent_off', message: '' };
      ledger.push({ key, by, request });
      return { kind: 'recorded', revision: ledger.length };
    },
  };
}

type Trouble =
  | 'none'
  | 'no network'
  | 'lost on the way'
  | 'answer lost'
  | 'sent twice'
  | 'answered in part'
  | 'ended in part'
  | 'killed before'
  | 'killed after';

/** A phone whose memory survives a kill of its page: what was kept is all that counts. */
function fakePhone(name: string, server: ReturnType<typeof fakeServer>) {
  const acts: PendingAct[] = [];
  const troubles: Trouble[] = [];
  const sizes: number[] = [];
  const sender: Sender = {
    list: async () => acts.map((act) => ({ ...act })),
    setStatuses: async (statuses) =>
      acts.flatMap((act) => {
        const status = statuses.get(act.key);
        if (!status) return [];
        act.status = status;
        return [{ ...act }];
      }),
    revisionOf: async (_matchId, key) => {
      const at = server.ledger.findIndex((entry) => entry.key === key);
      return at < 0 ? undefined : at + 1;
    },
    findRecorded: async () => {
      if (troubles[0] !== 'no network') return new Set();
      troubles.shift();
      return 'no-answer';
    },
    send: async (_matchId, sent) => {
      sizes.push(sent.length);
      const trouble = troubles.shift() ?? 'none';
      if (trouble === 'killed before') throw new Error('killed');
      if (trouble === 'lost on the way' || trouble === 'no network') return 'no-answer';
      const half = Math.ceil(sent.length / 2);
      // The server, or the way to it, ends in the middle of a batch.
      const arrived = trouble === 'ended in part' ? sent.slice(0, half) : sent;
      const receive = () => arrived.map(({ key, request }) => server.receive(name, key, request));
      const answers = receive();
      if (trouble === 'sent twice') return receive();
      if (trouble === 'killed after') throw new Error('killed');
      if (trouble === 'answered in part') return answers.slice(0, half);
      return trouble === 'answer lost' || trouble === 'ended in part' ? 'no-answer' : answers;
    },
  };
  return {
    acts,
    troubles,
    /** How many acts each request carried. */
    sizes,
    sender,
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
  it('[N4] [N5] sends each act once and in order, whatever the network does, from two phones', async () => {
    const trouble = fc.constantFrom<Trouble>(
      'none',
      'no network',
      'lost on the way',
      'answer lost',
      'sent twice',
      'answered in part',
      'ended in part',
      'killed before',
      'killed after',
    );
    /** What is tapped: a goal, one that will be refused, or a withdrawal of the last goal of this phone. */
    const tap = fc.constantFrom('goal', 'goal', 'goal', 'refused', 'withdrawal');
    const step = fc.record({
      phone: fc.constantFrom(0, 1),
      taps: fc.array(tap, { maxLength: 6 }),
      troubles: fc.array(trouble, { maxLength: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const server = fakeServer();
        const phones = [fakePhone('a', server), fakePhone('b', server)];
        for (const { phone: at, taps, troubles } of steps) {
          const phone = phones[at]!;
          for (const tapped of taps) {
            const last = phone.acts.findLast(({ act }) => act.act === 'goal');
            if (tapped === 'withdrawal' && last) phone.tap({ act: 'withdraw', targetKey: last.key });
            else phone.tap(goal, tapped === 'refused' ? 'refuse me' : null);
          }
          phone.troubles.push(...troubles);
          await phone.send();
        }
        for (const [at, name] of ['a', 'b'].entries()) {
          const phone = phones[at]!;
          phone.troubles.length = 0;
          expect(await phone.send()).toBe('done');
          const isRefused = ({ reason, act }: PendingAct): boolean =>
            reason === 'refuse me' ||
            ('targetKey' in act && phone.acts.some((one) => one.key === act.targetKey && isRefused(one)));
          expect(phone.acts.map(({ status }) => status.state)).toEqual(
            phone.acts.map((act) => (isRefused(act) ? 'refused' : 'recorded')),
          );
          expect(server.ledger.filter(({ by }) => by === name).map(({ key }) => key)).toEqual(
            phone.acts.filter((act) => !isRefused(act)).map(({ key }) => key),
          );
        }
        for (const { request } of server.ledger) {
          const { act } = request;
          if (act.act === 'withdraw') expect(server.ledger[act.revision - 1]?.request.act.act).toBe('goal');
        }
      }),
      { numRuns: 300 },
    );
  });

  it('[N4] forty acts go in one request, and what nobody has sent yet can still be changed', async () => {
    const phone = fakePhone('a', fakeServer());
    for (let i = 0; i < 40; i += 1) phone.tap(goal);
    phone.troubles.push('no network');
    expect(await phone.send()).toBe('no-answer');
    expect(phone.acts.every(({ status }) => status.state === 'waiting')).toBe(true);
    expect(await phone.send()).toBe('done');
    expect(phone.sizes).toEqual([40]);
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
      setStatuses: async (statuses) => [Object.assign(kept, { status: statuses.get(kept.key) })],
      revisionOf: async () => undefined,
      findRecorded: async () => new Set(),
      send: async () => 'signed-out',
    });
    expect(outcome).toBe('signed-out');
    expect(kept.status.state).toBe('sending');
  });

  it('[N6] keeps back a goal that somebody else has recorded, and sends the others', async () => {
    const server = fakeServer();
    const phone = fakePhone('a', server);
    const [first, second] = [phone.tap(goal), phone.tap(goal)];
    await sendWaiting({ ...phone.sender, findRecorded: async () => new Set([first.key]) });
    expect(first.status).toMatchObject({ state: 'refused', reason: 'same_goal' });
    expect(server.ledger.map(({ key }) => key)).toEqual([second.key]);
  });
});
