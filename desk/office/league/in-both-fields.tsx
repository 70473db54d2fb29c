import { TextArea, TextField } from '#desk/kit/fields.tsx';
import { useLanguages } from '#desk/kit/english.ts';
import { useTexts } from '#desk/office/texts.ts';
import type { SettingsFields, SettingsForm } from './settings-form.ts';

/** The settings that have a text in both languages. */
type InBothName = {
  [Name in keyof SettingsFields]: Name extends `${infer Base}.bg` ? Base : never;
}[keyof SettingsFields];

interface InBothProps {
  form: SettingsForm;
  name: InBothName;
  label: string;
  maxLength: number;
  help?: string;
  /** What stands there when it is empty. */
  usual?: { bg: string; en: string };
  isLong?: boolean;
}

/** Bulgarian, and beside it English, which may be empty. */
export function InBothFields({ form, name, label, maxLength, help, usual, isLong = false }: InBothProps) {
  const { t } = useTexts();
  const languages = useLanguages();
  const Field = isLong ? TextArea : TextField;
  return languages.map((language) => (
    <Field<SettingsFields>
      key={language}
      form={form}
      name={`${name}.${language}`}
      label={label}
      note={t(`league.in.${language}`)}
      lang={language}
      maxLength={maxLength}
      {...(language === 'bg' && help !== undefined && { help })}
      {...(!isLong && { placeholder: usual?.[language] ?? (language === 'en' ? form.fields[`${name}.bg`] : '') })}
    />
  ));
}
