import type { Reader } from '../open.ts';
import type { TeamRow } from './fragments.ts';
import { pictureAddress } from './fragments.ts';

export async function listTeams(reader: Reader): Promise<TeamRow[]> {
  const { rows } = await reader.query<TeamRow>(
    `select t.id, t.name, t.short_name as "shortName", ${pictureAddress('t.badge_id')} as badge
     from teams t order by t.name collate "und-x-icu", t.id`,
  );
  return rows;
}
