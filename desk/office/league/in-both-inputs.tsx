import { AreaInput, TextInput } from '#desk/kit/inputs.tsx';
import { useLanguages } from '#desk/kit/english.ts';
import { useTexts } from '#desk/office/texts.ts';
import type { InBoth } from '#domain/league/texts.ts';

interface InBothInputsProps {
  label: string;
  value: InBoth;
  maxLength: number;
  isLong?: boolean;
  wrong?: { bg?: string | undefined; en?: string | undefined };
  onChange: (value: InBoth) => void;
}

/** The two languages of a text in a list. */
export function InBothInputs({ label, value, maxLength, isLong = false, wrong = {}, onChange }: InBothInputsProps) {
  const { t } = useTexts();
  const languages = useLanguages();
  const Input = isLong ? AreaInput : TextInput;
  return languages.map((language) => (
    <Input
      key={language}
      label={label}
      note={t(`league.in.${language}`)}
      wrong={wrong[language]}
      lang={language}
      maxLength={maxLength}
      {...(isLong && { rows: 3 })}
      value={value[language]}
      onChange={(text) => onChange({ ...value, [language]: text })}
    />
  ));
}
