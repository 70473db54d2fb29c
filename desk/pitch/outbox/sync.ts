import type { ActBatchRequest, ActBatchResponse, ActResponse } from '#contract/desk/acts.ts';
import type { DeskMatch } from '#contract/desk/matches.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk, DeskError } from '#desk/api/client.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { currentNetwork, onNetwork, setNetwork } from './network.ts';
import { fetchMatch } from './fetch-match.ts';
import { forgetRecorded, listActs, listAllActs, setStatuses } from './outbox.ts';
import type { PendingAct } from './pending-act.ts';
import { findSameGoal } from './same-goal.ts';
import { sendWaiting, type Answer, type NoAnswer, type Sender, type KeptRequest } from './send-waiting.ts';
import { openStore } from './store.ts';

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 15_000;
/** An act that is sent at once cannot have missed anything. */
const DELAYED = 10_000;
const ANSWER_HOLDS = 2000;
const FORGET_AFTER = 3000;

const sender: Sender = {
  list: listAllActs,
  setStatuses,
  revisionOf: async (matchId, key) => {
    const match = await (await openStore()).get('matches', matchId);
    return match?.ledger.find((entry) => entry.key === key)?.revision;
  },
  async findRecorded(matchId, acts) {
    const doubtful = acts.filter(mayBeRecorded);
    if (doubtful.length === 0 && acts.length === 1) return new Set();
    try {
      const match = await currentMatch(matchId, await listActs(matchId));
      return new Set(doubtful.filter((act) => findSameGoal(match, act)).map(({ key }) => key));
    } catch (error) {
      if (!(error instanceof DeskError)) return 'no-answer';
      // Whatever else is wrong, the acts themselves will be told.
      return error.status === 401 ? 'signed-out' : new Set();
    }
  },
  async send(matchId, acts) {
    const [first] = acts;
    if (first && acts.length === 1) return sendSingle(matchId, first);
    try {
      const body: ActBatchRequest = { acts: acts.map(({ key, request }) => ({ key, ...request })) };
      const { answers } = await callDesk<ActBatchResponse>(deskPaths.actBatch(matchId), { method: 'POST', body });
      return noteAnswers(matchId, answers.map(readAnswer));
    } catch (error) {
      if (!(error instanceof DeskError)) return 'no-answer';
      return error.status === 401 ? 'signed-out' : sendEach(matchId, acts);
    }
  },
};

const readAnswer = (answer: ActBatchResponse['answers'][number]): Answer =>
  'recorded' in answer
    ? { kind: 'recorded', revision: answer.recorded.revision }
    : {
        kind: 'refused',
        reason: answer.refused.reason ?? String(answer.refused.status),
        message: answer.refused.error,
      };

async function sendSingle(matchId: number, { key, request }: KeptRequest): Promise<Answer[] | NoAnswer> {
  try {
    const { revision } = await callDesk<ActResponse>(deskPaths.acts(matchId), { method: 'POST', body: request, key });
    return noteAnswers(matchId, [{ kind: 'recorded', revision }]);
  } catch (error) {
    if (!(error instanceof DeskError)) return 'no-answer';
    if (error.status === 401) return 'signed-out';
    const { reason = String(error.status), message } = error;
    return noteAnswers(matchId, [{ kind: 'refused', reason, message }]);
  }
}

/** For a batch that was refused as a whole, such as one that is too large or by an older server. */
async function sendEach(matchId: number, acts: readonly KeptRequest[]): Promise<Answer[] | NoAnswer> {
  const answers: Answer[] = [];
  for (const act of acts) {
    const answer = await sendSingle(matchId, act);
    if (typeof answer === 'string') return answers.length > 0 ? answers : answer;
    answers.push(...answer);
  }
  return answers;
}

function noteAnswers(matchId: number, answers: Answer[]): Answer[] {
  setNetwork('ok', serverNow());
  const revisions = answers.flatMap((answer) => (answer.kind === 'recorded' ? [answer.revision] : []));
  if (revisions.length > 0) answered.set(matchId, { revision: Math.max(...revisions), at: performance.now() });
  return answers;
}

/** A goal that waited may have been recorded by somebody else meanwhile: then the person who tapped it is asked. */
const mayBeRecorded = ({ act, confirmed, at }: PendingAct): boolean =>
  act.act === 'goal' && !confirmed && serverNow().getTime() - Date.parse(at) >= DELAYED;

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
      const outcome = await withLock(() => sendWaiting(sender)).catch((error: unknown) => {
        reportError(error);
        return 'failed' as const;
      });
      if (outcome === 'done') {
        pause = FIRST_PAUSE;
        forgetSoon();
      }
      if (outcome === 'signed-out') setNetwork('signed-out');
      if (outcome === 'no-answer') setNetwork('no-network');
      // The store of the phone may fail for a moment, as the network does.
      if (outcome === 'no-answer' || outcome === 'failed') {
        timer = setTimeout(() => void sendNow(), pause);
        pause = Math.min(pause * 2, LONGEST_PAUSE);
      }
    }
  } finally {
    running = false;
  }
}

let forgetting: ReturnType<typeof setTimeout> | undefined;

/** A match that is open gets its copy anyway, and sooner. */
function forgetSoon(): void {
  clearTimeout(forgetting);
  forgetting = setTimeout(() => void forgetAll().catch(reportError), FORGET_AFTER);
}

/** Acts that were recorded are kept until the copy of their match has them, also of a match that nobody opens again. */
async function forgetAll(): Promise<void> {
  const acts = await listAllActs();
  const recorded = acts.filter(({ status }) => status.state === 'recorded');
  for (const matchId of new Set(recorded.map((act) => act.matchId)))
    await fetchMatch(matchId).catch(async (error: unknown) => {
      // This phone may not see the match any more, so it will not get a copy.
      if (error instanceof DeskError && (error.status === 403 || error.status === 404)) await forgetRecorded(matchId);
    });
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
