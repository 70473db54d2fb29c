import { useState } from 'react';
import type { CompetitionRecord } from '#contract/desk/competitions.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk, DeskError } from '#desk/api/client.ts';
import { OfficeDialog } from '#desk/office/dialog.tsx';
import { UsesCallout, type UsesOf } from '#desk/office/teams/uses-callout.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { navigate, pages } from '#desk/shell/router.ts';

interface DeleteCompetitionProps {
  record: CompetitionRecord;
  /** With its season. */
  name: string;
  onClose: () => void;
}

/** Asks first, because the fixtures go too and cannot be brought back; what was played is counted instead. */
export function DeleteCompetition({ record, name, onClose }: DeleteCompetitionProps) {
  const { t } = useTexts();
  const [uses, setUses] = useState<UsesOf | null>(record.counts.played > 0 ? { matches: record.counts.played } : null);
  const [hasFailed, setFailed] = useState(false);
  const { matches } = record.counts;
  async function remove() {
    setFailed(false);
    try {
      await callDesk(deskPaths.competition(record.id), { method: 'DELETE' });
      navigate(pages.competitions);
      showToast({ text: t('competition.deleted', { name }) });
    } catch (error) {
      if (error instanceof DeskError && error.uses) setUses(error.uses);
      else setFailed(true);
    }
  }
  return (
    <OfficeDialog
      title={uses ? name : t('competition.deleteTitle', { name })}
      onClose={onClose}
      onSubmit={() => void remove()}
      footer={
        <>
          <button type="button" className="btn bare last" onClick={onClose}>
            {t('form.cancel')}
          </button>
          {!uses && <button className="btn danger">{t('competition.delete')}</button>}
        </>
      }
    >
      {uses ? (
        <UsesCallout name={name} uses={uses} instead={t('competition.deleteInstead')}>
          <a className="chip" href={`${pages.calendar}?competition=${record.id}`}>
            {t('competition.toCalendar')}
          </a>
        </UsesCallout>
      ) : (
        <p>{matches === 0 ? t('competition.deleteEmpty') : t('competition.deleteText', { count: matches })}</p>
      )}
      {hasFailed && (
        <p className="callout" data-tone="bad" role="alert">
          {t('state.failed')}
        </p>
      )}
    </OfficeDialog>
  );
}
