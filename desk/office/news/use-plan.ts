import { useState } from 'react';
import { currentDay } from '#desk/api/server-clock.ts';
import { addDays, dayAt, instantOf, timeAt } from '#domain/formatting/sofia-time.ts';

/** When an article is to appear, as it is typed. */
export interface Plan {
  when: 'now' | 'date';
  day: string;
  time: string;
}

export const plannedInstant = ({ day, time }: Plan): Date | null =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && /^\d{2}:\d{2}$/.test(time) ? instantOf(day, time) : null;

const keyOf = (id: number | null) => `office-plan article:${id ?? 'new'}`;

/** A date that was chosen for a draft is kept on the device until the article is scheduled or published. */
export function usePlan(id: number | null, publishedAt: string | null) {
  const [plan, setPlan] = useState<Plan>(() => keptPlan(id) ?? planFor(publishedAt));
  const keep = (under: number | null, next: Plan) => localStorage.setItem(keyOf(under), JSON.stringify(next));
  return {
    plan,
    setPlan: (next: Plan) => {
      setPlan(next);
      keep(id, next);
    },
    /** A new article was stored and has an id from now on. */
    moveTo: (stored: number) => {
      localStorage.removeItem(keyOf(id));
      keep(stored, plan);
    },
    forget: (stored: number | null) => localStorage.removeItem(keyOf(stored)),
  };
}

function keptPlan(id: number | null): Plan | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as Partial<Plan> | null;
    if (kept === null || typeof kept.day !== 'string' || typeof kept.time !== 'string') return null;
    return { when: kept.when === 'date' ? 'date' : 'now', day: kept.day, time: kept.time };
  } catch {
    return null;
  }
}

/** What was scheduled, or tomorrow evening. */
function planFor(publishedAt: string | null): Plan {
  const at = publishedAt === null ? null : new Date(publishedAt);
  return at
    ? { when: 'date', day: dayAt(at), time: timeAt(at).slice(0, 5) }
    : { when: 'now', day: addDays(currentDay(), 1), time: '18:00' };
}
