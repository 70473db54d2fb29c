import type { ReactNode } from 'react';
import { LeagueMark } from '#ui/marks/league-mark.tsx';
import { Frame } from './frame.tsx';

interface MessagePageProps {
  title: string;
  text?: string;
  /** A way on. */
  children?: ReactNode;
}

/** One message in place of what the link opens: the mark unlit, and a sentence. */
export const MessagePage = ({ title, text, children }: MessagePageProps) => (
  <Frame
    head={
      <div className="topline">
        <span className="key">
          <LeagueMark />
        </span>
      </div>
    }
  >
    <output className="blank">
      <LeagueMark lit={false} />
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
      {children}
    </output>
  </Frame>
);
