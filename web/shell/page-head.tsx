import { useEffect, useRef, useState, type ReactNode } from 'react';
import { BackButton } from './back-button.tsx';
import styles from './page-head.module.css';

interface PageHeadProps {
  /** After the back button. */
  where?: ReactNode;
  /** At the end of the top line, before the star. */
  tools?: ReactNode;
  star?: ReactNode;
  share?: ReactNode;
  /** One lights a person or a team, two light a match. */
  floodlights: 1 | 2;
  /** What stays on a phone when the head has left. */
  brief: ReactNode;
  tabs?: ReactNode;
  children: ReactNode;
}

/** Dark in both themes: top line, content and tabs. On a phone one line and the tabs stay while the page scrolls. */
export function PageHead({ where, tools, star, share, floodlights, brief, tabs, children }: PageHeadProps) {
  const head = useRef<HTMLDivElement>(null);
  const hasLeft = useHasLeft(head);
  return (
    <section className={styles.page} data-theme="dark">
      <div ref={head} className={styles.head} data-floodlights={floodlights} data-alone={!tabs || undefined}>
        <div className="wrap">
          <div className={styles.top}>
            <BackButton />
            <div className={styles.where}>{where}</div>
            {tools}
            {star}
            {share}
          </div>
          {children}
        </div>
      </div>
      {tabs && (
        <div className={styles.bar}>
          {hasLeft && (
            <div className={styles.brief}>
              <BackButton />
              <div>{brief}</div>
              {star}
            </div>
          )}
          <div className="wrap">{tabs}</div>
        </div>
      )}
    </section>
  );
}

/** Behind the site's header, or above the screen. */
function useHasLeft(head: { current: HTMLElement | null }): boolean {
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(() => {
    const element = head.current;
    if (!element) return;
    const header = document.querySelector('header')?.offsetHeight ?? 0;
    const observer = new IntersectionObserver(
      ([entry]) => entry && setHasLeft(!entry.isIntersecting && entry.boundingClientRect.top < 0),
      { rootMargin: `${-header}px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [head]);
  return hasLeft;
}
