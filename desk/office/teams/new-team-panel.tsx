import { deskPaths } from '#contract/desk/paths.ts';
import type { TeamFields } from '#contract/desk/teams.ts';
import { fieldsNamed, RecordFields } from '#desk/kit/record-fields.tsx';
import { RecordPanel } from '#desk/kit/record-panel.tsx';
import type { Form } from '#desk/kit/record-store.ts';
import { useRecord } from '#desk/kit/use-record.ts';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { navigate, pages } from '#desk/shell/navigation.ts';
import { shortNameOf } from '#domain/team/short-name.ts';
import { EMPTY_TEAM, teamFields } from './team-fields.ts';

/** What a team needs to begin with; the rest has a place on its own screen. */
export function NewTeamPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const form = useRecord<TeamFields>({
    name: 'team',
    id: null,
    saved: EMPTY_TEAM,
    create: deskPaths.teams,
    edit: (id) => deskPaths.team(Number(id)),
    onSaved: () => showToast({ text: t('team.created') }),
    onDone: ({ id }) => navigate(pages.team(Number(id))),
  });
  const { name, shortName } = form.fields;
  const following: Form<TeamFields> = {
    ...form,
    // The short name follows the name until somebody writes one.
    set: (changes) =>
      form.set(
        changes.name !== undefined && shortName === shortNameOf(name)
          ? { ...changes, shortName: shortNameOf(changes.name) }
          : changes,
      ),
  };
  const fields = teamFields(t, form.fields);
  return (
    <RecordPanel
      form={form}
      title={t('teams.new')}
      sub={t('team.visible')}
      fields={fields}
      body={
        <div className="fields">
          <RecordFields
            form={following}
            fields={fieldsNamed(fields, 'name', 'nameLatin', 'shortName', 'city', 'contactName', 'contactPhone')}
          />
        </div>
      }
      submit={t('team.create')}
      onClose={onClose}
    />
  );
}
