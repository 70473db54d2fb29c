import { useSyncExternalStore, type CSSProperties } from 'react';
import styles from './fit-text.module.css';

/** The weight of names in tiles and lines; see fit-text.module.css. */
type Weight = 650 | 700 | 750;

/** One line that shrinks to the width of its container instead of being cut off. The container has `container-type`. */
export function FitText({ children, weight = 650 }: { children: string; weight?: Weight }) {
  useSyncExternalStore(onFontsLoaded, () => loads);
  return (
    <span className={styles.fit} style={{ '--ems': widthInEms(children, weight) } as CSSProperties}>
      {children}
    </span>
  );
}

let loads = 0;
const widths = new Map<string, number>();

/** Until the font has arrived the widths are those of another one. */
function onFontsLoaded(notify: () => void): () => void {
  const measureAgain = () => {
    loads += 1;
    widths.clear();
    notify();
  };
  document.fonts.addEventListener('loadingdone', measureAgain);
  return () => document.fonts.removeEventListener('loadingdone', measureAgain);
}

let canvas: CanvasRenderingContext2D | null | undefined;
const SIZE = 100;

/** Measured away from the page: laying out twelve tiles twice would cost the frame of the tap. */
function widthInEms(text: string, weight: Weight): number {
  const key = `${weight} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return text.length / 2;
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
  canvas.font = `${weight} ${SIZE}px ${family}`;
  const width = Math.max(0.5, Math.ceil(canvas.measureText(text).width) / SIZE);
  widths.set(key, width);
  return width;
}
