import { deskPaths } from '#contract/desk/paths.ts';
import type { SavedTeam, TeamFields } from '#contract/desk/teams.ts';
import { callDesk } from '#desk/api/client.ts';
import { TextField } from '#desk/office/form/fields.tsx';
import { focusWrong } from '#desk/office/form/focus-wrong.ts';
import { SaveMark } from '#desk/office/form/save-state.tsx';
import { useForm } from '#desk/office/form/use-form.ts';
import { Panel } from '#desk/office/panel.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { navigate, pages } from '#desk/shell/router.ts';
import { transliterate } from '#domain/formatting/transliterate.ts';
import { shortNameOf } from '#domain/team/short-name.ts';

const EMPTY: TeamFields = {
  name: '',
  nameLatin: null,
  shortName: '',
  city: null,
  founded: null,
  stadium: null,
  descriptionBg: null,
  descriptionEn: null,
  instagram: null,
  facebook: null,
  twitter: null,
  website: null,
  contactName: null,
  contactPhone: null,
  badge: null,
};

/** What a team needs to begin with; the rest has a place on its own screen. */
export function NewTeamPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const form = useForm<TeamFields>({
    name: 'new-team',
    saved: EMPTY,
    version: 'new',
    send: async (fields) => {
      const saved = await callDesk<SavedTeam>(deskPaths.teams, { method: 'POST', body: fields });
      navigate(pages.team(saved.id));
      showToast({ text: t('team.created') });
      // The next one begins empty.
      return { fields: EMPTY, version: 'new' };
    },
  });
  const { name } = form.fields;
  const submit = async () => {
    if (!(await form.save())) focusWrong();
  };
  return (
    <Panel
      title={t('teams.new')}
      sub={t('team.visible')}
      onClose={onClose}
      onSubmit={() => void submit()}
      footer={
        <>
          <SaveMark form={form} />
          <button type="button" className="btn bare" onClick={onClose}>
            {t('form.cancel')}
          </button>
          <button type="submit" className="btn primary" disabled={form.state === 'saving'}>
            {t('team.create')}
          </button>
        </>
      }
    >
      <div className="fields">
        <NameField form={form} />
        <TextField
          form={form}
          name="nameLatin"
          optional
          lang="en"
          label={t('team.nameLatin')}
          note={t('form.optional')}
          placeholder={transliterate(name)}
          maxLength={80}
        />
        <TextField
          form={form}
          name="shortName"
          label={t('team.shortName')}
          help={t('team.shortNameHelp')}
          maxLength={8}
        />
        <TextField form={form} name="city" optional label={t('team.city')} note={t('form.optional')} maxLength={80} />
        <TextField
          form={form}
          name="contactName"
          optional
          label={t('team.contactTitle')}
          note={t('form.optional')}
          help={t('team.contactText')}
          maxLength={80}
        />
        <TextField
          form={form}
          name="contactPhone"
          optional
          type="tel"
          label={t('team.contactPhone')}
          note={t('form.optional')}
          maxLength={40}
        />
      </div>
    </Panel>
  );
}

/** The short name follows the name until somebody writes one. */
function NameField({ form }: { form: ReturnType<typeof useForm<TeamFields>> }) {
  const { t } = useTexts();
  const { name, shortName } = form.fields;
  const follows = shortName === shortNameOf(name);
  const following = {
    ...form,
    set: (changes: Partial<TeamFields>) =>
      form.set(follows && changes.name !== undefined ? { ...changes, shortName: shortNameOf(changes.name) } : changes),
  };
  return <TextField form={following} name="name" label={t('team.name')} maxLength={80} />;
}
