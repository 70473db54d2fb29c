import check from '@phosphor-icons/core/bold/check-bold.svg?raw';
import shareIcon from '@phosphor-icons/core/bold/share-network-bold.svg?raw';
import { useId, useRef, useState } from 'react';
import button from './button.module.css';
import { Icon } from './icon.tsx';
import { useLanguage } from './language.ts';
import styles from './share-button.module.css';
import type { SharedLink, ShareMenu } from './share-menu.tsx';
import type { SharedPictures } from './share-picture.ts';
import { useShareLink } from './use-share-link.ts';

interface ShareButtonProps {
  title: string;
  /** What is shared, if it is a part of the page. */
  what?: string;
  /** By default that of the page. */
  address?: string;
  /** Offered in a menu beside the link. */
  pictures?: SharedPictures | undefined;
  /** The same. */
  links?: SharedLink[] | undefined;
}

/** Without pictures and links it opens the device's share dialog, or copies the address where there is none. */
export function ShareButton({ title, what, address, pictures, links = [] }: ShareButtonProps) {
  const { t } = useLanguage();
  const hasMenu = pictures !== undefined || links.length > 0;
  const menuId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [Menu, setMenu] = useState<typeof ShareMenu | null>(null);
  const label = what === undefined ? t('share.label') : t('share.what', { what });

  const { isCopied, share, copy, shareOrCopy } = useShareLink({
    title,
    url: () => new URL(address ?? '', location.href).href,
    promptText: t('share.byHand'),
  });

  async function open() {
    if (!hasMenu) return shareOrCopy();
    try {
      const { ShareMenu: loaded } = await import('./share-menu.tsx');
      setMenu(() => loaded);
    } catch {
      // Without a network the link can still be shared.
      await shareOrCopy();
    }
  }

  return (
    <span className={styles.share}>
      <button
        ref={opener}
        className={button.icon}
        type="button"
        aria-label={label}
        title={label}
        {...(hasMenu && { 'aria-haspopup': 'menu', 'aria-expanded': Menu !== null })}
        // A press on the button closes an open menu, and does not open it again.
        {...(Menu ? { popoverTarget: menuId } : { onClick: () => void open() })}
      >
        <Icon svg={isCopied ? check : shareIcon} />
      </button>
      {Menu && hasMenu && (
        <Menu
          id={menuId}
          label={label}
          title={title}
          pictures={pictures}
          links={links}
          opener={opener}
          onShareLink={() => void share()}
          onCopyLink={() => void copy()}
          onClose={() => setMenu(null)}
        />
      )}
      <output className={styles.confirmation}>{isCopied && t('share.copied')}</output>
    </span>
  );
}
