import { useState } from 'react';
import { copyText } from '#ui/use-copy.ts';
import { useTexts } from './texts.ts';

interface ShareButtonProps {
  link: string;
  /** What it is, before it. */
  text?: string;
  className?: string | undefined;
  'data-kind'?: 'primary';
}

/** The phone's own share sheet, or the clipboard where there is none. */
export function ShareButton({ link, text, className = 'wide primary', ...look }: ShareButtonProps) {
  const { t } = useTexts();
  const [isCopied, setCopied] = useState(false);
  async function share() {
    if ('share' in navigator) await navigator.share({ ...(text !== undefined && { text }), url: link }).catch(() => {});
    else if (await copyText(text === undefined ? link : `${text}\n${link}`, t('link.byHand'))) setCopied(true);
  }
  return (
    <button className={className} {...look} onClick={() => void share()}>
      {isCopied ? t('link.copied') : t('link.share')}
    </button>
  );
}
