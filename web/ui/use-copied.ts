import { useEffect, useState } from 'react';

const SHOWN_MS = 2500;

/** Whether something has just been copied, and a way to say that it has. */
export function useCopied(): [copied: boolean, tell: () => void] {
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return [copied > 0, () => setCopied((times) => times + 1)];
}
