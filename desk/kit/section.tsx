import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  why?: string;
  children: ReactNode;
}

/** A part of a page with settings: what it is for at the start, its fields at the end. */
export const Section = ({ title, why, children }: SectionProps) => (
  <section className="section">
    <div className="why">
      <h2>{title}</h2>
      {why !== undefined && <p>{why}</p>}
    </div>
    {children}
  </section>
);
