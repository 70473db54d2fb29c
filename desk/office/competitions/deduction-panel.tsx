import type { Deduction, DeductionFields } from '#contract/desk/competitions.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { pickFields } from '#desk/kit/changed-fields.ts';
import { RecordPanel } from '#desk/kit/record-panel.tsx';
import { useRecord } from '#desk/kit/use-record.ts';
import { useRemoval } from '#desk/kit/use-removal.ts';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { nameIn } from '#domain/formatting/name-in.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import type { TabProps } from './tab-props.ts';

interface DeductionPanelProps extends TabProps {
  /** Null for a new one. */
  deduction: Deduction | null;
  onClose: () => void;
}

type Fields = Omit<DeductionFields, 'teamId' | 'points'> & { teamId: number | null; points: number | null };

export function DeductionPanel({ deduction, record, onClose }: DeductionPanelProps) {
  const { t, language } = useTexts();
  const empty: Fields = { teamId: null, points: -3, reasonBg: '', reasonEn: '', decidedOn: dayAt(serverNow()) };
  const saved = pickFields(empty, deduction ?? {});
  const list = deskPaths.deductions(record.id);
  const form = useRecord<Fields>({
    name: `deduction:${record.id}`,
    id: deduction?.id ?? null,
    saved,
    version: deduction?.version ?? '',
    create: list,
    edit: (id) => deskPaths.deduction(Number(id)),
    onSaved: () => showToast({ text: t('deduction.saved') }),
    onDone: onClose,
  });
  const teams = record.entries.map(({ team }) => ({ value: team.id, label: nameIn(language, team) }));
  const removal = useRemoval({
    path: deskPaths.deduction(deduction?.id ?? 0),
    said: t('deduction.removed', { team: teams.find(({ value }) => value === saved.teamId)?.label ?? '' }),
    undo: { method: 'POST', path: list, body: saved },
    form,
    onRemoved: onClose,
  });
  return (
    <RecordPanel
      form={form}
      title={t(deduction ? 'deduction.edit' : 'deduction.new')}
      fields={[
        {
          name: 'teamId',
          label: t('deduction.team'),
          kind: 'choice',
          options: form.fields.teamId === null ? [{ value: null, label: '–' }, ...teams] : teams,
        },
        [
          { name: 'points', label: t('deduction.points'), kind: 'number', help: t('deduction.pointsHelp') },
          { name: 'decidedOn', label: t('deduction.decidedOn'), kind: 'date' },
        ],
        { name: 'reasonBg', label: t('deduction.reasonBg'), kind: 'long', maxLength: 300, rows: 2, lang: 'bg' },
        {
          name: 'reasonEn',
          label: t('deduction.reasonEn'),
          kind: 'long',
          help: t('deduction.reasonHelp'),
          maxLength: 300,
          rows: 2,
          lang: 'en',
        },
      ]}
      removal={deduction && { ...removal, text: t('deduction.remove') }}
      onClose={onClose}
    />
  );
}
