import { useEffect, useState } from 'react';

const VISIBLE_MS = 2500;

/** Copies a text, and says so for a moment. `promptText` is for browsers that refuse the clipboard. */
export function useCopy(promptText: string): [isCopied: boolean, copy: (text: string) => Promise<void>] {
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (text: string) => {
    if (await copyText(text, promptText)) setCopied((times) => times + 1);
  };
  return [copied > 0, copy];
}

/** Browsers refuse the clipboard to pages loaded without HTTPS; then a prompt lets the visitor copy by hand. */
export async function copyText(text: string, promptText: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    window.prompt(promptText, text);
    return false;
  }
}
