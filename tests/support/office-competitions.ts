import { expect } from 'vitest';
import type { CompetitionRecord } from '#contract/desk/competitions.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { DeskLeague } from './desk-league.ts';
import type { Device } from './desk-people.ts';

/** The id of a competition in its season, by their keys. */
export async function competitionId({ database }: DeskLeague, competition = 'liga', season = '2025'): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    `select cs.id from competition_seasons cs join competitions c on c.id = cs.competition_id join seasons s on s.id = cs.season_id
     where c.key = $1 and s.key = $2`,
    [competition, season],
  );
  if (!rows[0]) throw new Error(`The league has no ${competition} ${season}`);
  return rows[0].id;
}

export async function readCompetition(device: Device, id: number): Promise<CompetitionRecord> {
  const sent = await device.send('GET', deskPaths.competition(id));
  expect({ status: sent.statusCode, body: sent.body.slice(0, 300) }).toMatchObject({ status: 200 });
  return sent.json<CompetitionRecord>();
}

type Method = 'POST' | 'PUT' | 'DELETE';

/** Changes something that must be allowed, and waits until the public site knows. */
export async function change<Answer = unknown>(
  league: DeskLeague,
  device: Device,
  method: Method,
  url: string,
  payload?: object,
): Promise<Answer> {
  const before = league.notified.length;
  const sent = await device.send(method, url, payload);
  expect({ status: sent.statusCode, body: sent.body }).toMatchObject({ status: expect.toBeOneOf([200, 201, 204]) });
  await league.untilNotified(before + 1);
  return sent.statusCode === 204 ? (undefined as Answer) : sent.json<Answer>();
}
