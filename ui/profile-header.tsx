import type { ReactNode } from 'react';
import card from './card.module.css';
import { useLanguage } from './language.ts';
import styles from './profile-header.module.css';
import { ShareButton } from './share-button.tsx';
import type { SharedPictures } from './share-picture.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { Skeleton } from './skeleton.tsx';

interface ProfileHeaderProps {
  /** A portrait, a crest or an emblem. */
  picture: ReactNode;
  size: 'small' | 'medium' | 'large';
  name: ReactNode;
  /** In a row under the name. */
  facts: ReactNode[];
  /** At the end of the row; below it on a phone. */
  aside?: ReactNode;
  /** Title for sharing; without it there is no share button. */
  shareAs?: string;
  pictures?: SharedPictures | undefined;
  /** Beside the share button. */
  action?: ReactNode;
  tabs?: ReactNode;
}

/** Dark in both themes. */
export function ProfileHeader(props: ProfileHeaderProps) {
  const { picture, size, name, facts, aside, shareAs, pictures, action, tabs } = props;
  return (
    <div className={styles.profile} data-theme="dark">
      <div className="wrap">
        <div className={styles.intro}>
          <span className={styles.picture} data-size={size}>
            {picture}
          </span>
          <div className={styles.text}>
            <h1>{name}</h1>
            <ul className={styles.facts}>
              {facts.map((fact, index) => (
                <li key={index}>{fact}</li>
              ))}
            </ul>
          </div>
          {shareAs !== undefined && (
            <div className={styles.share}>
              {action}
              <ShareButton title={shareAs} pictures={pictures} />
            </div>
          )}
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
        {tabs}
      </div>
    </div>
  );
}

export function ProfileSkeleton({ picture, size }: Pick<ProfileHeaderProps, 'picture' | 'size'>) {
  const { t } = useLanguage();
  return (
    <>
      <ProfileHeader
        picture={picture}
        size={size}
        name={
          <span className={styles.skeletonLine}>
            <Skeleton lines={1} size="text-3xl" />
          </span>
        }
        facts={[
          <span key="facts" className={styles.skeletonLine}>
            <Skeleton lines={1} />
          </span>,
        ]}
        tabs={<div className={styles.skeletonTabs} />}
      />
      <div className="wrap page">
        <div className={card.card}>
          <SkeletonRows rows={8} label={t('state.loading')} />
        </div>
      </div>
    </>
  );
}
