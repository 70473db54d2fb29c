import image from '@phosphor-icons/core/bold/image-square-bold.svg?raw';
import link from '@phosphor-icons/core/bold/link-bold.svg?raw';
import phone from '@phosphor-icons/core/bold/device-mobile-bold.svg?raw';
import share from '@phosphor-icons/core/bold/share-network-bold.svg?raw';
import { useLayoutEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { Icon } from './icon.tsx';
import { useLanguage } from './language.ts';
import { menuItemsIn, moveInMenu } from './menu-keys.ts';
import styles from './share-menu.module.css';
import { canSharePictures, sharePicture, type SharedPictures } from './share-picture.ts';

/** A page elsewhere, of what is shared. */
export interface SharedLink {
  name: string;
  svg: string;
  address: string;
}

interface ShareMenuProps {
  id: string;
  label: string;
  title: string;
  pictures?: SharedPictures | undefined;
  links?: SharedLink[] | undefined;
  opener: RefObject<HTMLButtonElement | null>;
  onShareLink: () => void;
  onCopyLink: () => void;
  onClose: () => void;
}

type Format = keyof SharedPictures;

const FORMATS = [
  { format: 'story', icon: phone, text: 'share.story' },
  { format: 'post', icon: image, text: 'share.post' },
] as const;

/** Open while mounted. The browser closes it on Escape or a press elsewhere, and gives the focus back. */
export function ShareMenu(props: ShareMenuProps) {
  const { id, label, title, pictures, links = [], opener, onShareLink, onCopyLink, onClose } = props;
  const { t } = useLanguage();
  const menu = useRef<HTMLDivElement>(null);
  const [loading, setLoading] = useState<Format | null>(null);
  const [failed, setFailed] = useState(false);

  useLayoutEffect(() => {
    const list = menu.current;
    if (!list || list.matches(':popover-open')) return;
    list.showPopover();
    if (opener.current) placeBeside(list, opener.current);
    menuItemsIn(list)[0]?.focus();
  }, [opener]);

  const close = () => menu.current?.hidePopover();
  const choose = (act: () => void) => () => {
    close();
    act();
  };

  async function sendPicture(event: MouseEvent, format: Format, address: string) {
    // Elsewhere the link itself downloads the picture.
    if (!canSharePictures()) return close();
    event.preventDefault();
    if (loading) return;
    setLoading(format);
    setFailed(false);
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`The picture answered ${response.status}`);
      await sharePicture(await response.blob(), title);
      close();
    } catch {
      setFailed(true);
    } finally {
      setLoading(null);
    }
  }

  return (
    <div
      ref={menu}
      id={id}
      className={styles.menu}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      onKeyDown={(event) => {
        if (event.key === 'Tab') close();
        moveInMenu(event);
      }}
    >
      {'share' in navigator && (
        <button type="button" role="menuitem" tabIndex={-1} onClick={choose(onShareLink)}>
          <Icon svg={share} />
          {t('share.link')}
        </button>
      )}
      <button type="button" role="menuitem" tabIndex={-1} onClick={choose(onCopyLink)}>
        <Icon svg={link} />
        {t('share.byHand')}
      </button>
      {pictures &&
        FORMATS.map(({ format, icon, text }) => (
          <a
            key={format}
            role="menuitem"
            tabIndex={-1}
            href={pictures[format]}
            download={`${title} (${format}).png`}
            aria-busy={loading === format}
            onClick={(event) => void sendPicture(event, format, pictures[format])}
          >
            <Icon svg={icon} />
            {t(text)}
          </a>
        ))}
      {links.map(({ name, svg, address }) => (
        <a key={name} role="menuitem" tabIndex={-1} href={address} target="_blank" rel="noopener" onClick={close}>
          <Icon svg={svg} />
          {name}
        </a>
      ))}
      {failed && (
        <p className={styles.failed} role="alert">
          {t('share.failed')}
        </p>
      )}
    </div>
  );
}

const GAP = 8;

/** Under the button, or over it near the end of the screen; it scrolls with the page. */
function placeBeside(list: HTMLElement, opener: HTMLElement) {
  const from = opener.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = list;
  const isBelow = from.bottom + GAP + height <= innerHeight;
  const top = isBelow ? from.bottom + GAP / 2 : from.top - GAP / 2 - height;
  const rightmost = document.documentElement.clientWidth - width - GAP;
  const left = Math.max(GAP, Math.min(from.right - width, rightmost));
  list.style.top = `${top + scrollY}px`;
  list.style.left = `${left + scrollX}px`;
}
