import type { CSSProperties, ReactNode } from 'react';
import type { Placed } from '#domain/lineup/pitch-layout.ts';
import type { CompositionSlot } from '#domain/lineup/team-of-the-week.ts';
import styles from './pitch.module.css';

interface PitchProps {
  label: string;
  /** The attacking half alone, its goal on top: for one team. */
  half?: true;
  children: ReactNode;
}

/** Grass and chalk. The whole pitch lies where there is room for it and stands where there is not. */
export const Pitch = ({ label, half, children }: PitchProps) => (
  <section className={styles.pitch} aria-label={label}>
    <div className={styles.turf} data-half={half}>
      {children}
    </div>
  </section>
);

/** Where on the whole pitch somebody stands: style properties for his place. */
export const placeOnPitch = ({ along, across, room }: Omit<Placed<unknown>, 'player' | 'side'>) =>
  ({ '--along': along, '--across': across, '--room': room }) as CSSProperties;

const PLACES: Record<CompositionSlot, [across: number, down: number]> = {
  goalkeeper: [50, 83],
  firstDefender: [24, 63],
  secondDefender: [76, 63],
  midfielder: [50, 44],
  firstForward: [26, 21],
  secondForward: [74, 21],
};

/** Where on the half pitch one of a team of the week stands. */
export function placeOnHalf(slot: CompositionSlot): CSSProperties {
  const [across, down] = PLACES[slot];
  return { '--along': down, '--across': across } as CSSProperties;
}
