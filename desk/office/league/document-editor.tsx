import type { OfficeDocument } from '#contract/desk/league.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { LeagueDocument, LeagueSettings } from '#contract/http/league-settings.ts';
import { callDesk, DeskError } from '#desk/api/client.ts';
import { Conflict } from '#desk/office/form/conflict.tsx';
import { TextArea, TextField } from '#desk/office/form/fields.tsx';
import { SaveMark } from '#desk/office/form/save-state.tsx';
import { useForm } from '#desk/office/form/use-form.ts';
import { useSaveKey } from '#desk/office/form/use-save-key.ts';
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
  const form = useForm<Fields>({
    name: `document:${document?.number ?? `new ${sample?.number ?? ''}`}`,
    saved: start,
    version: document?.version ?? '',
    send: async (fields, version) => {
      const texts = unflatten<Texts>(fields);
      const saved = await (
        document
          ? callDesk<OfficeDocument>(deskPaths.document(document.number), {
              method: 'PUT',
              body: { ...texts, version },
            })
          : callDesk<OfficeDocument>(deskPaths.documents, { method: 'POST', body: texts })
      ).catch(flattenConflict);
      return { fields: document ? toFields(saved) : start, version: saved.version };
    },
    onSaved: () => {
      showToast({ text: t('document.saved') });
      onClose();
    },
  });
  const canSave = form.changed.length > 0 || sample !== null;
  const save = () => canSave && void form.save();
  useSaveKey(save);
  const remove = async () => {
    if (!document) return;
    const { number, version, title, text } = document;
    await callDesk(`${deskPaths.document(number)}?version=${version}`, { method: 'DELETE' });
    form.revert();
    showToast({
      text: t('document.deleted', { title: title.bg }),
      undo: () => void callDesk(deskPaths.documents, { method: 'POST', body: { title, text } }).then(onClose),
    });
    onClose();
  };
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
        <div className="fields two">
          <TextField form={form} name="title.bg" label={t('field.title.bg')} maxLength={160} />
          <TextField form={form} name="title.en" label={t('field.title.en')} maxLength={160} lang="en" />
          <TextArea form={form} name="text" label={t('field.text')} className="all" rows={24} maxLength={60_000} />
        </div>
        <p className="help">{t('document.syntax')}</p>
        <Placeholders />
        <footer>
          <button type="button" className="btn bare" onClick={onClose}>
            {t('form.cancel')}
          </button>
          {document && (
            <button type="button" className="btn bare danger" onClick={() => void remove()}>
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

/** What somebody else wrote comes as a document, too. */
function flattenConflict(error: unknown): never {
  if (!(error instanceof DeskError) || !error.conflict) throw error;
  const current = toFields(error.conflict.current as Texts);
  throw new DeskError(error.status, {
    error: error.message,
    reason: error.reason ?? 'conflict',
    conflict: { ...error.conflict, current },
  });
}
