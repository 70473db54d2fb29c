import { createContext, use, useEffect, useState } from 'react';

const RenderedAt = createContext(new Date(0));

export const RenderedAtProvider = RenderedAt.Provider;

/** The moment the page was rendered, the same on the server and on hydration; later the true one, every so often. */
export function useNow(everyMs: number | null = null): Date {
  const [now, setNow] = useState(use(RenderedAt));
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    if (everyMs === null) return;
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
