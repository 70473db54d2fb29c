import type { OfficeDocument } from '#contract/desk/league.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { LeagueDocument, LeagueSettings } from '#contract/http/league-settings.ts';
import { Conflict } from '#desk/kit/conflict.tsx';
import { TextArea, TextField } from '#desk/kit/fields.tsx';
import { SaveMark } from '#desk/kit/save-state.tsx';
import { Failure, FormFailure } from '#desk/kit/failure.tsx';
import { useForm } from '#desk/kit/use-form.ts';
import { useRemoval } from '#desk/kit/use-removal.ts';
import { useSaveKey } from '#desk/kit/use-save-key.ts';
import { FieldRow } from '#desk/kit/field-row.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { flatten, unflatten, type Flat } from '#domain/formatting/flat-fields.ts';
import { DocumentPaper } from './document-paper.tsx';
import { Placeholders } from './placeholders.tsx';
import type { SettingsFields } from './settings-form.ts';

type Texts = Pick<OfficeDocument, 'title' | 'text'>;
type Fields = Flat<Texts>;

const EMPTY: Fields = { 'title.bg': '', 'title.en': '', text: '' };
const toFields = ({ title, text }: Texts): Fields => flatten({ title, text });

interface DocumentEditorProps {
  /** Null for a new one. */
  document: OfficeDocument | null;
  /** What a new one begins with. */
  sample: LeagueDocument | null;
  settings: SettingsFields;
  onClose: () => void;
}

/** The text at the start, and beside it the page that it makes. */
export function DocumentEditor({ document, sample, settings, onClose }: DocumentEditorProps) {
  const { t } = useTexts();
  const begun = document ?? sample;
  const start = begun ? toFields(begun) : EMPTY;
  const form = useForm<Fields, OfficeDocument>({
    name: sample ? `document:${sample.number}` : 'document',
    id: document?.number ?? null,
    saved: start,
    version: document?.version ?? '',
    create: deskPaths.documents,
    edit: (number) => deskPaths.document(Number(number)),
    toBody: (fields) => unflatten<Texts>(fields),
    contentOf: ({ number, ...content }) => ({ id: number, ...content }),
    toFields,
    onSaved: () => showToast({ text: t('document.saved') }),
    onDone: onClose,
  });
  const canSave = form.changed.length > 0 || sample !== null;
  const save = () => canSave && void form.save();
  useSaveKey(save);
  const removal = useRemoval({
    path: `${deskPaths.document(document?.number ?? 0)}?version=${document?.version}`,
    said: t('document.deleted', { title: start['title.bg'] }),
    undo: { method: 'POST', path: deskPaths.documents, body: unflatten<Texts>(start) },
    form,
    onRemoved: onClose,
  });
  if (form.theirs)
    return (
      <Conflict<Fields>
        form={form}
        fields={(['title.bg', 'title.en', 'text'] as const).map((name) => ({
          name,
          label: t(`field.${name}`),
          show: (fields) => fields[name],
        }))}
      />
    );
  return (
    <form
      className="writing"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className="card">
        <FieldRow columns={2}>
          <TextField form={form} name="title.bg" label={t('field.title.bg')} maxLength={160} />
          <TextField form={form} name="title.en" label={t('field.title.en')} maxLength={160} lang="en" />
          <TextArea form={form} name="text" label={t('field.text')} className="all" rows={24} maxLength={60_000} />
        </FieldRow>
        <p className="help">{t('document.syntax')}</p>
        <Placeholders />
        <FormFailure form={form} />
        <Failure refusal={removal.refusal} onRetry={removal.run} />
        <footer>
          <button
            type="button"
            className="btn bare"
            onClick={() => {
              form.revert();
              onClose();
            }}
          >
            {t('form.cancel')}
          </button>
          {document && (
            <button type="button" className="btn bare danger" disabled={removal.isBusy} onClick={removal.run}>
              {t('document.delete')}
            </button>
          )}
          <SaveMark form={form} />
          <button className="btn primary" disabled={!canSave || form.state === 'saving'}>
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
