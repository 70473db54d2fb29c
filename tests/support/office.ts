import { expect, vi } from 'vitest';
import type { BanFields } from '#contract/desk/bans.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { MemberFields, Moved, MoveRequest, Player, PlayerFields, SavedPlayer } from '#contract/desk/players.ts';
import type { SavedTeam, SquadMember, Team, TeamFields } from '#contract/desk/teams.ts';
import type { Journal } from '#contract/desk/people.ts';
import { checkLeague } from '#server/check/check-league.ts';
import { NOTHING_KNOWN } from '#domain/team/nothing-known.ts';
import type { FaultCode } from '#server/check/faults.ts';
import type { DeskLeague } from './desk-league.ts';
import { signInAs, type Device } from './desk-people.ts';

export const TEAM: TeamFields = { ...NOTHING_KNOWN, name: 'Нов отбор', nameLatin: null, shortName: 'НОВ' };

export const PLAYER: PlayerFields = {
  name: 'Кристиян Недев',
  nameLatin: null,
  birthdate: '2000-10-11',
  nationality: 'BG',
  position: 'FWD',
  picture: null,
  hidden: false,
};

export const BAN: BanFields = {
  competitionId: null,
  startsOn: '2026-03-10',
  endsOn: null,
  matches: 4,
  decision: '14',
  reasonBg: 'удар без топка',
  reasonEn: 'off the ball',
  liftedOn: null,
};

export interface Refusal {
  status: number;
  reason?: string | undefined;
  field?: string | undefined;
}

/** The office in the hands of an organiser. */
export async function openOffice(league: DeskLeague, name = 'Мария') {
  const device = await signInAs(league, 'organiser', { name });

  /** Must be allowed; waits until the public site knows. */
  async function send<Answer>(method: Parameters<Device['send']>[0], url: string, payload?: object): Promise<Answer> {
    const sent = await device.send(method, url, payload);
    expect([method, url, sent.statusCode < 300, sent.body]).toEqual([method, url, true, sent.body]);
    return (sent.statusCode === 204 ? undefined : sent.json()) as Answer;
  }

  async function change<Answer>(method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object): Promise<Answer> {
    const before = league.notified.length;
    const answer = await send<Answer>(method, url, payload);
    await vi.waitUntil(() => league.notified.length > before, { interval: 2, timeout: 10_000 });
    return answer;
  }

  async function refused(method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object): Promise<Refusal> {
    const sent = await device.send(method, url, payload);
    const { error, reason, field } = sent.json<{ error: string; reason?: string; field?: string }>();
    expect(error).toMatch(/^[A-Z][^\n]+$/);
    return { status: sent.statusCode, reason, ...(field === undefined ? {} : { field }) };
  }

  const team = (key: string | number) =>
    send<Team>('GET', deskPaths.team(typeof key === 'number' ? key : league.id('teams', key)));

  async function member(teamKey: string, playerKey: string | number): Promise<SquadMember> {
    const playerId = typeof playerKey === 'number' ? playerKey : league.player(playerKey);
    const found = (await team(teamKey)).squad.find((one) => one.playerId === playerId && one.fields.leftOn === null);
    if (!found) throw new Error(`${playerKey} is not in ${teamKey}`);
    return found;
  }

  return {
    device,
    send,
    change,
    refused,
    team,
    member,
    createTeam: (fields: Partial<TeamFields>) => change<SavedTeam>('POST', deskPaths.teams, { ...TEAM, ...fields }),
    editTeam: async (key: string | number, fields: Partial<TeamFields>) => {
      const { id, fields: before, version } = await team(key);
      return change<SavedTeam>('PUT', deskPaths.team(id), { ...before, ...fields, version });
    },
    createPlayer: (fields: Partial<PlayerFields>, squad: object | null = null) =>
      change<SavedPlayer>('POST', deskPaths.players, { ...PLAYER, ...fields, squad }),
    player: (id: number) => send<Player>('GET', deskPaths.player(id)),
    editing: async (teamKey: string, playerKey: string | number, fields: Partial<MemberFields>) => {
      const one = await member(teamKey, playerKey);
      return [
        'PUT',
        deskPaths.membership(one.membershipId),
        { ...one.fields, ...fields, version: one.version },
      ] as const;
    },
    moving: async (teamKey: string, playerKey: string | number, move: Partial<MoveRequest>) => {
      const { membershipId, playerId } = await member(teamKey, playerKey);
      return [
        'POST',
        deskPaths.moves(playerId),
        { membershipId, kind: 'transfer', on: '2026-03-23', ...move },
      ] as const;
    },
    undo: (playerId: number, { version }: Moved) =>
      change<Moved>('DELETE', `${deskPaths.lastMove(playerId)}?version=${version}`),
    journal: async (subject?: string) =>
      (await send<Journal>('GET', deskPaths.journal + (subject ? `?subject=${subject}` : ''))).entries,
  };
}
export type OfficeClient = Awaited<ReturnType<typeof openOffice>>;

const IMPOSSIBLE: readonly FaultCode[] = ['player-in-two-teams', 'shirt-number-twice', 'player-twice-in-squad'];

/** What `delta check` finds of what no command may bring about. */
export async function impossibleStates(league: DeskLeague) {
  const { findings } = await checkLeague(league.database.db, league.now());
  return findings
    .filter(({ code }) => IMPOSSIBLE.includes(code))
    .map(({ code, name, what }) => `${code}: ${name}, ${what}`);
}
