import { useRef, useState, type PointerEvent } from 'react';
import eraser from '@phosphor-icons/core/bold/eraser-bold.svg?raw';
import { Icon } from '#ui/icon.tsx';
import { useTexts } from './texts.ts';
import styles from './signature.module.css';

interface SignatureProps {
  strokes: number[][];
  /** Under the line. */
  name: string;
  isWrong: boolean;
  onChange: (strokes: number[][]) => void;
}

/** As the server takes it. */
const MOST_STROKES = 60;
const MOST_NUMBERS = 6000;
const LONGEST = 2000;
/** Points nearer than this, in thousandths of the width, change nothing that is seen. */
const NEAR = 4;

/** A field to sign in with a finger. Coordinates are thousandths of its width. */
export function Signature({ strokes, name, isWrong, onChange }: SignatureProps) {
  const { t } = useTexts();
  const [stroke, setStroke] = useState<number[] | null>(null);
  const finger = useRef<number | null>(null);
  const isFull = strokes.length >= MOST_STROKES || strokes.flat().length >= MOST_NUMBERS - LONGEST;
  const at = (event: PointerEvent<HTMLElement>): [number, number] => {
    const { left, top, width } = event.currentTarget.getBoundingClientRect();
    const part = (pixels: number) => Math.min(1000, Math.max(0, Math.round((pixels / width) * 1000)));
    return [part(event.clientX - left), part(event.clientY - top)];
  };
  const finish = () => {
    finger.current = null;
    if (stroke) onChange([...strokes, stroke]);
    setStroke(null);
  };
  return (
    <div className={styles.sign} data-wrong={isWrong || undefined}>
      <div
        className={styles.pad}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot hold what is drawn here
        role="img"
        aria-label={t('registration.signature')}
        onPointerDown={(event) => {
          if (isFull || finger.current !== null) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          finger.current = event.pointerId;
          setStroke(at(event));
        }}
        onPointerMove={(event) => {
          if (!stroke || finger.current !== event.pointerId || stroke.length >= LONGEST - 2) return;
          const [x, y] = at(event);
          const [lastX = 0, lastY = 0] = stroke.slice(-2);
          if (Math.hypot(x - lastX, y - lastY) >= NEAR) setStroke([...stroke, x, y]);
        }}
        onPointerUp={finish}
        onPointerCancel={finish}
      >
        <svg viewBox="0 0 1000 447" aria-hidden="true">
          {[...strokes, ...(stroke ? [stroke] : [])].map((points, index) => (
            <path key={index} d={pathOf(points)} />
          ))}
        </svg>
        <p>{name}</p>
      </div>
      <button type="button" onClick={() => onChange([])}>
        <Icon svg={eraser} className="icon" />
        {t('registration.clear')}
      </button>
    </div>
  );
}

/** A dot is a line of no length. */
function pathOf(points: readonly number[]): string {
  const pairs = points.flatMap((x, at) => (at % 2 === 0 ? [`${x} ${points[at + 1] ?? 0}`] : []));
  return `M${pairs.join('L')}${pairs.length === 1 ? 'h0' : ''}`;
}
