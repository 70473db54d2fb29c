import { useRef, useState } from 'react';
import { callDesk } from '#desk/api/client.ts';
import { isEqual } from './changed-fields.ts';
import { refusalOf, type Refusal } from './refusal.ts';

interface Request {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
}

interface Deed {
  isBusy: boolean;
  refusal: Refusal | null;
  /** Null if it was not done, and why is told at once. Without an answer, the same request has the same key the next time, and happens once. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what is answered follows from the path
  send: <Answer>(request: Request, onRefused?: (refusal: Refusal) => void) => Promise<{ answer: Answer } | null>;
}

interface Unanswered {
  request: Request;
  key: string;
}

/**
 * Something that is done by a button: deleting, merging, drawing. What fails is said where it was asked for. With a
 * name, its key outlives the page, as the draft does that it is made of.
 */
export function useDeed(name?: string): Deed {
  const unanswered = useRef<Unanswered>(null);
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- see above
  async function send<Answer>(
    request: Request,
    onRefused?: (refusal: Refusal) => void,
  ): Promise<{ answer: Answer } | null> {
    if (isRunning.current) return null;
    isRunning.current = true;
    setBusy(true);
    setRefusal(null);
    const before = unanswered.current ?? readDeed(name);
    const now = isEqual(before?.request, request) && before ? before : { request, key: crypto.randomUUID() };
    const remember = (deed: Unanswered | null) => {
      unanswered.current = deed;
      keepDeed(name, deed);
    };
    remember(now);
    const { path, ...rest } = request;
    try {
      const answer = await callDesk<Answer>(path, { ...rest, key: now.key });
      remember(null);
      return { answer };
    } catch (error) {
      const failed = refusalOf(error);
      if (failed.reason !== 'no_network') remember(null);
      setRefusal(failed);
      onRefused?.(failed);
      return null;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  return { isBusy, refusal, send };
}

const nameOf = (name: string) => `office-deed ${name}`;

function readDeed(name: string | undefined): Unanswered | null {
  try {
    return name === undefined ? null : (JSON.parse(localStorage.getItem(nameOf(name)) ?? 'null') as Unanswered | null);
  } catch {
    return null;
  }
}

function keepDeed(name: string | undefined, deed: Unanswered | null): void {
  if (name === undefined) return;
  try {
    if (deed) localStorage.setItem(nameOf(name), JSON.stringify(deed));
    else localStorage.removeItem(nameOf(name));
  } catch {
    // No space left: the key lasts as long as the page.
  }
}
