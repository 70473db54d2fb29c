import { Fragment, type ReactNode } from 'react';
import { RemoveButton } from './remove-button.tsx';
import { LoadState } from '#desk/kit/load-state.tsx';
import { Panel } from '#desk/office/panel.tsx';
import type { Loaded } from '#desk/kit/use-desk.ts';
import { Conflict } from './conflict.tsx';
import { Failure, FormFailure } from './failure.tsx';
import { RecordFields, shownFields } from './record-fields.tsx';
import type { Refusal } from './refusal.ts';
import { PanelButtons } from './save-state.tsx';
import type { EditedRecord } from './use-record.ts';
import layout from './layout.module.css';

interface RecordPanelProps<Fields extends object, Context> {
  of: EditedRecord<Fields, Context>;
  sub?: ReactNode;
  /** A face or a crest before the title. */
  mark?: ReactNode;
  /** In place of the fields, where they need a layout of their own. */
  body?: ReactNode;
  /** After the fields. */
  children?: ReactNode;
  /** What will be saved in a conflict, as it will look. */
  outcome?: (fields: Fields) => ReactNode;
  submit?: string;
  /** Whether there is something to save; by default always. */
  isReady?: boolean;
  /** What it waits for while it is not ready; by default a change. */
  waitsFor?: string;
}

/** One record beside its list: its fields, what is wrong with them, both versions if two people changed it, its removal. */
export function RecordPanel<Fields extends object, Context>(props: RecordPanelProps<Fields, Context>) {
  const { of, sub, mark, body, children, outcome, submit, isReady, waitsFor } = props;
  const { record, view, form, removal, onClose } = of;
  if (form.theirs) return <Conflict form={form} fields={shownFields(of)} {...(outcome && { outcome })} />;
  return (
    <Panel
      title={record.title(view)}
      sub={sub}
      mark={mark}
      onClose={onClose}
      onSubmit={() => isReady !== false && void form.save()}
      notice={
        <>
          <FormFailure form={form} />
          {removal && (
            <Failure refusal={removal.refusal} onRetry={canRepeat(removal.refusal) ? removal.run : undefined} />
          )}
        </>
      }
      footer={
        <PanelButtons
          form={form}
          isReady={isReady}
          submit={submit}
          waitsFor={waitsFor}
          onCancel={() => {
            form.revert();
            onClose();
          }}
        />
      }
    >
      {body ?? <RecordFields of={of} />}
      {children}
      {removal && (
        <div className={layout.buttons}>
          <RemoveButton isBusy={removal.isBusy} onClick={removal.run}>
            {removal.text}
          </RemoveButton>
        </div>
      )}
    </Panel>
  );
}

const canRepeat = (refusal: Refusal | null) => refusal?.reason === 'signed_out' || refusal?.reason === 'no_network';

interface LoadedPanelProps<Data> {
  loaded: Loaded<Data>;
  title: string;
  onClose: () => void;
  children: (data: Data) => ReactNode;
}

/** A panel that reads its record itself: empty rows until it is there, and why it is not. */
export function LoadedPanel<Data>({
  loaded: { data, failed, reload },
  title,
  onClose,
  children,
}: LoadedPanelProps<Data>) {
  if (data !== null) return children(data);
  return (
    <Panel title={title} onClose={onClose}>
      <LoadState {...{ data, failed, reload }} rows={4} />
    </Panel>
  );
}

interface OpenedProps<Item> {
  /** What the address names: the id of a record or `new`; null for none. */
  id: string | null;
  items: readonly Item[];
  /** Of a record that was removed, or never was. */
  title: string;
  onClose: () => void;
  /** Null for a new one. */
  children: (item: Item | null) => ReactNode;
}

/** The record that the address names, in its panel. */
export function OpenedRecord<Item extends { id: number }>({ id, items, title, onClose, children }: OpenedProps<Item>) {
  if (id === null) return null;
  const item = items.find((one) => String(one.id) === id) ?? null;
  if (item || id === 'new') return <Fragment key={id}>{children(item)}</Fragment>;
  return (
    <Panel title={title} onClose={onClose}>
      <Failure refusal={{ reason: 'gone' }} />
    </Panel>
  );
}
