import { useTexts } from '#desk/office/texts.ts';
import type { PicturePurpose } from '#contract/desk/paths.ts';
import { PictureField } from '#desk/office/pictures/picture-field.tsx';
import type { FieldProps } from './field.tsx';
import {
  AreaInput,
  NumberInput,
  SelectInput,
  TextInput,
  type AreaOptions,
  type Choice,
  type ChoiceOptions,
  type NumberOptions,
  type TextOptions,
} from './inputs.tsx';
import type { Form } from './record-store.ts';
import { useWrong } from './use-wrong.ts';
import fieldStyles from './field.module.css';
import input from './inputs.module.css';

/** Names of the fields that hold this kind of value. */
type FieldOf<Fields, Value> = { [Name in keyof Fields]: Fields[Name] extends Value ? Name : never }[keyof Fields] &
  string;

interface FormFieldProps<Fields extends object, Value> extends Omit<FieldProps, 'children'> {
  form: Form<Fields>;
  name: FieldOf<Fields, Value>;
}

/** An input of this field, with what the server said about it, unless the screen already says something. */
function useField<Fields extends object, Value, Rest>(props: FormFieldProps<Fields, Value> & Rest) {
  const { form, ...rest } = props;
  const { name, wrong, tone } = props;
  const { t } = useTexts();
  const refused = useWrong(form, name);
  const overtaken = form.overtaken.includes(name) ? t('form.overtaken') : undefined;
  const shown = wrong ?? refused ?? overtaken;
  const shownTone = refused === undefined && overtaken !== undefined ? 'warn' : 'bad';
  return {
    ...rest,
    wrong: shown,
    tone: shown === undefined || wrong !== undefined ? tone : shownTone,
    value: form.fields[name] as Value,
    onChange: (value: Value) => form.set({ [name]: value } as unknown as Partial<Fields>),
    isChanged: form.changed.includes(name),
  };
}

interface Nullable {
  /** Empty is null. */
  optional?: boolean;
}
type TextFieldProps<Fields extends object, Options> = FormFieldProps<Fields, string | null> & Options & Nullable;

function useText<Fields extends object, Options>({ optional = false, ...props }: TextFieldProps<Fields, Options>) {
  const { onChange, ...field } = useField<Fields, string | null, Options>(props as never);
  return { ...field, onChange: (text: string) => onChange(optional && text === '' ? null : text) };
}

export const TextField = <Fields extends object>(props: TextFieldProps<Fields, TextOptions>) => (
  <TextInput {...useText<Fields, TextOptions>(props)} />
);

export const TextArea = <Fields extends object>(props: TextFieldProps<Fields, AreaOptions>) => (
  <AreaInput {...useText<Fields, AreaOptions>(props)} />
);

export const NumberField = <Fields extends object>(props: FormFieldProps<Fields, number | null> & NumberOptions) => (
  <NumberInput {...useField<Fields, number | null, NumberOptions>(props)} />
);

export const SelectField = <Fields extends object>(props: FormFieldProps<Fields, Choice> & ChoiceOptions<Choice>) => (
  <SelectInput {...useField<Fields, Choice, ChoiceOptions<Choice>>(props)} />
);

type SwitchFieldProps<Fields extends object> = Pick<
  FormFieldProps<Fields, boolean>,
  'form' | 'name' | 'label' | 'help'
>;

export function SwitchField<Fields extends object>({ form, name, label, help }: SwitchFieldProps<Fields>) {
  const wrong = useWrong(form, name);
  return (
    <label className={input.switch}>
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
          <small className={fieldStyles.wrong} role="alert">
            {wrong}
          </small>
        )}
      </span>
    </label>
  );
}

type StoredPicture = { id: number; address: string } | null;
interface PictureOptions {
  purpose: PicturePurpose;
}

/** A picture that is stored at once, and used when the form is saved. */
export function PictureOf<Fields extends object>(props: FormFieldProps<Fields, StoredPicture> & PictureOptions) {
  const {
    value,
    onChange,
    name: _name,
    isChanged: _isChanged,
    ...field
  } = useField<Fields, StoredPicture, PictureOptions>(props);
  return (
    <PictureField
      {...field}
      picture={value}
      onChange={(stored) => onChange(stored && { id: stored.id, address: stored.address })}
    />
  );
}
