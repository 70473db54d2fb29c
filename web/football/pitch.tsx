import type { CSSProperties, ReactNode } from 'react';
import type { Placed } from '#domain/lineup/pitch-layout.ts';
import { HALF_PITCH_PLACES, type CompositionSlot } from '#domain/lineup/team-of-the-week.ts';
import styles from './pitch.module.css';

interface PitchProps {
  label: string;
  /** Only the attacking half, goal on top. */
  half?: true;
  children: ReactNode;
}

/** Horizontal on wide screens, upright on narrow ones. */
export const Pitch = ({ label, half, children }: PitchProps) => (
  <section className={styles.pitch} aria-label={label}>
    <div className={styles.turf} data-half={half}>
      {children}
    </div>
  </section>
);

export const placeOnPitch = ({ along, across, spacing }: Omit<Placed<unknown>, 'player' | 'side'>) =>
  ({ '--along': along, '--across': across, '--spacing': spacing }) as CSSProperties;

export function placeOnHalf(slot: CompositionSlot): CSSProperties {
  const { across, down } = HALF_PITCH_PLACES[slot];
  return { '--along': down, '--across': across } as CSSProperties;
}
