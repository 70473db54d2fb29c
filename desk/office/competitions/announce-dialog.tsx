import { useState } from 'react';
import type { CompetitionList } from '#contract/desk/competitions.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { currentDay } from '#desk/api/server-clock.ts';
import { Failure } from '#desk/kit/failure.tsx';
import { SelectInput } from '#desk/kit/inputs.tsx';
import { useDeed } from '#desk/kit/use-deed.ts';
import { OfficeDialog } from '#desk/office/dialog.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { navigate, pages } from '#desk/shell/navigation.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import { nextSeason } from '#domain/season/next-season.ts';
import button from '#ui/button.module.css';

/** [AL9] A competition in a season to come, so that teams can apply before there are fixtures. */
export function AnnounceDialog({ list, onClose }: { list: CompetitionList; onClose: () => void }) {
  const { t, language } = useTexts();
  const { isBusy, refusal, send } = useDeed();
  const known = list.competitions.filter(
    ({ competitionId }, at, all) => all.findIndex((one) => one.competitionId === competitionId) === at,
  );
  const coming = nextSeason(list.seasons[0] ?? null, currentDay());
  const seasons = list.seasons.filter(({ endsOn }) => endsOn > currentDay());
  const [competitionId, setCompetition] = useState<number | null>(known[0]?.competitionId ?? null);
  const [seasonId, setSeason] = useState<number | null>(null);
  async function announce() {
    const season = seasonId === null ? { ...coming, makeCurrent: false } : { id: seasonId };
    const body = { season, competitionId };
    const done = await send<{ id: number }>({ method: 'POST', path: deskPaths.announcedCompetitions, body });
    if (done) navigate(`${pages.competition(done.answer.id)}?tab=applications`);
  }
  return (
    <OfficeDialog
      title={t('announce.title')}
      onClose={onClose}
      onSubmit={() => void announce()}
      buttons={
        <>
          <button type="button" className={button.button} data-kind="bare" onClick={onClose}>
            {t('form.cancel')}
          </button>
          <button className={button.button} data-kind="primary" disabled={isBusy || competitionId === null}>
            {t('announce.done')}
          </button>
        </>
      }
    >
      <p>{t('announce.text')}</p>
      <SelectInput
        label={t('announce.competition')}
        value={competitionId}
        options={known.map((one) => ({ value: one.competitionId, label: nameIn(language, one) }))}
        onChange={setCompetition}
      />
      <SelectInput
        label={t('announce.season')}
        value={seasonId}
        options={[
          { value: null, label: t('announce.newSeason', { season: seasonName(coming) }) },
          ...seasons.map((season) => ({ value: season.id, label: seasonName(season) })),
        ]}
        onChange={setSeason}
      />
      <Failure refusal={refusal} />
    </OfficeDialog>
  );
}
