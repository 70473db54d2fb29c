import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import type { ManagerInvitation } from '#contract/desk/managers.ts';
import type { Invitation, MatchLink, Session } from '#contract/desk/people.ts';
import type { Role } from '#domain/desk/permissions.ts';
import { TOKEN, type DeskLeague } from './desk-league.ts';

export const HOST = 'localhost:3001';
export const ORIGIN = `http://${HOST}`;
export const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

export interface Device {
  /** The Cookie header. */
  cookie: string;
  session: Session;
  /** A request as the app on the device sends it. */
  send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object): Promise<Sent>;
}

type Sent = Awaited<ReturnType<ReturnType<DeskLeague['desk']>['inject']>>;

export const codeIn = (link: string): string => link.split('#')[1] ?? '';

/** A request of the app, with or without a cookie. */
export function sendFrom(league: DeskLeague, cookie: string | undefined, request: InjectOptions): Promise<Sent> {
  const isChange = request.method !== undefined && request.method !== 'GET';
  return league.desk().inject({
    ...request,
    headers: {
      host: HOST,
      'user-agent': ANDROID,
      ...(isChange && { origin: ORIGIN }),
      ...(cookie !== undefined && { cookie }),
      ...request.headers,
    },
  });
}

/** A request of a program. */
export const sendAsProgram = (league: DeskLeague, request: InjectOptions): Promise<Sent> =>
  league.desk().inject({ ...request, headers: { authorization: `Bearer ${TOKEN}`, ...request.headers } });

/** A desk that nobody has used, with everything that named somebody. */
export async function forgetPeople(league: DeskLeague): Promise<void> {
  await league.database.pool.query('truncate people, match_ledger, uploads cascade');
  await league.restart();
}

export async function invitePerson(
  league: DeskLeague,
  { name = 'Иван', role, competitions = [] }: { name?: string; role: Role; competitions?: number[] },
): Promise<Invitation> {
  const payload = { name, role, competitions };
  const sent = await sendAsProgram(league, { method: 'POST', url: deskPaths.invitations, payload });
  expect({ status: sent.statusCode, body: sent.body }).toMatchObject({ status: 201 });
  return sent.json<Invitation>();
}

export async function linkMatch(league: DeskLeague, matchKey: string): Promise<MatchLink> {
  const url = deskPaths.matchLinks(league.id('matches', matchKey));
  const sent = await sendAsProgram(league, { method: 'POST', url });
  expect({ status: sent.statusCode, body: sent.body }).toMatchObject({ status: 201 });
  return sent.json<MatchLink>();
}

export const trySignIn = (league: DeskLeague, code: string, name?: string, cookie?: string): Promise<Sent> =>
  sendFrom(league, cookie, { method: 'POST', url: deskPaths.signIn, payload: { code, ...(name && { name }) } });

/** Opens a link on a device. */
export async function openLink(league: DeskLeague, link: string, name?: string): Promise<Device> {
  const sent = await trySignIn(league, codeIn(link), name);
  expect({ status: sent.statusCode, body: sent.body }).toMatchObject({ status: 200 });
  const cookie = String(sent.headers['set-cookie']).split(';', 1)[0] ?? '';
  return {
    cookie,
    session: sent.json<Session>(),
    send: (method, url, payload) => sendFrom(league, cookie, { method, url, ...(payload && { payload }) }),
  };
}

export async function inviteManager(league: DeskLeague, teamKey: string, name = 'Ради'): Promise<ManagerInvitation> {
  const url = deskPaths.managers(league.id('teams', teamKey));
  const sent = await sendAsProgram(league, { method: 'POST', url, payload: { name } });
  expect({ status: sent.statusCode, body: sent.body }).toMatchObject({ status: 201 });
  return sent.json<ManagerInvitation>();
}

/** A device on which a manager of this team is signed in. */
export const signInAsManager = async (league: DeskLeague, teamKey: string, name?: string): Promise<Device> =>
  openLink(league, (await inviteManager(league, teamKey, name)).link ?? '');

/** A device on which a person of this role is signed in. */
export const signInAs = async (
  league: DeskLeague,
  role: Role,
  more: { name?: string; competitions?: number[] } = {},
): Promise<Device> => openLink(league, (await invitePerson(league, { role, ...more })).link);
