import check from '@phosphor-icons/core/bold/check-bold.svg?raw';
import share from '@phosphor-icons/core/bold/share-network-bold.svg?raw';
import button from './button.module.css';
import { copyText } from './copy-text.ts';
import { Icon } from './icon.tsx';
import { useLanguage } from './language.tsx';
import styles from './share-button.module.css';
import { useCopied } from './use-copied.ts';

/** Hands the page to the share sheet of the device; where there is none, its address is copied. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useLanguage();
  const [copied, tellCopied] = useCopied();

  async function shareOrCopy() {
    const url = location.href;
    if ('share' in navigator) await navigator.share({ title, url }).catch(() => {});
    else if (await copyText(url, t('share.byHand'))) tellCopied();
  }

  return (
    <span className={styles.share}>
      <button
        className={button.icon}
        type="button"
        aria-label={t('share.label')}
        title={t('share.label')}
        onClick={() => void shareOrCopy()}
      >
        <Icon svg={copied ? check : share} size="1.25rem" />
      </button>
      <output className={styles.said}>{copied && t('share.copied')}</output>
    </span>
  );
}
