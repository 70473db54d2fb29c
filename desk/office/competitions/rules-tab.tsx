import { RecordFields } from '#desk/kit/record-fields.tsx';
import { RecordPage } from '#desk/kit/record-page.tsx';
import { Section } from '#desk/kit/section.tsx';
import { useRecord } from '#desk/kit/use-record.ts';
import { useTexts } from '#desk/office/texts.ts';
import { effectText, RulesEffect, useRulesEffect } from './rules-effect.tsx';
import { rulesRecord, RulesSections } from './rules-record.tsx';
import type { TabProps } from './tab-props.ts';
import card from '#ui/card.module.css';

/** Points, tie-breakers, lengths, suspensions and zones. */
export function RulesTab({ record: { id, rules, format, others } }: TabProps) {
  const { t } = useTexts();
  const hasTable = format !== 'KNOCKOUT';
  const context = { id, hasTable, hasKnockout: format.includes('KNOCKOUT'), others };
  const edited = useRecord(rulesRecord, { item: { id, ...rules }, context });
  const changes = useRulesEffect(id, edited.form);
  return (
    <RecordPage of={edited} effect={changes ? effectText(changes, t) : t('rules.effect')}>
      <div className={card.card}>
        <RulesSections of={edited} />
        {hasTable && (
          <Section title={t('rules.zones')} why={t('rules.zonesWhy')}>
            <RecordFields of={edited} names={['zones']} />
          </Section>
        )}
      </div>
      {changes && <RulesEffect effect={changes} />}
    </RecordPage>
  );
}
