import { useId } from 'react';
import { useTexts } from '#desk/shell/texts.ts';
import textField from '#desk/shell/text-field.module.css';

/** After the match was handed in every change says why. */
export function ReasonField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTexts();
  const id = useId();
  return (
    <div className={textField.field}>
      <label htmlFor={id}>{t('reason.label')}</label>
      <input
        id={id}
        value={value}
        maxLength={500}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
