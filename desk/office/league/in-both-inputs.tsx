import { Field } from '#desk/kit/field.tsx';
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
  return (['bg', 'en'] as const).map((language) => {
    const change = (text: string) => onChange({ ...value, [language]: text });
    const said = wrong[language];
    return (
      <Field
        key={language}
        label={label}
        note={t(`league.in.${language}`)}
        {...(said !== undefined && { wrong: said })}
      >
        {(control) =>
          isLong ? (
            <textarea
              {...control}
              className="input"
              rows={3}
              lang={language}
              maxLength={maxLength}
              value={value[language]}
              onChange={({ target }) => change(target.value)}
            />
          ) : (
            <span className="input">
              <input
                {...control}
                type="text"
                lang={language}
                maxLength={maxLength}
                autoComplete="off"
                value={value[language]}
                onChange={({ target }) => change(target.value)}
              />
            </span>
          )
        }
      </Field>
    );
  });
}
