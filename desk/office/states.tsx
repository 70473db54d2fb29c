import warning from '@phosphor-icons/core/bold/warning-circle-bold.svg?raw';
import type { ReactNode } from 'react';
import { useTexts } from '#desk/office/texts.ts';
import { Icon } from '#ui/icon.tsx';
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
export function Failed({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <div className="callout" data-tone="bad" role="alert">
      <Icon svg={warning} className="icon" />
      <p>{reason === 'network' ? t('state.noNetwork') : t('state.failed')}</p>
      <div className="ways">
        <button className="chip" onClick={onRetry}>
          {t('state.again')}
        </button>
      </div>
    </div>
  );
}
