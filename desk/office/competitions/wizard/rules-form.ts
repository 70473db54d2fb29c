import type { RulesFields } from '#contract/desk/competitions.ts';
import type { RecordView } from '#desk/kit/define-record.ts';
import type { Form } from '#desk/kit/record-store.ts';
import { rulesRecord, type RulesOf } from '#desk/office/competitions/rules-record.tsx';
import { rulesFault } from '#domain/standings/check-rules.ts';
import type { Plan } from './plan.ts';

type View = RecordView<RulesFields, RulesOf>;

/** The rules of the plan for the fields of the rules' own screen; they are saved with the plan. */
export function rulesOfPlan(
  { rules, kind }: Plan,
  set: (changes: Partial<Plan>) => void,
  { hasKnockout, ...texts }: Pick<View, 't' | 'language'> & { hasKnockout: boolean },
) {
  const form: Form<RulesFields> = {
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
  const context = { id: null, hasTable: kind !== 'knockout', hasKnockout, others: [] };
  return { record: rulesRecord, view: { ...texts, form, fields: rules, context, isNew: true } };
}
