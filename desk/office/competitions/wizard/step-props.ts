import type { CompetitionBasis } from '#contract/desk/publish.ts';
import type { Plan } from './plan.ts';

/** What every step gets. */
export interface StepProps {
  plan: Plan;
  basis: CompetitionBasis;
  set: (changes: Partial<Plan>) => void;
}
