import type { SeasonFields, SeasonRecord } from '#contract/desk/competitions.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { pickFields } from '#desk/kit/changed-fields.ts';
import { RecordPanel } from '#desk/kit/record-panel.tsx';
import { useRecord } from '#desk/kit/use-record.ts';
import { useRemoval } from '#desk/kit/use-removal.ts';
import { useTexts } from '#desk/office/texts.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import { nextSeason } from '#domain/season/next-season.ts';

interface SeasonPanelProps {
  /** Null for a new one. */
  season: SeasonRecord | null;
  latest: SeasonFields | null;
  onClose: () => void;
}

type Fields = SeasonFields & { makeCurrent: boolean };

/** The years and days of a season. */
export function SeasonPanel({ season, latest, onClose }: SeasonPanelProps) {
  const { t } = useTexts();
  const saved = pickFields<Fields>(
    { ...nextSeason(latest, dayAt(serverNow())), makeCurrent: season?.isCurrent ?? false },
    season ?? {},
  );
  const form = useRecord<Fields>({
    name: 'season',
    id: season?.id ?? null,
    saved,
    version: season?.version ?? '',
    create: deskPaths.seasons,
    edit: (id) => deskPaths.season(Number(id)),
    // The current season is chosen among all of them, not in one.
    toBody: ({ makeCurrent, ...fields }, isNew) => (isNew ? { ...fields, makeCurrent } : fields),
    onDone: onClose,
  });
  const removal = useRemoval({
    path: deskPaths.season(season?.id ?? 0),
    said: t('season.deleted', { season: seasonName(saved) }),
    undo: { method: 'POST', path: deskPaths.seasons, body: saved },
    form,
    onRemoved: onClose,
  });
  const isUsed = season !== null && season.competitions > 0;
  return (
    <RecordPanel
      form={form}
      title={season ? t('season.edit', { season: seasonName(season) }) : t('season.new')}
      fields={[
        [
          { name: 'yearStart', label: t('season.yearStart'), kind: 'number', min: 1800, max: 2200 },
          { name: 'yearEnd', label: t('season.yearEnd'), kind: 'number', min: 1800, max: 2200 },
        ],
        [
          { name: 'startsOn', label: t('season.startsOn'), kind: 'date' },
          { name: 'endsOn', label: t('season.endsOn'), kind: 'date' },
        ],
        {
          name: 'makeCurrent',
          label: t('season.makeCurrent'),
          kind: 'switch',
          help: t('season.makeCurrentHelp'),
          ...(season && { edit: null }),
        },
      ]}
      removal={season && !isUsed ? { ...removal, text: t('season.delete') } : null}
      onClose={onClose}
    >
      {isUsed && <p className="help">{t('season.hasCompetitions', { count: season.competitions })}</p>}
    </RecordPanel>
  );
}
