import type { SavedLeague } from '#contract/desk/league.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { LeagueSettings } from '#contract/http/league-settings.ts';
import { callDesk, DeskError } from '#desk/api/client.ts';
import { askSession } from '#desk/shell/session.ts';
import { useForm, type Form } from '#desk/office/form/use-form.ts';
import { useSaveKey } from '#desk/office/form/use-save-key.ts';
import { flatten, unflatten, type Flat } from '#domain/formatting/flat-fields.ts';
import { WHOLE_SETTINGS } from '#domain/league/records.ts';

export type SettingsFields = Flat<LeagueSettings>;
export type SettingsForm = Form<SettingsFields>;

/** The fields of a form, from what the server has. */
const toFields = ({ version: _version, ...settings }: SavedLeague): SettingsFields => flatten(settings, WHOLE_SETTINGS);

async function send(fields: SettingsFields, version: string) {
  const body = { ...unflatten<LeagueSettings>(fields), version };
  const saved = await callDesk<SavedLeague>(deskPaths.league, { method: 'PUT', body }).catch(flattenConflict);
  return { fields: toFields(saved), version: saved.version };
}

/** What somebody else wrote comes as settings, too. */
function flattenConflict(error: unknown): never {
  if (!(error instanceof DeskError) || !error.conflict) throw error;
  const current = flatten(error.conflict.current as LeagueSettings, WHOLE_SETTINGS);
  throw new DeskError(error.status, {
    error: error.message,
    reason: error.reason ?? 'conflict',
    conflict: { ...error.conflict, current },
  });
}

export function useSettingsForm(saved: SavedLeague, name = 'league'): SettingsForm {
  const form = useForm({
    name,
    saved: toFields(saved),
    version: saved.version,
    send,
    // The name of the league stands beside the screen.
    onSaved: () => void askSession(),
  });
  useSaveKey(() => form.changed.length > 0 && void form.save());
  return form;
}
