import type { ReactNode } from 'react';
import card from '#ui/card.module.css';
import { useLanguage } from '#ui/language.ts';
import { ShareButton } from '#ui/share-button.tsx';
import type { SharedLink } from '#ui/share-menu.tsx';
import type { SharedPictures } from '#ui/share-picture.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { PageHead } from './page-head.tsx';
import styles from './profile-head.module.css';

interface ProfileHeadProps {
  /** A portrait, a crest or an emblem. */
  picture: ReactNode;
  name: ReactNode;
  /** Under the name. */
  facts: ReactNode[];
  /** At the end of the row; below it on a phone. */
  aside?: ReactNode;
  /** Title for sharing; without it there is no share button. */
  shareAs?: string;
  pictures?: SharedPictures | undefined;
  /** Where else it is found, in the share menu. */
  links?: SharedLink[] | undefined;
  /** Before the star. */
  tools?: ReactNode;
  star?: ReactNode;
  tabs?: ReactNode;
}

/** Of a team, a player, a competition or a referee. */
export function ProfileHead(props: ProfileHeadProps) {
  const { picture, name, facts, aside, shareAs, pictures, links, tools, star, tabs } = props;
  return (
    <PageHead
      floodlights={1}
      where={<Breadcrumbs />}
      tools={tools}
      star={star}
      share={shareAs !== undefined && <ShareButton title={shareAs} pictures={pictures} links={links} />}
      brief={
        <>
          <span className={styles.small}>{picture}</span>
          <span className={styles.name}>{name}</span>
        </>
      }
      tabs={tabs}
    >
      <div className={styles.intro}>
        <span className={styles.picture}>{picture}</span>
        <div className={styles.text}>
          <h1>{name}</h1>
          <ul className={styles.facts}>
            {facts.map((fact, index) => (
              <li key={index}>{fact}</li>
            ))}
          </ul>
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </PageHead>
  );
}

export function ProfileSkeleton({ picture }: Pick<ProfileHeadProps, 'picture'>) {
  const { t } = useLanguage();
  return (
    <>
      <ProfileHead
        picture={picture}
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
