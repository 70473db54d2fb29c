import { useRef, useState } from 'react';
import { useTexts } from '#desk/shell/texts.ts';

const HOLD_MILLISECONDS = 1000;

interface WhistleProps {
  name: string;
  /** Held for a second; by keyboard and screen reader it is pressed and then confirmed. */
  hold?: boolean;
  lit?: boolean;
  /** [DK26] False while its label is so new that a tap was meant for the one before. */
  isSettled?: boolean;
  onAct: () => void;
}

/** The centre circle: the one act that the match waits for. */
export function Whistle({ name, hold = false, lit = false, isSettled = true, onAct }: WhistleProps) {
  const { t } = useTexts();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byPointer = useRef(false);
  const [asked, setAsked] = useState<string | null>(null);
  const asking = asked === name;
  const classes = ['whistle', hold && 'hold', lit && 'lit'].filter(Boolean).join(' ');
  if (!hold)
    return (
      <button className={classes} aria-disabled={!isSettled} onClick={() => isSettled && onAct()}>
        {name}
      </button>
    );
  const release = () => clearTimeout(timer.current);
  return (
    <button
      className={classes}
      data-asking={asking}
      onPointerDown={() => {
        byPointer.current = true;
        release();
        timer.current = setTimeout(() => {
          ignoreRelease();
          onAct();
        }, HOLD_MILLISECONDS);
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onBlur={() => setAsked(null)}
      onClick={() => {
        // A pointer holds; only a key or a screen reader clicks without one.
        if (byPointer.current) byPointer.current = false;
        else if (asking) onAct();
        else setAsked(name);
      }}
    >
      {name}
      <small>{asking ? t('whistle.again') : t('whistle.hold')}</small>
    </button>
  );
}

/** The screen changes under the finger that still holds: lifting it must not press what is there now. */
function ignoreRelease(): void {
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  window.addEventListener('click', (event) => event.stopPropagation(), options);
  for (const next of ['pointerdown', 'keydown']) window.addEventListener(next, () => over.abort(), options);
}
