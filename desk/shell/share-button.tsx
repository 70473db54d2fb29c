import { useState } from 'react';
import { copyText } from '#ui/use-copy.ts';
import { useTexts } from './texts.ts';

/** The phone's own share sheet, or the clipboard where there is none. */
export function ShareButton({ link, className = 'wide primary' }: { link: string; className?: string }) {
  const { t } = useTexts();
  const [isCopied, setCopied] = useState(false);
  async function share() {
    if ('share' in navigator) await navigator.share({ url: link }).catch(() => {});
    else if (await copyText(link, t('link.byHand'))) setCopied(true);
  }
  return (
    <button className={className} onClick={() => void share()}>
      {isCopied ? t('link.copied') : t('link.share')}
    </button>
  );
}
