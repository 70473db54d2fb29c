import { NumberInput } from '#desk/kit/inputs.tsx';
import { Section } from '#desk/kit/section.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { RulesSections } from '#desk/office/competitions/rules-record.tsx';
import { Groups } from './groups.tsx';
import { KINDS } from './plan.ts';
import { rulesOfPlan } from './rules-form.ts';
import type { StepProps } from './step-props.ts';
import card from '#ui/card.module.css';
import fieldRow from '#desk/kit/field-row.module.css';
import input from '#desk/kit/inputs.module.css';
import styles from './picks.module.css';

/** How it is played. */
export function FormatStep({ plan, basis, set }: StepProps) {
  const texts = useTexts();
  const { t } = texts;
  const hasKnockout = plan.kind === 'knockout' || (plan.kind === 'groups' && plan.qualifiers > 0);
  const toggle = (name: 'twice' | 'twoLegs' | 'thirdPlace' | 'seeded') => (
    <label className={input.switch}>
      <input type="checkbox" checked={plan[name]} onChange={({ target }) => set({ [name]: target.checked })} />
      <span>
        {t(`wizard.${name}`)}
        <small>{t(`wizard.${name}Help`)}</small>
      </span>
    </label>
  );
  const count = (name: 'groupCount' | 'qualifiers', min: number, max: number) => (
    <NumberInput
      label={t(`wizard.${name}`)}
      min={min}
      max={max}
      value={plan[name]}
      onChange={(value) => value !== null && value >= min && value <= max && set({ [name]: value })}
    />
  );
  const most = Math.max(2, Math.min(16, Math.floor(plan.teams.length / 2)));
  return (
    <div className={card.card}>
      <Section title={t('wizard.step.format')} why={t('wizard.formatWhy')}>
        <div className={styles.picks} role="radiogroup" aria-label={t('wizard.step.format')}>
          {KINDS.map((kind) => (
            <label key={kind}>
              <input type="radio" name="kind" checked={plan.kind === kind} onChange={() => set({ kind })} />
              {t(`wizard.kind.${kind}`)}
            </label>
          ))}
        </div>
        {plan.kind === 'groups' && (
          <div className={`${fieldRow.row} ${fieldRow.keep}`}>
            {count('groupCount', 2, most)}
            {count('qualifiers', 0, Math.max(0, Math.floor(16 / plan.groupCount)))}
          </div>
        )}
        {plan.kind !== 'knockout' && toggle('twice')}
        {hasKnockout && toggle('twoLegs')}
        {hasKnockout && toggle('thirdPlace')}
        {toggle('seeded')}
        <Groups plan={plan} basis={basis} set={set} />
      </Section>
      <RulesSections of={rulesOfPlan(plan, set, { ...texts, hasKnockout })} />
    </div>
  );
}
