import { useShareLink } from '#ui/use-share-link.ts';
import { useTexts } from './texts.ts';

/** The phone's own share sheet, or the clipboard where there is none. */
export function ShareButton({ link, className = 'wide primary' }: { link: string; className?: string }) {
  const { t } = useTexts();
  const { isCopied, shareOrCopy } = useShareLink({ url: () => link, promptText: t('link.byHand') });
  return (
    <button className={className} onClick={() => void shareOrCopy()}>
      {isCopied ? t('link.copied') : t('link.share')}
    </button>
  );
}
