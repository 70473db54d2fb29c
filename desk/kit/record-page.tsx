import type { ReactNode } from 'react';
import { Conflict } from './conflict.tsx';
import { shownFields } from './record-fields.tsx';
import { SaveBar, SaveMark } from './save-state.tsx';
import type { EditedRecord } from './use-record.ts';
import { useSaveKey } from './use-save-key.ts';
import layout from './layout.module.css';

interface RecordPageProps<Fields extends object, Context> {
  of: EditedRecord<Fields, Context>;
  /** What will follow from saving. */
  effect: string;
  /** What will be saved in a conflict, as it will look. */
  outcome?: (fields: Fields) => ReactNode;
  children: ReactNode;
}

/** One record as a page: its parts, and a bar at the foot while something is not saved. */
export function RecordPage<Fields extends object, Context>({
  of,
  effect,
  outcome,
  children,
}: RecordPageProps<Fields, Context>) {
  const { form } = of;
  const isChanged = form.changed.length > 0;
  useSaveKey(() => isChanged && void form.save());
  if (form.theirs) return <Conflict form={form} fields={shownFields(of)} {...(outcome && { outcome })} />;
  return (
    <div className={layout.stack}>
      {children}
      {!isChanged && <SaveMark form={form} />}
      <SaveBar form={form} effect={effect} />
    </div>
  );
}
