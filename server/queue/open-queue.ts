import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 5000;
const CLOSE_MS = 2000;

interface QueueOptions<Item> {
  /** Claims up to so many that are due, which no other node takes meanwhile. */
  claim(limit: number): Promise<Item[]>;
  /** Does what is to be done with one, and stores how it ended. What fails is tried again when its claim has ended. */
  work(item: Item): Promise<void>;
  /** Deletes what is of no use any more. */
  tidy(): Promise<void>;
  atOnce: number;
  mostUnderWay: number;
  /** In plural, for the log. */
  name: string;
  warn(error: unknown, text: string): void;
}

export interface Queue {
  /** There may be something to do. */
  wake(): void;
  close(): Promise<void>;
}

/** Works off what waits in the database. Every node has such a queue; each item is claimed by one of them. */
export function openQueue<Item>({ claim, work, tidy, atOnce, mostUnderWay, name, warn }: QueueOptions<Item>): Queue {
  const underWay = new Set<Promise<void>>();
  let looking: Promise<void> | null = null;
  let isAwake = false;
  const closing = new AbortController();

  function start(item: Item): void {
    const working = work(item)
      .catch((error: unknown) => warn(error, `one of the ${name} could not be settled`))
      .finally(() => {
        underWay.delete(working);
        wake();
      });
    underWay.add(working);
  }

  async function look(): Promise<void> {
    await tidy();
    while (isAwake && !closing.signal.aborted) {
      isAwake = false;
      const limit = Math.min(atOnce, mostUnderWay - underWay.size);
      if (limit <= 0) return;
      const claimed = await claim(limit);
      claimed.forEach(start);
      if (claimed.length === limit) isAwake = true;
    }
  }

  function wake(): void {
    isAwake = true;
    if (closing.signal.aborted) return;
    looking ??= look()
      .catch((error: unknown) => warn(error, `${name} cannot be read`))
      .finally(() => {
        looking = null;
        // Woken between the last look and now.
        if (isAwake && underWay.size === 0) setTimeout(wake, LOOK_MS / 5).unref();
      });
  }

  const timer = setInterval(wake, LOOK_MS).unref();
  return {
    wake,
    close: async () => {
      closing.abort();
      clearInterval(timer);
      // What is cut off here is done again when its claim has ended.
      await Promise.race([Promise.all([looking, ...underWay]), pause(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}
