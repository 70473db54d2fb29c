import { useEffect, useEffectEvent } from 'react';
import { refuseHaptic } from '#desk/shell/haptics.ts';
import type { PendingAct } from '#desk/pitch/outbox/pending-act.ts';
import { actText } from '#desk/pitch/act-text.ts';
import { Mark } from '#desk/shell/mark.tsx';
import { useTexts } from '#desk/shell/texts.ts';
import type { LedgerLine, PhaseLine } from './ledger-lines.ts';
import { useRefusal } from './refusal-text.ts';
import { fateOf, type MatchView } from './view-match.ts';

const SHOWN_MILLISECONDS = 8000;

interface UndoBarProps {
  act: PendingAct;
  view: MatchView;
  /** Of this act in the ledger; statistics and the like have none. */
  line: LedgerLine | PhaseLine | undefined;
  onUndo: () => void;
  /** Opens what can be done about an act that was refused. */
  onDecide: () => void;
  onGone: () => void;
}

/** Lies over the ledger for eight seconds after each act. It claims no more than the server has said. */
export function UndoBar({ act, view, line, onUndo, onDecide, onGone }: UndoBarProps) {
  const { t, language } = useTexts();
  useGone(onGone);
  const fate = fateOf(view, act.key);
  const isRefused = fate === 'refused';
  useEffect(() => {
    if (isRefused) refuseHaptic();
  }, [isRefused]);
  const minute = line && 'minute' in line ? line.minute : '';
  return (
    <output className="undo">
      {isRefused && <Mark name="warning" />}
      <span>
        {actText(act, view.match, t, language, false)}
        <small>{[minute, t(`undo.${fate}`)].filter(Boolean).join(', ')}</small>
      </span>
      {isRefused ? (
        <button onClick={onDecide}>{t('refused.decide')}</button>
      ) : (
        <button onClick={onUndo}>
          <Mark name="undo" />
          {t('undo')}
        </button>
      )}
    </output>
  );
}

/** An act that the rules refused at once: nothing was kept. */
export function RefusalBar({ reason, onGone }: { reason: string; onGone: () => void }) {
  const { t } = useTexts();
  const refusal = useRefusal();
  useGone(onGone);
  return (
    <div className="undo" role="alert">
      <Mark name="warning" />
      <span>
        {refusal(reason)}
        <small>{t('undo.notRecorded')}</small>
      </span>
      <button onClick={onGone}>{t('nav.ok')}</button>
    </div>
  );
}

/** Calls back once the bar has been there for its time. */
function useGone(onGone: () => void): void {
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    const timer = setTimeout(() => gone(), SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
}
