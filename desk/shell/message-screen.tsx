import type { ReactNode } from 'react';
import { Mark } from './mark.tsx';
import { pages } from './navigation.ts';
import { useTexts } from './texts.ts';
import styles from './message-screen.module.css';

interface MessageProps {
  title: string;
  text?: string | undefined;
  back?: boolean;
  /** Other ways on. */
  children?: ReactNode;
}

/** A screen with one message and a way on. */
export function MessageScreen({ title, text, back = false, children }: MessageProps) {
  const { t } = useTexts();
  return (
    <main className="desk">
      <output className={`ledger ${styles.notice}`}>
        <div className="empty">
          <h1>{title}</h1>
          {text}
        </div>
        {children}
        {back && (
          <a className="wide" href={pages.today}>
            <Mark name="back" />
            {t('nav.toStart')}
          </a>
        )}
      </output>
    </main>
  );
}
