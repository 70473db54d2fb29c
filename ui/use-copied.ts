import { useEffect, useState } from 'react';

const VISIBLE_MS = 2500;

export function useCopied(): [copied: boolean, showCopied: () => void] {
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return [copied > 0, () => setCopied((times) => times + 1)];
}
