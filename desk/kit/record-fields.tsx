import type { ReactNode } from 'react';
import type { PicturePurpose } from '#contract/desk/paths.ts';
import { dayText } from '#desk/office/day-text.ts';
import { useTexts, type OfficeTranslate } from '#desk/office/texts.ts';
import type { Language } from '#domain/formatting/date.ts';
import { NumberField, PictureOf, SelectField, SwitchField, TextArea, TextField, type Choice } from './fields.tsx';
import { FieldRow } from './field-row.tsx';
import type { Form } from './record-store.ts';
import type { ShownField } from './versions.tsx';

/** A field of a record: how it is edited, and how its versions are compared. */
export interface RecordField<Fields extends object> {
  name: keyof Fields & string;
  label: string;
  kind?: 'text' | 'long' | 'date' | 'tel' | 'url' | 'number' | 'choice' | 'switch' | 'picture';
  /** Empty is null, and the label says that it may be. */
  optional?: boolean;
  help?: ReactNode;
  maxLength?: number;
  rows?: number;
  min?: number;
  max?: number;
  lang?: 'bg' | 'en';
  placeholder?: string;
  className?: string;
  /** Of a choice. */
  options?: readonly { value: Choice; label: string }[];
  /** Of a picture. */
  purpose?: PicturePurpose;
  /** A control of its own; null if it is not edited now. */
  edit?: ReactNode;
  /** As its versions are compared, if that is not simply its value. */
  show?: (fields: Fields) => ReactNode;
}

/** The fields in the order of the form; those in a list of their own stand beside each other. */
export type Layout<Fields extends object> = readonly (RecordField<Fields> | readonly RecordField<Fields>[])[];

const isRow = <Fields extends object>(item: Layout<Fields>[number]): item is readonly RecordField<Fields>[] =>
  Array.isArray(item);

/** Some fields of a record, for a part of its form. */
export const fieldsNamed = <Fields extends object>(
  fields: readonly RecordField<Fields>[],
  ...names: (keyof Fields & string)[]
): RecordField<Fields>[] => fields.filter(({ name }) => names.includes(name));

interface RecordFieldsProps<Fields extends object> {
  form: Form<Fields>;
  fields: Layout<Fields>;
}

export const RecordFields = <Fields extends object>({ form, fields }: RecordFieldsProps<Fields>): ReactNode =>
  fields.map((item) =>
    isRow(item) ? (
      <FieldRow key={item[0]?.name} columns={item.length} isShort>
        <RecordFields form={form} fields={item} />
      </FieldRow>
    ) : item.edit === undefined ? (
      <Control key={item.name} form={form} field={item} />
    ) : (
      item.edit
    ),
  );

/** The kind of a field is that of its value: whoever lists it knows. */
type AnyFields = Record<string, never>;

function Control<Fields extends object>({ form, field }: { form: Form<Fields>; field: RecordField<Fields> }) {
  const { t } = useTexts();
  const {
    name,
    label,
    kind = 'text',
    optional = false,
    options = [],
    purpose = 'article',
    edit: _edit,
    show: _show,
    ...rest
  } = field;
  const named: string = name;
  const shared = { form: form as unknown as Form<AnyFields>, name: named, label, ...rest };
  const props = { ...shared, ...(optional && { note: t('form.optional') }) };
  switch (kind) {
    case 'number':
      return <NumberField<AnyFields> {...props} />;
    case 'choice':
      return <SelectField<AnyFields> {...props} options={options} />;
    case 'switch':
      return <SwitchField<AnyFields> {...shared} />;
    case 'picture':
      return <PictureOf<AnyFields> {...props} purpose={purpose} />;
    case 'long':
      return <TextArea<AnyFields> {...props} optional={optional} />;
    default:
      return <TextField<AnyFields> {...props} type={kind} optional={optional} />;
  }
}

/** The same fields, as two versions of them are compared. */
export const shownIn = <Fields extends object>(
  fields: Layout<Fields>,
  t: OfficeTranslate,
  language: Language,
): ShownField<Fields>[] =>
  fields
    .flatMap((item) => (isRow(item) ? item : [item]))
    .map((field) => ({
      name: field.name,
      label: field.label,
      show: field.show ?? ((all) => shownValue(field, all[field.name], t, language)),
    }));

function shownValue<Fields extends object>(
  { kind, options }: RecordField<Fields>,
  value: unknown,
  t: OfficeTranslate,
  language: Language,
): ReactNode {
  if (kind === 'choice') return options?.find((option) => option.value === value)?.label;
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return t(value ? 'field.yes' : 'field.no');
  if (kind === 'picture')
    return <img src={(value as { address: string }).address} alt={t('field.aPicture')} height={48} />;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  return kind === 'date' ? dayText(value, language) : value;
}
