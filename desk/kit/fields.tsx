import caret from '@phosphor-icons/core/bold/caret-down-bold.svg?raw';
import { useTexts } from '#desk/office/texts.ts';
import type { PicturePurpose } from '#contract/desk/paths.ts';
import { PictureField } from '#desk/office/pictures/picture-field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Field, type FieldProps } from './field.tsx';
import type { Form } from './record-store.ts';
import { useWrong } from './use-wrong.ts';

/** Names of the fields that hold this kind of value. */
type FieldOf<Fields, Value> = { [Name in keyof Fields]: Fields[Name] extends Value ? Name : never }[keyof Fields] &
  string;

interface RecordFieldProps<Fields extends object, Value> extends Omit<FieldProps, 'children'> {
  form: Form<Fields>;
  name: FieldOf<Fields, Value>;
}

/** What the server said about this field, unless the screen already says something. */
function useField<Fields extends object, Value>({ form, name, wrong, tone, ...rest }: RecordFieldProps<Fields, Value>) {
  const { t } = useTexts();
  const refused = useWrong(form, name);
  const overtaken = form.overtaken.includes(name) ? t('form.overtaken') : undefined;
  const shown = wrong ?? refused ?? overtaken;
  const ownTone = wrong === undefined ? undefined : tone;
  const shownTone = ownTone ?? (shown === overtaken ? 'warn' : 'bad');
  return {
    value: form.fields[name] as Value,
    set: (value: Value) => form.set({ [name]: value } as unknown as Partial<Fields>),
    fieldProps: { ...rest, wrong: shown, tone: shownTone } as Omit<FieldProps, 'children'>,
    input: {
      className: 'input',
      'data-changed': form.changed.includes(name) || undefined,
      'data-tone': shown === undefined ? tone : shownTone,
    },
  };
}

type TextFieldProps<Fields extends object> = RecordFieldProps<Fields, string | null> & {
  type?: 'text' | 'date' | 'time' | 'tel' | 'email' | 'url' | 'search';
  /** Empty is null. */
  optional?: boolean;
  maxLength?: number;
  placeholder?: string;
  lang?: string;
  list?: string;
};

export function TextField<Fields extends object>({
  type = 'text',
  optional = false,
  maxLength = 200,
  placeholder,
  lang,
  list,
  ...field
}: TextFieldProps<Fields>) {
  const { value, set, fieldProps, input } = useField<Fields, string | null>(field);
  return (
    <Field {...fieldProps}>
      {(control) => (
        <span {...input}>
          <input
            {...control}
            type={type}
            name={field.name}
            lang={lang}
            list={list}
            maxLength={maxLength}
            placeholder={placeholder}
            autoComplete="off"
            value={value ?? ''}
            onChange={({ target }) => set(optional && target.value === '' ? null : target.value)}
          />
        </span>
      )}
    </Field>
  );
}

export function TextArea<Fields extends object>({
  optional = false,
  maxLength = 5000,
  rows = 4,
  lang,
  ...field
}: RecordFieldProps<Fields, string | null> & { optional?: boolean; maxLength?: number; rows?: number; lang?: string }) {
  const { value, set, fieldProps, input } = useField<Fields, string | null>(field);
  return (
    <Field {...fieldProps}>
      {(control) => (
        <textarea
          {...control}
          {...input}
          name={field.name}
          lang={lang}
          rows={rows}
          maxLength={maxLength}
          value={value ?? ''}
          onChange={({ target }) => set(optional && target.value === '' ? null : target.value)}
        />
      )}
    </Field>
  );
}

export function NumberField<Fields extends object>({
  min,
  max,
  unit,
  ...field
}: RecordFieldProps<Fields, number | null> & { min?: number; max?: number; unit?: string }) {
  const { value, set, fieldProps, input } = useField<Fields, number | null>(field);
  return (
    <Field {...fieldProps}>
      {(control) => (
        <span {...input}>
          <input
            {...control}
            type="number"
            name={field.name}
            inputMode="numeric"
            min={min}
            max={max}
            value={value ?? ''}
            onChange={({ target }) => set(target.value === '' ? null : target.valueAsNumber)}
          />
          {unit !== undefined && <span className="unit">{unit}</span>}
        </span>
      )}
    </Field>
  );
}

export type Choice = string | number | boolean | null;

export function SelectField<Fields extends object>({
  options,
  ...field
}: RecordFieldProps<Fields, Choice> & { options: readonly { value: Choice; label: string }[] }) {
  const { value, set, fieldProps, input } = useField<Fields, Choice>(field);
  return (
    <Field {...fieldProps}>
      {(control) => (
        <span {...input}>
          <select
            {...control}
            name={field.name}
            value={options.findIndex((option) => option.value === value)}
            onChange={({ target }) => set(options[Number(target.value)]?.value ?? null)}
          >
            {options.map((option, i) => (
              <option key={String(option.value)} value={i}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon svg={caret} className="icon" />
        </span>
      )}
    </Field>
  );
}

export function SwitchField<Fields extends object>({
  form,
  name,
  label,
  help,
}: Pick<RecordFieldProps<Fields, boolean>, 'form' | 'name' | 'label' | 'help'>) {
  const wrong = useWrong(form, name);
  return (
    <label className="switch">
      <input
        type="checkbox"
        name={name}
        aria-invalid={wrong === undefined ? undefined : true}
        checked={form.fields[name] as boolean}
        onChange={({ target }) => form.set({ [name]: target.checked } as unknown as Partial<Fields>)}
      />
      <span>
        {label}
        {help !== undefined && <small>{help}</small>}
        {wrong !== undefined && (
          <small className="wrong" role="alert">
            {wrong}
          </small>
        )}
      </span>
    </label>
  );
}

type StoredPicture = { id: number; address: string } | null;

/** A picture that is stored at once, and used when the form is saved. */
export function PictureOf<Fields extends object>({
  purpose,
  ...field
}: RecordFieldProps<Fields, StoredPicture> & { purpose: PicturePurpose }) {
  const { value, set, fieldProps } = useField<Fields, StoredPicture>(field);
  return (
    <PictureField
      {...fieldProps}
      purpose={purpose}
      picture={value}
      onChange={(stored) => set(stored && { id: stored.id, address: stored.address })}
    />
  );
}
