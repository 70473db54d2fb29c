import type { ResultLetter } from '#domain/match/score.ts';

const POINTS: Record<ResultLetter, number> = { W: 3, D: 1, L: 0 };

/** [ST27] Of rows in the order of their places. */
export const inForm = <Row extends { form: readonly ResultLetter[] }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => pointsOf(b.form) - pointsOf(a.form));

const pointsOf = (form: readonly ResultLetter[]) => form.reduce((sum, result) => sum + POINTS[result], 0);
