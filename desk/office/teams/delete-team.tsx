import { useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Team } from '#contract/desk/teams.ts';
import { callDesk, DeskError } from '#desk/api/client.ts';
import { dropDraft } from '#desk/office/form/draft.ts';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { navigate, pages } from '#desk/shell/router.ts';
import { UsesCallout, type UsesOf } from './uses-callout.tsx';

/** A team that was added by mistake. What refers to it is counted instead. */
export function DeleteTeam({ team }: { team: Team }) {
  const { t } = useTexts();
  const [uses, setUses] = useState<UsesOf | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { name } = team.fields;
  async function remove() {
    setFailed(false);
    try {
      await callDesk(deskPaths.team(team.id), { method: 'DELETE' });
      dropDraft(`team:${team.id}`);
      navigate(pages.teams);
      showToast({ text: t('team.deleted', { name }) });
    } catch (error) {
      if (error instanceof DeskError && error.uses) setUses(error.uses);
      else setFailed(true);
    }
  }
  return (
    <section className="section">
      <div className="why">
        <h2>{t('team.delete')}</h2>
        <p>{t('team.deleteText')}</p>
      </div>
      <div className="fields">
        {uses && (
          <UsesCallout name={name} uses={uses} instead={t('uses.teamInstead')}>
            <a className="chip" href={pages.competitions}>
              {t('uses.toCompetitions')}
            </a>
            <a className="chip" href={`${pages.team(team.id)}?tab=matches`}>
              {t('uses.toMatches')}
            </a>
          </UsesCallout>
        )}
        {hasFailed && (
          <p className="callout" data-tone="bad" role="alert">
            {t('state.failed')}
          </p>
        )}
        <div className="ways">
          <button type="button" className="btn small bare danger" onClick={() => void remove()}>
            {t('team.delete')}
          </button>
        </div>
      </div>
    </section>
  );
}
