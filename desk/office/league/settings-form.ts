import type { SavedLeague } from '#contract/desk/league.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { LeagueSettings } from '#contract/http/league-settings.ts';
import { askSession } from '#desk/shell/session.ts';
import type { Form } from '#desk/kit/record-store.ts';
import { useForm } from '#desk/kit/use-form.ts';
import { useSaveKey } from '#desk/kit/use-save-key.ts';
import { flatten, unflatten, type Flat } from '#domain/formatting/flat-fields.ts';
import { WHOLE_SETTINGS } from '#domain/league/records.ts';

export type SettingsFields = Flat<LeagueSettings>;
export type SettingsForm = Form<SettingsFields>;

/** The fields of a form, from what the server has or what somebody else wrote. */
const toFields = ({ version: _version, ...settings }: LeagueSettings & { version?: string }): SettingsFields =>
  flatten(settings, WHOLE_SETTINGS);

export function useSettingsForm(saved: SavedLeague, name = 'league'): SettingsForm {
  const form = useForm<SettingsFields>({
    name,
    saved: toFields(saved),
    version: saved.version,
    edit: () => deskPaths.league,
    toBody: (fields) => unflatten<LeagueSettings>(fields),
    toFields,
    // The name of the league stands beside the screen.
    onSaved: () => void askSession(),
  });
  useSaveKey(() => form.changed.length > 0 && void form.save());
  return form;
}
