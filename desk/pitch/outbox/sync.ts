import type { ActResponse } from '#contract/desk/acts.ts';
import type { DeskMatch } from '#contract/desk/matches.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk, DeskError } from '#desk/api/client.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { currentNetwork, onNetwork, setNetwork } from './network.ts';
import { fetchMatch } from './fetch-match.ts';
import { listActs, listAllActs, setStatus } from './outbox.ts';
import type { PendingAct } from './pending-act.ts';
import { findSameGoal } from './same-goal.ts';
import { sendWaiting, type Answer, type Sender } from './send-waiting.ts';
import { openStore } from './store.ts';

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 15_000;
/** An act that is sent at once cannot have missed anything. */
const DELAYED = 10_000;
const ANSWER_HOLDS = 2000;

const sender: Sender = {
  list: listAllActs,
  setStatus,
  revisionOf: async (matchId, key) => {
    const match = await (await openStore()).get('matches', matchId);
    return match?.ledger.find((entry) => entry.key === key)?.revision;
  },
  async send(matchId, key, body): Promise<Answer> {
    try {
      if (await isSameGoal(matchId, key))
        return { kind: 'refused', reason: 'same_goal', message: 'Somebody recorded it' };
      const response = await callDesk<ActResponse>(deskPaths.acts(matchId), { method: 'POST', body, key });
      setNetwork('ok', serverNow());
      answered.set(matchId, { revision: response.revision, at: performance.now() });
      return { kind: 'recorded', response };
    } catch (error) {
      if (!(error instanceof DeskError)) return { kind: 'no-answer' };
      setNetwork('ok', serverNow());
      if (error.status === 401) return { kind: 'signed-out' };
      return { kind: 'refused', reason: error.reason ?? String(error.status), message: error.message };
    }
  },
};

/** A goal that waited may have been recorded by somebody else meanwhile: then the person who tapped it is asked. */
async function isSameGoal(matchId: number, key: string): Promise<boolean> {
  const acts = await listActs(matchId);
  const act = acts.find((one) => one.key === key);
  if (act?.act.act !== 'goal' || act.confirmed || serverNow().getTime() - Date.parse(act.at) < DELAYED) return false;
  return findSameGoal(await currentMatch(matchId, acts), act) !== undefined;
}

/** The revision in the last answer to an act of a match, and when it came. */
const answered = new Map<number, { revision: number; at: number }>();

/** While acts go out one after the other, the copy on this phone is enough if it lacks nothing but them. */
async function currentMatch(matchId: number, acts: readonly PendingAct[]): Promise<DeskMatch> {
  const match = await (await openStore()).get('matches', matchId);
  const last = answered.get(matchId);
  if (!match || !last || performance.now() - last.at > ANSWER_HOLDS) return fetchMatch(matchId);
  const own = acts.filter(({ status }) => status.state === 'recorded' && status.revision > match.revision);
  return match.revision + own.length >= last.revision ? match : fetchMatch(matchId);
}

let wanted = false;
let running = false;
let pause = FIRST_PAUSE;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits. One tab of a phone does it at a time; the others wait for the lock and find nothing left. */
export async function sendNow(): Promise<void> {
  wanted = true;
  clearTimeout(timer);
  if (running) return;
  running = true;
  try {
    while (wanted) {
      wanted = false;
      const outcome = await withLock(() => sendWaiting(sender));
      if (outcome === 'done') pause = FIRST_PAUSE;
      if (outcome === 'signed-out') setNetwork('signed-out');
      if (outcome === 'no-answer') {
        setNetwork('no-network');
        timer = setTimeout(() => void sendNow(), pause);
        pause = Math.min(pause * 2, LONGEST_PAUSE);
      }
    }
  } finally {
    running = false;
  }
}

/** Without https a browser has no locks; keys keep acts from counting twice even then. */
const withLock = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('desk-sender', work) : work();

/** Whatever may mean that the network is back. */
function sendSoon(): void {
  pause = FIRST_PAUSE;
  void sendNow();
}

export function startSending(): void {
  window.addEventListener('online', sendSoon);
  window.addEventListener('focus', sendSoon);
  let before = currentNetwork().state;
  onNetwork(() => {
    const { state } = currentNetwork();
    // The screen has reached the server: what waits need not wait for its pause to end.
    if (before === 'no-network' && state === 'ok') sendSoon();
    before = state;
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendSoon();
  });
  sendSoon();
}
