import check from '@phosphor-icons/core/bold/check-bold.svg?raw';
import share from '@phosphor-icons/core/bold/share-network-bold.svg?raw';
import button from './button.module.css';
import { copyText } from './copy-text.ts';
import { Icon } from './icon.tsx';
import { useLanguage } from './language.ts';
import styles from './share-button.module.css';
import { useCopied } from './use-copied.ts';

/** Opens the device's share dialog; without one, copies the address. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useLanguage();
  const [copied, showCopied] = useCopied();

  async function shareOrCopy() {
    const url = location.href;
    if ('share' in navigator) await navigator.share({ title, url }).catch(() => {});
    else if (await copyText(url, t('share.byHand'))) showCopied();
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
      <output className={styles.confirmation}>{copied && t('share.copied')}</output>
    </span>
  );
}
