import type { RulesFields } from '#contract/desk/competitions.ts';
import type { Form } from '#desk/kit/record-store.ts';
import { rulesFault } from '#domain/standings/check-rules.ts';
import type { Plan } from './plan.ts';

/** The rules of the plan for the fields of the rules' own screen; they are saved with the plan. */
export function rulesForm({ rules }: Plan, set: (changes: Partial<Plan>) => void): Form<RulesFields> {
  return {
    id: null,
    fields: rules,
    base: rules,
    changed: [],
    overtaken: [],
    state: 'clean',
    savedAt: null,
    wrong: rulesFault(rules),
    theirs: null,
    shown: new Set(),
    set: (changes) => set({ rules: { ...rules, ...changes } }),
    save: () => Promise.resolve(true),
    revert: () => {},
    settle: () => {},
  };
}
