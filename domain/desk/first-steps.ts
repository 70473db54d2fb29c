export const FIRST_STEPS = ['league', 'competition', 'squads', 'people', 'article', 'result'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** What a league has, by the step that brings it. */
export type StepsTaken = Record<FirstStep, boolean>;

/** FS1, FS2: what a new league still needs; nothing once its first result is there. */
export const firstSteps = (taken: StepsTaken): { step: FirstStep; done: boolean }[] =>
  taken.result ? [] : FIRST_STEPS.map((step) => ({ step, done: taken[step] }));
