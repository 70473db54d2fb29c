import type { ActResponse } from '#contract/desk/acts.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk, DeskError } from '#desk/api/client.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { currentNetwork, onNetwork, setNetwork } from './network.ts';
import { fetchMatch } from './fetch-match.ts';
import { listActs, listAllActs, setStatus } from './outbox.ts';
import { findSameGoal } from './same-goal.ts';
import { sendWaiting, type Answer, type Sender } from './send-waiting.ts';
import { openStore } from './store.ts';

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 15_000;
/** An act that is sent at once cannot have missed anything. */
const DELAYED = 10_000;

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
  const act = (await listActs(matchId)).find((one) => one.key === key);
  if (act?.act.act !== 'goal' || act.confirmed || serverNow().getTime() - Date.parse(act.at) < DELAYED) return false;
  const match = await fetchMatch(matchId);
  return findSameGoal(match, act) !== undefined;
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
