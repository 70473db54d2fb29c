import { RecordFields } from '#desk/kit/record-fields.tsx';
import { RecordPanel } from '#desk/kit/record-panel.tsx';
import { useRecord } from '#desk/kit/use-record.ts';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { navigate, pages } from '#desk/shell/navigation.ts';
import { teamRecord } from './team-record.tsx';
import fieldRow from '#desk/kit/field-row.module.css';

const FIRST = ['name', 'nameLatin', 'shortName', 'city', 'contactName', 'contactPhone'] as const;

/** What a team needs to begin with; the rest has a place on its own screen. */
export function NewTeamPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const edited = useRecord(teamRecord, {
    context: undefined,
    onClose,
    onSaved: () => showToast({ text: t('team.created') }),
    onDone: ({ id }) => navigate(pages.team(Number(id))),
  });
  return (
    <RecordPanel
      of={edited}
      sub={t('team.visible')}
      submit={t('team.create')}
      body={
        <div className={fieldRow.row}>
          <RecordFields of={edited} names={FIRST} />
        </div>
      }
    />
  );
}
