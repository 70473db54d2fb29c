import type { CompetitionRecord } from '#contract/desk/competitions.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { OfficeDialog } from '#desk/office/dialog.tsx';
import { useRemoval } from '#desk/kit/use-removal.ts';
import { RemovalRefusal } from '#desk/office/teams/removal-refusal.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { navigate, pages } from '#desk/shell/navigation.ts';
import button from '#ui/button.module.css';
import chip from '#desk/kit/chip.module.css';

interface DeleteCompetitionProps {
  record: CompetitionRecord;
  /** With its season. */
  name: string;
  onClose: () => void;
}

/** Asks first, because the fixtures go too and cannot be brought back; what was played is counted instead. */
export function DeleteCompetition({ record, name, onClose }: DeleteCompetitionProps) {
  const { t } = useTexts();
  const { matches, played } = record.counts;
  const removal = useRemoval({
    path: deskPaths.competition(record.id),
    said: t('competition.deleted', { name }),
    undo: null,
    onRemoved: () => navigate(pages.competitions),
  });
  const known = played > 0 ? { field: '', reason: 'in_use', uses: { matches: played } } : null;
  const refusal = removal.refusal ?? known;
  const isUsed = refusal?.uses !== undefined;
  return (
    <OfficeDialog
      title={isUsed ? name : t('competition.deleteTitle', { name })}
      onClose={onClose}
      onSubmit={removal.run}
      buttons={
        <>
          <button type="button" className={button.button} data-kind="bare" onClick={onClose}>
            {t('form.cancel')}
          </button>
          {!isUsed && (
            <button className={button.button} data-danger disabled={removal.isBusy}>
              {t('competition.delete')}
            </button>
          )}
        </>
      }
    >
      {!isUsed && (
        <p>{matches === 0 ? t('competition.deleteEmpty') : t('competition.deleteText', { count: matches })}</p>
      )}
      <RemovalRefusal removal={{ ...removal, refusal }} name={name} instead={t('competition.deleteInstead')}>
        <a className={chip.chip} href={`${pages.calendar}?competition=${record.id}`}>
          {t('competition.toCalendar')}
        </a>
      </RemovalRefusal>
    </OfficeDialog>
  );
}
