import type { InjectOptions } from 'fastify';
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

/** Every endpoint of seasons and competitions, as somebody would call it who may not. */
export function competitionRequests(): { template: string; request: InjectOptions & { url: string } }[] {
  const request = (method: 'GET' | Method, path: string, url: string) => ({
    template: `${method.toLowerCase()} /api/office/${path}`,
    request: { method, url, ...(method === 'POST' || method === 'PUT' ? { payload: {} } : {}) },
  });
  return [
    request('GET', 'competitions', deskPaths.competitions),
    request('POST', 'competitions', deskPaths.competitions),
    request('GET', 'competition-basis', deskPaths.competitionBasis),
    request('POST', 'seasons', deskPaths.seasons),
    request('PUT', 'seasons/{seasonId}', deskPaths.season(1)),
    request('DELETE', 'seasons/{seasonId}', deskPaths.season(1)),
    request('PUT', 'seasons/{seasonId}/current', deskPaths.currentSeason(1)),
    request('GET', 'competitions/{competitionId}', deskPaths.competition(1)),
    request('PUT', 'competitions/{competitionId}', deskPaths.competition(1)),
    request('DELETE', 'competitions/{competitionId}', deskPaths.competition(1)),
    request('PUT', 'competitions/{competitionId}/rules', deskPaths.rules(1)),
    request('GET', 'competitions/{competitionId}/moments', deskPaths.moments(1)),
    request(
      'GET',
      'competitions/{competitionId}/moments/{gameweek}/{kind}/{format}.png',
      deskPaths.moment(1, 1, { kind: 'gameweek', format: 'story' }),
    ),
    request('GET', 'competitions/{competitionId}/moments/{gameweek}.zip', deskPaths.momentsZip(1, 1)),
    request('POST', 'competitions/{competitionId}/teams', deskPaths.entries(1)),
    request('PUT', 'competitions/{competitionId}/teams/{teamId}', deskPaths.entry(1, 1)),
    request('DELETE', 'competitions/{competitionId}/teams/{teamId}', deskPaths.entry(1, 1)),
    request('POST', 'competitions/{competitionId}/deductions', deskPaths.deductions(1)),
    request('PUT', 'deductions/{deductionId}', deskPaths.deduction(1)),
    request('DELETE', 'deductions/{deductionId}', deskPaths.deduction(1)),
    request('GET', 'competitions/{competitionId}/best-teams/{of}', deskPaths.bestTeam(1, 1)),
    request('PUT', 'competitions/{competitionId}/best-teams/{of}', deskPaths.bestTeam(1, 'season')),
    request('DELETE', 'competitions/{competitionId}/best-teams/{of}', deskPaths.bestTeam(1, 1)),
    request('GET', 'competitions/{competitionId}/awards', deskPaths.awards(1)),
    request('POST', 'competitions/{competitionId}/awards', deskPaths.awards(1)),
    request('PUT', 'awards/{awardId}', deskPaths.award(1)),
    request('DELETE', 'awards/{awardId}', deskPaths.award(1)),
  ];
}
