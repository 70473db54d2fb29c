import { deskPaths } from '#contract/desk/paths.ts';
import { apiPaths } from '#contract/paths.ts';
import { inLeague, type CommandCase, type Given } from './command-case.ts';

/** Matches and referees. */
export function matchCommands(get: Given): CommandCase[] {
  const { id, team, answer, search, calendar, match, details } = inLeague(get);
  return [
    [
      'post /api/office/referees',
      async () => ({
        what: 'create_referee',
        url: deskPaths.referees,
        payload: { name: 'Васил Пеев' },
        seenAt: search('Васил Пеев'),
      }),
    ],
    [
      'put /api/office/referees/{refereeId}',
      async () => {
        const ref = id('referees', 'ref');
        const { referees } = await calendar();
        const { version } = referees.find((candidate) => candidate.id === ref) ?? { version: '' };
        return {
          what: 'rename_referee',
          url: deskPaths.referee(ref),
          payload: { name: 'Стоян Динчев', version },
          seenAt: apiPaths.referee(ref),
        };
      },
    ],
    [
      'post /api/office/matches',
      async () => {
        const { gameweekId } = (await match('m3')).fields;
        const payload = {
          day: '2026-05-02',
          time: '18:00',
          venue: 'Терен Изток',
          refereeId: null,
          note: null,
          homeId: team('orlovets'),
          awayId: team('riltsi'),
          gameweekId,
        };
        return {
          what: 'create_match',
          url: deskPaths.officeMatches,
          payload,
          seenAt: apiPaths.teamFixtures(team('riltsi')),
        };
      },
    ],
    [
      'put /api/office/matches/{matchId}',
      async () => {
        const { id: matchId, fields, version } = await match('other');
        const payload = { ...fields, note: 'Елате по-рано', version };
        return { what: 'edit_match', url: deskPaths.officeMatch(matchId), payload, seenAt: details('other') };
      },
    ],
    [
      'delete /api/office/matches/{matchId}',
      async () => ({
        what: 'delete_match',
        url: deskPaths.officeMatch(id('matches', 's7')),
        seenAt: apiPaths.teamFixtures(team('vihar')),
      }),
    ],
    [
      'post /api/office/matches/{matchId}/restored',
      async () => ({
        what: 'restore_match',
        url: deskPaths.restoredMatch(id('matches', 's7')),
        payload: {},
        seenAt: apiPaths.teamFixtures(team('vihar')),
      }),
    ],
    [
      'post /api/office/gameweeks/{gameweekId}/postponed',
      async () => ({
        what: 'postpone_gameweek',
        url: deskPaths.postponedGameweek((await match('derby')).fields.gameweekId),
        payload: {},
        seenAt: details('derby'),
      }),
    ],
    [
      'post /api/office/withdrawals',
      async () => {
        const entries = answer('post /api/office/gameweeks/{gameweekId}/postponed')['entries'];
        return { what: 'WITHDRAWAL', url: deskPaths.withdrawals, payload: { entries }, seenAt: details('derby') };
      },
    ],
  ];
}
