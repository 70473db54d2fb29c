import type { ReactNode } from 'react';
import { Failure } from '#desk/kit/failure.tsx';
import { LeagueMark } from '#ui/marks/league-mark.tsx';

interface StateProps {
  title: string;
  text?: string;
  /** The button that fills it. */
  action?: ReactNode;
}

/** Nothing here: the mark unlit, one sentence, the button that fills it. */
export const LeagueState = ({ title, text, action }: StateProps) => (
  <section className="card state">
    <LeagueMark />
    <h2>{title}</h2>
    {text !== undefined && <p>{text}</p>}
    {action}
  </section>
);

/** Rows of the height of those that are loaded; they appear after 300 ms. */
export const SkeletonRows = ({ rows = 5 }: { rows?: number }) => (
  <div className="card skeleton" aria-hidden="true">
    {Array.from({ length: rows }, (_, i) => (
      <div key={i}>
        <i />
        <i />
        <i />
      </div>
    ))}
  </div>
);

/** What could not be loaded, and a way to try again. */
export const Failed = ({ reason, onRetry }: { reason: string; onRetry: () => void }) => (
  <Failure refusal={{ reason }} onRetry={reason === 'gone' ? undefined : onRetry} />
);
