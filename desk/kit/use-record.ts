import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import type { RecordDefinition, RecordView, SavedItem } from './define-record.ts';
import type { Form, Id, RecordOptions } from './record-store.ts';
import { useForm } from './use-form.ts';
import { useRemoval, type Removal } from './use-removal.ts';

interface UseRecordOptions<Fields extends object, Context, Answer> {
  /** As it was read; null for a new one. */
  item?: SavedItem<Fields> | null;
  context: Context;
  /** Of a panel: it is closed, and so is a record that was removed. */
  onClose?: () => void;
  /** Everything that was typed is stored. By default the form closes. */
  onDone?: (record: { id: Id | null }) => void;
  /** After each answer. */
  onSaved?: (answer: Answer, before: Fields, sent: Fields) => void;
}

/** A record in the hands of somebody, with everything that its kind defines. */
export interface EditedRecord<Fields extends object, Context = unknown> {
  record: Pick<RecordDefinition<Fields, Context>, 'fields' | 'rows' | 'title'>;
  view: RecordView<Fields, Context>;
  form: Form<Fields>;
  /** Null if it cannot be removed. */
  removal: (Removal & { text: string }) | null;
  onClose: () => void;
}

const stay = () => {};

/** Edits a record as its kind is defined. */
export function useRecord<Fields extends object, Context, Answer>(
  record: RecordDefinition<Fields, Context, Answer>,
  options: UseRecordOptions<Fields, NoInfer<Context>, Answer>,
): EditedRecord<Fields, Context> {
  const { item = null, context, onClose = stay, onDone = onClose, onSaved } = options;
  const texts = useTexts();
  const { t } = texts;
  const saved = savedFields(record, item, context);
  const form = useForm<Fields, Answer>({
    ...recordOptions(record, context),
    ...(record.one && { id: item?.id ?? null }),
    saved,
    version: item?.version ?? '',
    onSaved: (...answered) => {
      if (record.saved) showToast({ text: t(record.saved) });
      onSaved?.(...answered);
    },
    onDone,
  });
  const view = { ...texts, form, fields: form.fields, context, isNew: item === null };
  const { removal } = record;
  const asSaved = { ...view, fields: saved };
  const path = record.one?.(Number(item?.id), context) ?? '';
  const list = record.list?.(context) ?? '';
  const run = useRemoval({
    path: removal?.path?.(path, asSaved) ?? path,
    said: removal?.said(asSaved) ?? '',
    undo: removal?.undo
      ? removal.undo(asSaved)
      : { method: 'POST', path: list, body: record.toBody?.(saved, true, context) ?? saved },
    form,
    onRemoved: onClose,
  });
  const isRemovable = removal && item && removal.when?.(asSaved) !== false;
  return { record, view, form, onClose, removal: isRemovable ? { ...run, text: t(removal.text) } : null };
}

/** The fields of a record as it was read, over those of a new one. */
function savedFields<Fields extends object, Context>(
  { fields, empty, toFields }: Pick<RecordDefinition<Fields, Context>, 'fields' | 'empty' | 'toFields'>,
  item: SavedItem<Fields> | null,
  context: Context,
): Fields {
  const read = item?.fields ?? item;
  const content: Partial<Fields> = read && toFields ? toFields(read as never) : (read ?? {});
  const saved = { ...empty?.(context) } as Fields;
  for (const name of Object.keys(fields) as (keyof Fields)[]) {
    const value = content[name];
    if (value !== undefined) saved[name] = value;
  }
  return saved;
}

function recordOptions<Fields extends object, Context, Answer>(
  record: RecordDefinition<Fields, Context, Answer>,
  context: Context,
): Omit<RecordOptions<Fields, Answer>, 'saved'> {
  const { name, list, one, empty, toBody, toFields, contentOf, again, follow } = record;
  return {
    name: typeof name === 'string' ? name : name(context),
    ...(list && { create: list(context) }),
    ...(one && { edit: (id) => one(Number(id), context) }),
    ...(toBody && { toBody: (fields, isNew) => toBody(fields, isNew, context) }),
    ...(toFields && { toFields }),
    ...(contentOf && { contentOf }),
    ...(again && empty && { again: (sent) => again(empty(context), sent) }),
    ...(follow && { follow }),
  };
}
