import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk } from '#desk/api/client.ts';
import { NumberField, SelectField } from '#desk/office/form/fields.tsx';
import { useForm } from '#desk/office/form/use-form.ts';
import { Panel } from '#desk/office/panel.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { nameIn } from '#desk/shell/texts.ts';
import type { TabProps } from './tab-props.ts';

interface NewEntry {
  teamId: number | null;
  group: string | null;
  seed: number | null;
}

/** Lets a team of the league take part. */
export function AddEntryPanel({ record, reload, onClose }: TabProps & { onClose: () => void }) {
  const { t, language } = useTexts();
  const form = useForm<NewEntry>({
    name: `entry:${record.id}:new`,
    saved: { teamId: null, group: record.groups[0] ?? null, seed: null },
    version: '',
    send: async (body) => {
      await callDesk(deskPaths.entries(record.id), { method: 'POST', body });
      return { fields: body, version: '' };
    },
    onSaved: () => {
      reload();
      onClose();
    },
  });
  return (
    <Panel
      title={t('entry.add')}
      onClose={onClose}
      onSubmit={() => void form.save()}
      footer={
        <>
          <button type="button" className="btn bare" onClick={onClose}>
            {t('form.cancel')}
          </button>
          <button className="btn primary" disabled={form.state === 'saving' || form.fields.teamId === null}>
            {t('entry.add')}
          </button>
        </>
      }
    >
      {record.otherTeams.length === 0 ? (
        <p className="help">{t('entry.noOthers')}</p>
      ) : (
        <SelectField
          form={form}
          name="teamId"
          label={t('entry.team')}
          help={t('entry.noFixtures')}
          options={[
            { value: null, label: '–' },
            ...record.otherTeams.map((team) => ({ value: team.id, label: nameIn(language, team) })),
          ]}
        />
      )}
      {record.groups.length > 0 && (
        <SelectField
          form={form}
          name="group"
          label={t('entry.group')}
          options={record.groups.map((value) => ({ value, label: value }))}
        />
      )}
      <NumberField
        form={form}
        name="seed"
        label={t('entry.seed')}
        note={t('form.optional')}
        help={t('entry.seedHelp')}
        min={1}
      />
    </Panel>
  );
}
