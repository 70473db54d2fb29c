import type { CompetitionRecord, RulesFields } from '#contract/desk/competitions.ts';
import { SelectField, SwitchField } from '#desk/kit/fields.tsx';
import type { Form } from '#desk/kit/record-store.ts';
import { useTexts } from '#desk/office/texts.ts';
import { nameIn } from '#domain/formatting/name-in.ts';

interface SharingProps {
  form: Form<RulesFields>;
  others: CompetitionRecord['others'];
}

/** [SU7] [SU8] Whether cards and suspensions carry over to another competition of the season. */
export function SharingFields({ form, others }: SharingProps) {
  const { t, language } = useTexts();
  const choosing: Form<RulesFields> = {
    ...form,
    set: (changes) => form.set(changes.sharesWith === null ? { ...changes, sharesYellows: false } : changes),
  };
  return (
    <>
      <SelectField
        form={choosing}
        name="sharesWith"
        label={t('rules.sharing')}
        help={t('rules.sharingHelp')}
        options={[
          { value: null, label: t('rules.sharesNothing') },
          ...others.map((other) => ({
            value: other.id,
            label: t('rules.sharesWith', { name: nameIn(language, other) }),
          })),
        ]}
      />
      {form.fields.sharesWith !== null && (
        <SwitchField
          form={form}
          name="sharesYellows"
          label={t('rules.sharesYellows')}
          help={t('rules.sharesYellowsHelp')}
        />
      )}
    </>
  );
}
