import type { SeasonFields, SeasonRecord } from '#contract/desk/competitions.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { currentDay } from '#desk/api/server-clock.ts';
import { defineRecord } from '#desk/kit/define-record.ts';
import { RecordPanel } from '#desk/kit/record-panel.tsx';
import { useRecord } from '#desk/kit/use-record.ts';
import { useTexts } from '#desk/office/texts.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import { nextSeason } from '#domain/season/next-season.ts';
import field from '#desk/kit/field.module.css';

interface Seasons {
  /** Null for a new one. */
  season: SeasonRecord | null;
  latest: SeasonFields | null;
}

const seasonRecord = defineRecord<SeasonFields & { makeCurrent: boolean }, Seasons>({
  name: 'season',
  list: () => deskPaths.seasons,
  one: deskPaths.season,
  empty: ({ season, latest }) => ({ ...nextSeason(latest, currentDay()), makeCurrent: season?.isCurrent ?? false }),
  title: ({ t, context: { season } }) => (season ? t('season.edit', { season: seasonName(season) }) : t('season.new')),
  fields: {
    yearStart: { label: 'season.yearStart', kind: 'number', min: 1800, max: 2200 },
    yearEnd: { label: 'season.yearEnd', kind: 'number', min: 1800, max: 2200 },
    startsOn: { label: 'season.startsOn', kind: 'date' },
    endsOn: { label: 'season.endsOn', kind: 'date' },
    makeCurrent: {
      label: 'season.makeCurrent',
      kind: 'switch',
      help: 'season.makeCurrentHelp',
      when: ({ isNew }) => isNew,
    },
  },
  rows: [
    ['yearStart', 'yearEnd'],
    ['startsOn', 'endsOn'],
  ],
  // The current season is chosen among all of them, not in one.
  toBody: ({ makeCurrent, ...fields }, isNew) => (isNew ? { ...fields, makeCurrent } : fields),
  removal: {
    text: 'season.delete',
    said: ({ t, fields }) => t('season.deleted', { season: seasonName(fields) }),
    when: ({ context }) => context.season?.competitions === 0,
  },
});

/** The years and days of a season. */
export function SeasonPanel({ onClose, ...seasons }: Seasons & { onClose: () => void }) {
  const { t } = useTexts();
  const { season } = seasons;
  return (
    <RecordPanel of={useRecord(seasonRecord, { item: season, context: seasons, onClose })}>
      {season && season.competitions > 0 && (
        <p className={field.help}>{t('season.hasCompetitions', { count: season.competitions })}</p>
      )}
    </RecordPanel>
  );
}
