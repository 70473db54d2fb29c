import { useState } from 'react';
import type { CompetitionEntry, EntryFields } from '#contract/desk/competitions.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk, DeskError } from '#desk/api/client.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { Conflict } from '#desk/office/form/conflict.tsx';
import { NumberField, SelectField, TextField } from '#desk/office/form/fields.tsx';
import { SaveMark } from '#desk/office/form/save-state.tsx';
import { useForm } from '#desk/office/form/use-form.ts';
import { wrongText } from '#desk/office/form/wrong-text.ts';
import { Panel } from '#desk/office/panel.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { nameIn } from '#desk/shell/texts.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import type { TabProps } from './tab-props.ts';

interface EntryPanelProps extends TabProps {
  entry: CompetitionEntry;
  onClose: () => void;
}

/** How a team takes part, and whether it left. */
export function EntryPanel({ entry, record, reload, onClose }: EntryPanelProps) {
  const { t, language } = useTexts();
  const [refused, setRefused] = useState<string | null>(null);
  const { team, matches } = entry;
  const url = deskPaths.entry(record.id, team.id);
  const form = useForm<EntryFields>({
    name: `entry:${record.id}:${team.id}`,
    saved: fieldsOf(entry),
    version: entry.version,
    send: async (fields, version) => {
      const after = await callDesk<CompetitionEntry>(url, { method: 'PUT', body: { ...fields, version } });
      return { fields: fieldsOf(after), version: after.version };
    },
    onSaved: () => {
      reload();
      onClose();
    },
  });
  const { withdrawnOn } = form.fields;
  const name = nameIn(language, team);

  async function remove() {
    try {
      await callDesk(url, { method: 'DELETE' });
    } catch (error) {
      return setRefused(wrongText(t, (error instanceof DeskError && error.reason) || 'invalid'));
    }
    const { group, seed } = entry;
    const body = { teamId: team.id, group, seed };
    showToast({
      text: t('entry.removed', { team: name }),
      undo: () => void callDesk(deskPaths.entries(record.id), { method: 'POST', body }).then(reload),
    });
    reload();
    onClose();
  }

  const results = [
    { value: null, label: t('entry.results.rule') },
    { value: false, label: t('entry.results.keep') },
    { value: true, label: t('entry.results.annul') },
  ];
  if (form.theirs)
    return (
      <Conflict
        form={form}
        fields={(['group', 'seed', 'withdrawnOn', 'resultsAnnulled'] as const).map((field) => ({
          name: field,
          label: t(`field.${field}`),
          show: (fields: EntryFields) => shown(fields[field], t('field.yes'), t('field.no')),
        }))}
      />
    );
  return (
    <Panel
      title={name}
      mark={<TeamCrest team={team} />}
      onClose={onClose}
      onSubmit={() => void form.save()}
      footer={
        <>
          <SaveMark form={form} />
          <button type="button" className="btn bare" onClick={onClose}>
            {t('form.cancel')}
          </button>
          <button className="btn primary" disabled={form.state === 'saving'}>
            {t('form.save')}
          </button>
        </>
      }
    >
      {record.groups.length > 0 && (
        <SelectField
          form={form}
          name="group"
          label={t('entry.group')}
          options={[...(entry.group === null ? [null] : []), ...record.groups].map((value) => ({
            value,
            label: value ?? t('entry.noGroup'),
          }))}
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
      <label className="switch">
        <input
          type="checkbox"
          checked={withdrawnOn !== null}
          onChange={({ target }) =>
            form.set({ withdrawnOn: target.checked ? dayAt(serverNow()) : null, resultsAnnulled: null })
          }
        />
        <span>
          {t('entry.leftLabel')}
          <small>{t('entry.leftHelp')}</small>
        </span>
      </label>
      {withdrawnOn !== null && (
        <>
          <TextField form={form} name="withdrawnOn" type="date" label={t('entry.withdrawnOn')} />
          <SelectField
            form={form}
            name="resultsAnnulled"
            label={t('entry.results')}
            help={t('entry.resultsHelp')}
            options={results}
          />
          <p className="help">{t('entry.remaining')}</p>
        </>
      )}
      {matches === 0 ? (
        <>
          <p className="help">{t('entry.noFixtures')}</p>
          <button type="button" className="btn small bare danger" onClick={() => void remove()}>
            {t('entry.remove')}
          </button>
        </>
      ) : (
        <p className="help">{t('entry.hasMatches', { count: matches })}</p>
      )}
      {refused !== null && (
        <p className="callout" data-tone="bad" role="alert">
          {refused}
        </p>
      )}
    </Panel>
  );
}

const fieldsOf = ({ group, seed, withdrawnOn, resultsAnnulled }: CompetitionEntry): EntryFields => ({
  group,
  seed,
  withdrawnOn,
  resultsAnnulled,
});

const shown = (value: string | number | boolean | null, yes: string, no: string): string => {
  if (typeof value === 'boolean') return value ? yes : no;
  return value === null ? '–' : String(value);
};
