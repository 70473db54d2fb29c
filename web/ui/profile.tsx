import type { CSSProperties, ReactNode } from 'react';
import styles from './profile.module.css';
import { ShareButton } from './share-button.tsx';

interface ProfileProps {
  /** A portrait, a crest or an emblem. */
  picture: ReactNode;
  /** How large it is, as a style. */
  size: string;
  name: ReactNode;
  /** What is to be known at first sight, in a row under the name. */
  facts: ReactNode[];
  /** At the end of the row, on a phone below it: a choice, figures, links. */
  aside?: ReactNode;
  /** What the page is called where it is shared. */
  shareAs?: string;
  tabs?: ReactNode;
}

/** Whom or what a page is about, with the tabs of the page at its foot. Night in both themes. */
export function Profile({ picture, size, name, facts, aside, shareAs, tabs }: ProfileProps) {
  return (
    <div className={styles.profile} data-theme="dark">
      <div className="wrap">
        <div className={styles.intro}>
          <span className={styles.picture} style={{ '--size': size } as CSSProperties}>
            {picture}
          </span>
          <div className={styles.text}>
            <h1>{name}</h1>
            <ul className={styles.facts}>
              {facts.map((fact, place) => (
                <li key={place}>{fact}</li>
              ))}
            </ul>
          </div>
          {shareAs !== undefined && (
            <div className={styles.share}>
              <ShareButton title={shareAs} />
            </div>
          )}
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
        {tabs}
      </div>
    </div>
  );
}
