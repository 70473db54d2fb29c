import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { deskPaths } from '#contract/desk/paths.ts';
import type { OpenedLink, SendRegistration, TeamLink } from '#contract/desk/registrations.ts';
import type { DeskLeague } from './desk-league.ts';
import { codeIn, sendAsProgram, sendFrom } from './desk-people.ts';

export const newToken = (): string => randomBytes(18).toString('base64url');

/** A team's link, made anew: the one before has ended. */
export async function makeTeamLink(league: DeskLeague, teamKey: string): Promise<string> {
  const url = deskPaths.teamLink(league.id('teams', teamKey));
  const sent = await sendAsProgram(league, { method: 'POST', url });
  return codeIn(sent.json<TeamLink>().link?.address ?? '');
}

const sendOpen = (league: DeskLeague, url: string, payload: object) =>
  sendFrom(league, undefined, { method: 'POST', url, payload });

export const openTeamLink = (league: DeskLeague, code: string) => sendOpen(league, deskPaths.openTeamLink, { code });
export const register = (league: DeskLeague, registration: object) =>
  sendOpen(league, deskPaths.openRegistrations, registration);
export const readOwn = (league: DeskLeague, token: string) => sendOpen(league, deskPaths.ownRegistration, { token });

const PHOTO = sharp({ create: { width: 64, height: 64, channels: 3, background: '#385' } })
  .jpeg()
  .toBuffer();

/** An adult with a photo. */
export async function registration(
  league: DeskLeague,
  code: string,
  more: Partial<SendRegistration> = {},
): Promise<SendRegistration> {
  const { consent } = (await openTeamLink(league, code)).json<OpenedLink>();
  return {
    code,
    token: newToken(),
    firstName: 'Живко',
    lastName: 'Атанасов',
    birthdate: '2001-11-07',
    position: 'DEF',
    shirtNumber: 66,
    photo: (await PHOTO).toString('base64'),
    consent: consent?.edition ?? 1,
    parent: null,
    language: 'bg',
    ...more,
  };
}

export const PARENT: NonNullable<SendRegistration['parent']> = {
  name: 'Силвия Русева',
  contact: '0887 604 215',
  signature: { kind: 'drawn', strokes: [[100, 300, 200, 120, 320, 310, 500, 200]] },
};
