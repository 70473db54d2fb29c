import check from '@phosphor-icons/core/bold/check-bold.svg?raw';
import image from '@phosphor-icons/core/bold/image-bold.svg?raw';
import share from '@phosphor-icons/core/bold/share-network-bold.svg?raw';
import button from './button.module.css';
import { copyText } from './copy-text.ts';
import { Icon } from './icon.tsx';
import { useLanguage } from './language.ts';
import styles from './share-button.module.css';
import { useCopied } from './use-copied.ts';

interface ShareButtonProps {
  title: string;
  /** The address of an upright picture, to save and share. */
  story?: string | undefined;
}

/** Opens the device's share dialog; without one, copies the address. */
export function ShareButton({ title, story }: ShareButtonProps) {
  const { t } = useLanguage();
  const [copied, showCopied] = useCopied();

  async function shareOrCopy() {
    const url = location.href;
    if ('share' in navigator) await navigator.share({ title, url }).catch(() => {});
    else if (await copyText(url, t('share.byHand'))) showCopied();
  }

  return (
    <span className={styles.share}>
      {story && (
        <a className={button.icon} href={story} download aria-label={t('share.story')} title={t('share.story')}>
          <Icon svg={image} size="1.25rem" />
        </a>
      )}
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
