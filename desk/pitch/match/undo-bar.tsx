import { useEffect, useEffectEvent } from 'react';
import type { PendingAct } from '#desk/pitch/outbox/pending-act.ts';
import { actText } from '#desk/pitch/act-text.ts';
import { Mark } from '#desk/shell/mark.tsx';
import { useTexts } from '#desk/shell/texts.ts';
import type { MatchView } from './view-match.ts';
import { useRefusal } from './refusal-text.ts';

const SHOWN_MILLISECONDS = 8000;

/** Lies over the ledger for eight seconds after each act. */
export function UndoBar({
  act,
  view,
  onUndo,
  onGone,
}: {
  act: PendingAct;
  view: MatchView;
  onUndo: () => void;
  onGone: () => void;
}) {
  const { t, language } = useTexts();
  useGone(onGone);
  const waits = [...view.pending.values(), ...view.stuck].find(({ key }) => key === act.key);
  const isRecorded = !waits || waits.status.state === 'recorded';
  return (
    <output className="undo">
      <span>
        {actText(act, view.match, t, language, false)}
        <small>{isRecorded ? t('undo.recorded') : t('undo.kept')}</small>
      </span>
      <button onClick={onUndo}>
        <Mark name="undo" />
        {t('undo')}
      </button>
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
