const QUARTER = 15;

export interface GoalQuarter {
  from: number;
  to: number;
  goals: number;
}

/**
 * [CR2] Goals by quarter of an hour, from the first minute to the end of regular time, and further if there were goals
 * in extra time. Empty without a goal whose minute is known.
 */
export function goalsByQuarter(minutes: readonly (number | null)[], regularMinutes: number): GoalQuarter[] {
  const known = minutes.filter((minute) => minute !== null).map((minute) => Math.max(1, minute));
  if (known.length === 0) return [];
  const last = Math.max(regularMinutes, ...known);
  return Array.from({ length: Math.ceil(last / QUARTER) }, (_, quarter) => {
    const from = quarter * QUARTER + 1;
    const to = Math.min((quarter + 1) * QUARTER, last);
    return { from, to, goals: known.filter((minute) => minute >= from && minute <= to).length };
  });
}
