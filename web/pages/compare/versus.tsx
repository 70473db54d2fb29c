import swap from '@phosphor-icons/core/bold/arrows-left-right-bold.svg?raw';
import change from '@phosphor-icons/core/bold/swap-bold.svg?raw';
import type { ReactNode } from 'react';
import button from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { ShareButton } from '#ui/share-button.tsx';
import type { SharedPictures } from '#ui/share-picture.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import styles from './versus.module.css';

export interface ComparedSide {
  id: number;
  name: string;
  href: string;
  picture: ReactNode;
  isRound?: true;
  facts: ReactNode;
}

interface VersusProps {
  sides: readonly [ComparedSide, ComparedSide] | readonly [ComparedSide];
  addressOf: (id: number, other?: number) => string;
  pictures?: SharedPictures | undefined;
}

/** Who stands side by side: gold and violet. */
export function Versus({ sides: [first, second], addressOf, pictures }: VersusProps) {
  const { t } = useLanguage();
  return (
    <PageHead
      floodlights={2}
      brief={null}
      where={
        <h1 className={styles.title}>
          {t('compare.title')}
          {second && <span className="hidden">{`: ${first.name}, ${second.name}`}</span>}
        </h1>
      }
      tools={
        second && (
          <a className={button.icon} href={addressOf(second.id, first.id)} aria-label={t('compare.swap')}>
            <Icon svg={swap} />
          </a>
        )
      }
      share={second && <ShareButton title={`${first.name}, ${second.name}`} pictures={pictures} />}
    >
      <div className={styles.sides} data-alone={!second || undefined}>
        <Side side={first} change={second && addressOf(second.id)} />
        {second && (
          <>
            <span className={styles.against} aria-hidden="true">
              VS
            </span>
            <Side side={second} change={addressOf(first.id)} />
          </>
        )}
      </div>
    </PageHead>
  );
}

interface SideProps {
  side: ComparedSide;
  /** Leads to where another takes this place. */
  change?: string | undefined;
}

function Side({ side: { name, href, picture, isRound, facts }, change: address }: SideProps) {
  const { t } = useLanguage();
  return (
    <div className={styles.side}>
      <a href={href}>
        <span className={styles.picture} data-round={isRound}>
          {picture}
        </span>
        <b>{name}</b>
      </a>
      <small>{facts}</small>
      {address !== undefined && (
        <a className={styles.change} href={address} aria-label={t('compare.changeOf', { name })}>
          <Icon svg={change} size="1rem" />
          {t('compare.change')}
        </a>
      )}
    </div>
  );
}
