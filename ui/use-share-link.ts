import { useCopy } from './use-copy.ts';

interface SharedLink {
  url: () => string;
  title?: string;
  /** Of the prompt in browsers without a clipboard. */
  promptText: string;
}

/** The device's share dialog, or the clipboard where there is none. */
export function useShareLink({ url, title, promptText }: SharedLink) {
  const [isCopied, copyText] = useCopy(promptText);
  const share = () => navigator.share({ url: url(), ...(title !== undefined && { title }) }).catch(() => {});
  const copy = () => copyText(url());
  return { isCopied, share, copy, shareOrCopy: () => ('share' in navigator ? share() : copy()) };
}
