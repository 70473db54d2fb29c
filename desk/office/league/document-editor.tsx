import type { OfficeDocument } from '#contract/desk/league.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { LeagueDocument, LeagueSettings } from '#contract/http/league-settings.ts';
import { RemoveButton } from '#desk/kit/remove-button.tsx';
import { Conflict } from '#desk/kit/conflict.tsx';
import { defineRecord } from '#desk/kit/define-record.ts';
import { RecordFields, shownFields } from '#desk/kit/record-fields.tsx';
import { SaveMark } from '#desk/kit/save-state.tsx';
import { Failure, FormFailure } from '#desk/kit/failure.tsx';
import { useRecord } from '#desk/kit/use-record.ts';
import { useSaveKey } from '#desk/kit/use-save-key.ts';
import { FieldRow } from '#desk/kit/field-row.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { flatten, unflatten, type Flat } from '#domain/formatting/flat-fields.ts';
import { DocumentPaper } from './document-paper.tsx';
import { Placeholders } from './placeholders.tsx';
import type { SettingsFields } from './settings-form.ts';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import field from '#desk/kit/field.module.css';
import styles from './document-editor.module.css';

type Texts = Pick<OfficeDocument, 'title' | 'text'>;
type Fields = Flat<Texts>;

const toFields = ({ title, text }: Texts): Fields => flatten({ title, text });

interface Opened {
  /** Null for a new one. */
  document: OfficeDocument | null;
  /** What a new one begins with. */
  sample: LeagueDocument | null;
}

const documentRecord = defineRecord<Fields, Opened, OfficeDocument>({
  name: ({ sample }) => (sample ? `document:${sample.number}` : 'document'),
  list: () => deskPaths.documents,
  one: deskPaths.document,
  empty: ({ sample }) => (sample ? toFields(sample) : { 'title.bg': '', 'title.en': '', text: '' }),
  title: ({ t }) => t('document.add'),
  fields: {
    'title.bg': { label: 'field.title.bg', maxLength: 160 },
    'title.en': { label: 'field.title.en', maxLength: 160, lang: 'en' },
    text: { label: 'field.text', kind: 'long', rows: 24, maxLength: 60_000, isWide: true },
  },
  toFields,
  toBody: (fields) => unflatten<Texts>(fields),
  contentOf: ({ number, ...content }) => ({ id: number, ...content }),
  saved: 'document.saved',
  removal: {
    text: 'document.delete',
    said: ({ t, fields }) => t('document.deleted', { title: fields['title.bg'] }),
    path: (path, { context }) => `${path}?version=${context.document?.version}`,
  },
});

interface DocumentEditorProps extends Opened {
  settings: SettingsFields;
  onClose: () => void;
}

/** The text at the start, and beside it the page that it makes. */
export function DocumentEditor({ settings, onClose, ...context }: DocumentEditorProps) {
  const { t } = useTexts();
  const { document, sample } = context;
  const item = document && { ...document, id: document.number };
  const edited = useRecord(documentRecord, { item, context, onClose });
  const { form, removal } = edited;
  const canSave = form.changed.length > 0 || sample !== null;
  const save = () => canSave && void form.save();
  useSaveKey(save);
  if (form.theirs) return <Conflict form={form} fields={shownFields(edited)} />;
  return (
    <form
      className={styles.writing}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className={card.card}>
        <FieldRow columns={2}>
          <RecordFields of={edited} />
        </FieldRow>
        <p className={field.help}>{t('document.syntax')}</p>
        <Placeholders />
        <FormFailure form={form} />
        {removal && <Failure refusal={removal.refusal} onRetry={removal.run} />}
        <footer>
          <button
            type="button"
            className={button.button}
            data-kind="bare"
            onClick={() => {
              form.revert();
              onClose();
            }}
          >
            {t('form.cancel')}
          </button>
          {removal && (
            <RemoveButton isBusy={removal.isBusy} onClick={removal.run}>
              {removal.text}
            </RemoveButton>
          )}
          <SaveMark form={form} />
          <button className={button.button} data-kind="primary" disabled={!canSave || form.state === 'saving'}>
            {t('form.save')}
          </button>
        </footer>
      </div>
      <DocumentPaper
        title={form.fields['title.bg']}
        text={form.fields.text}
        league={unflatten<LeagueSettings>(settings)}
      />
    </form>
  );
}
