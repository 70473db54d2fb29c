import type { Deduction, DeductionFields } from '#contract/desk/competitions.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk } from '#desk/api/client.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { Conflict } from '#desk/office/form/conflict.tsx';
import { NumberField, SelectField, TextArea, TextField } from '#desk/office/form/fields.tsx';
import { PanelButtons } from '#desk/office/form/save-state.tsx';
import { useForm } from '#desk/office/form/use-form.ts';
import { Panel } from '#desk/office/panel.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { nameIn } from '#desk/shell/texts.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import type { TabProps } from './tab-props.ts';

interface DeductionPanelProps extends TabProps {
  /** Null for a new one. */
  deduction: Deduction | null;
  onClose: () => void;
}

type Fields = Omit<DeductionFields, 'teamId' | 'points'> & { teamId: number | null; points: number | null };

export function DeductionPanel({ deduction, record, reload, onClose }: DeductionPanelProps) {
  const { t, language } = useTexts();
  const empty = { teamId: null, points: -3, reasonBg: '', reasonEn: '', decidedOn: dayAt(serverNow()) };
  const form = useForm<Fields>({
    name: `deduction:${record.id}:${deduction?.id ?? 'new'}`,
    saved: deduction ? fieldsOf(deduction) : empty,
    version: deduction?.version ?? '',
    send: async (fields, version) => {
      const after = deduction
        ? await callDesk<Deduction>(deskPaths.deduction(deduction.id), { method: 'PUT', body: { ...fields, version } })
        : await callDesk<Deduction>(deskPaths.deductions(record.id), { method: 'POST', body: fields });
      return { fields: fieldsOf(after), version: after.version };
    },
    onSaved: () => {
      showToast({ text: t('deduction.saved') });
      reload();
      onClose();
    },
  });
  const nameOf = (teamId: number | null) => {
    const team = record.entries.find((entry) => entry.team.id === teamId)?.team;
    return team ? nameIn(language, team) : '–';
  };

  async function remove(gone: Deduction) {
    await callDesk(deskPaths.deduction(gone.id), { method: 'DELETE' }).catch(() => {});
    const body = fieldsOf(gone);
    showToast({
      text: t('deduction.removed', { team: nameOf(gone.teamId) }),
      undo: () => void callDesk(deskPaths.deductions(record.id), { method: 'POST', body }).then(reload),
    });
    reload();
    onClose();
  }

  if (form.theirs)
    return (
      <Conflict
        form={form}
        fields={(['teamId', 'points', 'reasonBg', 'reasonEn', 'decidedOn'] as const).map((name) => ({
          name,
          label: t(name === 'teamId' ? 'deduction.team' : `deduction.${name}`),
          show: (fields: Fields) => (name === 'teamId' ? nameOf(fields.teamId) : String(fields[name] ?? '–')),
        }))}
      />
    );
  return (
    <Panel
      title={t(deduction ? 'deduction.edit' : 'deduction.new')}
      onClose={onClose}
      onSubmit={() => void form.save()}
      footer={<PanelButtons form={form} onCancel={onClose} />}
    >
      <SelectField
        form={form}
        name="teamId"
        label={t('deduction.team')}
        options={[
          ...(form.fields.teamId === null ? [{ value: null, label: '–' }] : []),
          ...record.entries.map(({ team }) => ({ value: team.id, label: nameIn(language, team) })),
        ]}
      />
      <div className="fields keep">
        <NumberField form={form} name="points" label={t('deduction.points')} help={t('deduction.pointsHelp')} />
        <TextField form={form} name="decidedOn" type="date" label={t('deduction.decidedOn')} />
      </div>
      <TextArea form={form} name="reasonBg" label={t('deduction.reasonBg')} maxLength={300} rows={2} lang="bg" />
      <TextArea
        form={form}
        name="reasonEn"
        label={t('deduction.reasonEn')}
        help={t('deduction.reasonHelp')}
        maxLength={300}
        rows={2}
        lang="en"
      />
      {deduction && (
        <button type="button" className="btn small bare danger" onClick={() => void remove(deduction)}>
          {t('deduction.remove')}
        </button>
      )}
    </Panel>
  );
}

const fieldsOf = ({ teamId, points, reasonBg, reasonEn, decidedOn }: DeductionFields): DeductionFields => ({
  teamId,
  points,
  reasonBg,
  reasonEn,
  decidedOn,
});
