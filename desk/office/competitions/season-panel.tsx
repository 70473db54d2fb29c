import { useState } from 'react';
import type { SeasonFields, SeasonRecord } from '#contract/desk/competitions.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk } from '#desk/api/client.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { NumberField, SwitchField, TextField } from '#desk/office/form/fields.tsx';
import { Conflict } from '#desk/office/form/conflict.tsx';
import { SaveMark } from '#desk/office/form/save-state.tsx';
import { useForm } from '#desk/office/form/use-form.ts';
import { Panel } from '#desk/office/panel.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import { nextSeason } from '#domain/season/next-season.ts';

interface SeasonPanelProps {
  /** Null for a new one. */
  season: SeasonRecord | null;
  latest: SeasonFields | null;
  onClose: () => void;
  onDone: () => void;
}

type Fields = SeasonFields & { makeCurrent: boolean };

/** The years and days of a season. */
export function SeasonPanel({ season, latest, onClose, onDone }: SeasonPanelProps) {
  const { t } = useTexts();
  const [refused, setRefused] = useState(false);
  const saved: Fields = season
    ? { ...fieldsOf(season), makeCurrent: season.isCurrent }
    : { ...nextSeason(latest, dayAt(serverNow())), makeCurrent: false };
  const form = useForm<Fields>({
    name: `season:${season?.id ?? 'new'}`,
    saved,
    version: season?.version ?? '',
    send: async ({ makeCurrent, ...fields }, version) => {
      const after = season
        ? await callDesk<SeasonRecord>(deskPaths.season(season.id), { method: 'PUT', body: { ...fields, version } })
        : await callDesk<SeasonRecord>(deskPaths.seasons, { method: 'POST', body: { ...fields, makeCurrent } });
      return { fields: { ...fieldsOf(after), makeCurrent }, version: after.version };
    },
    onSaved: () => {
      onDone();
      onClose();
    },
  });

  async function remove(gone: SeasonRecord) {
    try {
      await callDesk(deskPaths.season(gone.id), { method: 'DELETE' });
    } catch {
      return setRefused(true);
    }
    const body = { ...fieldsOf(gone), makeCurrent: gone.isCurrent };
    showToast({
      text: t('season.deleted', { season: seasonName(gone) }),
      undo: () => void callDesk(deskPaths.seasons, { method: 'POST', body }).then(onDone),
    });
    onDone();
    onClose();
  }

  if (form.theirs)
    return (
      <Conflict
        form={form}
        fields={(['yearStart', 'yearEnd', 'startsOn', 'endsOn'] as const).map((name) => ({
          name,
          label: t(`season.${name}`),
          show: (fields: Fields) => String(fields[name]),
        }))}
      />
    );
  return (
    <Panel
      title={season ? t('season.edit', { season: seasonName(season) }) : t('season.new')}
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
      <div className="fields keep">
        <NumberField form={form} name="yearStart" label={t('season.yearStart')} min={1800} max={2200} />
        <NumberField form={form} name="yearEnd" label={t('season.yearEnd')} min={1800} max={2200} />
        <TextField form={form} name="startsOn" type="date" label={t('season.startsOn')} />
        <TextField form={form} name="endsOn" type="date" label={t('season.endsOn')} />
      </div>
      {!season && (
        <SwitchField
          form={form}
          name="makeCurrent"
          label={t('season.makeCurrent')}
          help={t('season.makeCurrentHelp')}
        />
      )}
      {season &&
        (season.competitions > 0 ? (
          <p className="help">{t('season.hasCompetitions', { count: season.competitions })}</p>
        ) : (
          <button type="button" className="btn small bare danger" onClick={() => void remove(season)}>
            {t('season.delete')}
          </button>
        ))}
      {refused && (
        <p className="callout" data-tone="bad" role="alert">
          {t('wrong.season_in_use')}
        </p>
      )}
    </Panel>
  );
}

const fieldsOf = ({ yearStart, yearEnd, startsOn, endsOn }: SeasonFields): SeasonFields => ({
  yearStart,
  yearEnd,
  startsOn,
  endsOn,
});
