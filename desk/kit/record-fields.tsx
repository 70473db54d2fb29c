import type { ReactNode } from 'react';
import { dayText } from '#desk/office/day-text.ts';
import { NumberField, PictureOf, SelectField, SwitchField, TextArea, TextField } from './fields.tsx';
import type { FieldDefinition, RecordDefinition, RecordView } from './define-record.ts';
import { useEnglish } from './english.ts';
import { FieldRow } from './field-row.tsx';
import type { Form } from './record-store.ts';
import type { EditedRecord } from './use-record.ts';
import type { ShownField } from './versions.tsx';

type NameOf<Fields> = keyof Fields & string;

const fieldNames = <Fields extends object, Context>({ fields }: Pick<RecordDefinition<Fields, Context>, 'fields'>) =>
  Object.keys(fields) as NameOf<Fields>[];

const textOf = <Fields extends object, Context>(
  text: FieldDefinition<Fields, Context>['label'],
  view: RecordView<Fields, Context>,
): string => (typeof text === 'function' ? text(view) : view.t(text));

interface RecordFieldsProps<Fields extends object, Context> {
  of: Pick<EditedRecord<Fields, Context>, 'record' | 'view'>;
  /** Some of the fields, for a part of the form. */
  names?: readonly NameOf<Fields>[];
}

/** The fields of a record in their order; those that share a row stand beside each other. */
export function RecordFields<Fields extends object, Context>({ of, names }: RecordFieldsProps<Fields, Context>) {
  const { record, view } = of;
  const all = names ?? fieldNames(record);
  return all.map((name) => {
    const row = record.rows?.find((one) => one.includes(name) && one.every((each) => all.includes(each)));
    if (!row) return <RecordField key={name} name={name} field={record.fields[name]} view={view} />;
    if (name !== row[0]) return null;
    return (
      <FieldRow key={name} columns={row.length} isShort>
        {row.map((one) => (
          <RecordField key={one} name={one} field={record.fields[one]} view={view} />
        ))}
      </FieldRow>
    );
  });
}

interface RecordFieldProps<Fields extends object, Context> {
  name: NameOf<Fields>;
  field: FieldDefinition<Fields, Context>;
  view: RecordView<Fields, Context>;
}

/** The kind of a field is that of its value: whoever defines it knows. */
type AnyFields = Record<string, never>;

function RecordField<Fields extends object, Context>({ name, field, view }: RecordFieldProps<Fields, Context>) {
  const {
    label,
    kind,
    optional = false,
    nullable = optional,
    options,
    help,
    placeholder,
    purpose = 'article',
    isWide,
  } = field;
  const { maxLength, rows, min, max, unit, lang } = field;
  const hasEnglish = useEnglish();
  if (field.when?.(view) === false || (field.lang === 'en' && !hasEnglish)) return null;
  if (field.edit) return field.edit(view);
  const switched = {
    form: view.form as unknown as Form<AnyFields>,
    name,
    label: textOf(label, view),
    ...(help && { help: textOf(help, view) }),
  };
  const props = {
    ...switched,
    // [LS1]
    ...((optional || lang === 'en') && { note: view.t('form.optional') }),
    ...(isWide && { className: 'all' }),
  };
  if (options) return <SelectField<AnyFields> {...props} options={options(view)} />;
  const limits = {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(unit && { unit: view.t(unit) }),
  };
  const text = { optional: nullable, ...(maxLength !== undefined && { maxLength }), ...(lang && { lang }) };
  switch (kind) {
    case 'number':
      return <NumberField<AnyFields> {...props} {...limits} />;
    case 'switch':
      return <SwitchField<AnyFields> {...switched} />;
    case 'picture':
      return <PictureOf<AnyFields> {...props} purpose={purpose} />;
    case 'long':
      return <TextArea<AnyFields> {...props} {...text} {...(rows !== undefined && { rows })} />;
    default:
      return (
        <TextField<AnyFields>
          {...props}
          {...text}
          {...(kind && { type: kind })}
          {...(placeholder && { placeholder: textOf(placeholder, view) })}
        />
      );
  }
}

/** The same fields, as two versions of them are compared. */
export const shownFields = <Fields extends object, Context>({
  record,
  view,
}: Pick<EditedRecord<Fields, Context>, 'record' | 'view'>): ShownField<Fields>[] =>
  fieldNames(record).map((name) => {
    const field = record.fields[name];
    return {
      name,
      label: textOf(field.label, view),
      show: (all) => (field.show ? field.show(all, view) : shownValue(field, all[name], view)),
    };
  });

function shownValue<Fields extends object, Context>(
  { kind, options }: FieldDefinition<Fields, Context>,
  value: unknown,
  view: RecordView<Fields, Context>,
): ReactNode {
  if (options) return options(view).find((option) => option.value === value)?.label;
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return view.t(value ? 'field.yes' : 'field.no');
  if (kind === 'picture')
    return <img src={(value as { address: string }).address} alt={view.t('field.aPicture')} height={48} />;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  return kind === 'date' ? dayText(value, view.language) : value;
}
