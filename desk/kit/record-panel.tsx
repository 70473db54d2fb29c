import type { ReactNode } from 'react';
import { Panel } from '#desk/office/panel.tsx';
import { Failed, SkeletonRows } from '#desk/office/states.tsx';
import { useTexts } from '#desk/office/texts.ts';
import type { Loaded } from '#desk/kit/use-desk.ts';
import { Conflict } from './conflict.tsx';
import { Failure, FormFailure } from './failure.tsx';
import { RecordFields, shownIn, type Layout } from './record-fields.tsx';
import type { Form } from './record-store.ts';
import { PanelButtons } from './save-state.tsx';
import type { Removal } from './use-removal.ts';

interface RecordPanelProps<Fields extends object> {
  form: Form<Fields>;
  title: string;
  sub?: ReactNode;
  /** A face or a crest before the title. */
  mark?: ReactNode;
  /** The fields in their order, for the form and for the two versions of a conflict. */
  fields: Layout<Fields>;
  /** In place of the fields, where they need a layout of their own. */
  body?: ReactNode;
  /** After the fields. */
  children?: ReactNode;
  /** What will be saved in a conflict, as it will look. */
  outcome?: (fields: Fields) => ReactNode;
  removal?: (Removal & { text: string }) | null;
  submit?: string;
  /** Whether there is something to save; by default always. */
  isReady?: boolean;
  onClose: () => void;
}

/** One record beside its list: its fields, what is wrong with them, both versions if two people changed it, its removal. */
export function RecordPanel<Fields extends object>(props: RecordPanelProps<Fields>) {
  const { form, title, sub, mark, fields, body, children, outcome, removal, submit, isReady, onClose } = props;
  const { t, language } = useTexts();
  if (form.theirs) return <Conflict form={form} fields={shownIn(fields, t, language)} {...(outcome && { outcome })} />;
  return (
    <Panel
      title={title}
      sub={sub}
      mark={mark}
      onClose={onClose}
      onSubmit={() => isReady !== false && void form.save()}
      notice={
        <>
          <FormFailure form={form} />
          {removal && !removal.refusal?.uses && (
            <Failure
              refusal={removal.refusal}
              onRetry={
                removal.refusal?.reason === 'signed_out' || removal.refusal?.reason === 'no_network'
                  ? removal.run
                  : undefined
              }
            />
          )}
        </>
      }
      footer={
        <PanelButtons
          form={form}
          isReady={isReady}
          submit={submit}
          onCancel={() => {
            form.revert();
            onClose();
          }}
        />
      }
    >
      {body ?? <RecordFields form={form} fields={fields} />}
      {children}
      {removal && (
        <div className="ways">
          <button type="button" className="btn small bare danger" disabled={removal.isBusy} onClick={removal.run}>
            {removal.text}
          </button>
        </div>
      )}
    </Panel>
  );
}

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
      {failed === null ? <SkeletonRows rows={4} /> : <Failed reason={failed} onRetry={reload} />}
    </Panel>
  );
}

/** What the address names was removed, or never was. */
export const MissingPanel = ({ title, onClose }: { title: string; onClose: () => void }) => (
  <Panel title={title} onClose={onClose}>
    <Failure refusal={{ reason: 'gone' }} />
  </Panel>
);
