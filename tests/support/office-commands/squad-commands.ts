import { deskPaths } from '#contract/desk/paths.ts';
import { apiPaths } from '#contract/paths.ts';
import { PLAYER, TEAM } from '#tests/support/office.ts';
import { inLeague, type CommandCase, type Given } from './command-case.ts';

/** Teams, players and their squads. */
export function squadCommands(get: Given): CommandCase[] {
  const { player, team, answer, idOf, search, squad } = inLeague(get);
  return [
    [
      'post /api/office/teams',
      async () => ({ what: 'create_team', url: deskPaths.teams, payload: { ...TEAM }, seenAt: search(TEAM.name) }),
    ],
    [
      'put /api/office/teams/{teamId}',
      async () => {
        const { id: teamId, fields, version } = await get().office.team('balik');
        const payload = { ...fields, city: 'Каварна', version };
        return { what: 'edit_team', url: deskPaths.team(teamId), payload, seenAt: apiPaths.team(teamId) };
      },
    ],
    [
      'post /api/office/players',
      async () => {
        const payload = {
          ...PLAYER,
          squad: { teamId: team('balik'), shirtNumber: 77, joinedOn: '2026-03-01', captain: false },
          isAnother: false,
        };
        return { what: 'create_player', url: deskPaths.players, payload, seenAt: squad('balik') };
      },
    ],
    [
      'put /api/office/players/{playerId}',
      async () => {
        const { fields, version } = await get().office.player(player('petar'));
        const payload = { ...fields, name: 'Петър Железов', version };
        return {
          what: 'edit_player',
          url: deskPaths.player(player('petar')),
          payload,
          seenAt: apiPaths.player(player('petar')),
        };
      },
    ],
    [
      'put /api/office/memberships/{membershipId}',
      async () => {
        const [, url, payload] = await get().office.editing('balik', 'ivan', { shirtNumber: 19 });
        return { what: 'edit_player', url, payload, seenAt: squad('balik') };
      },
    ],
    [
      'post /api/office/players/{playerId}/moves',
      async () => {
        const [, url, payload] = await get().office.moving('balik', 'b7', {
          teamId: team('orlovets'),
          on: '2026-03-14',
        });
        return { what: 'move_transfer', url, payload, seenAt: squad('orlovets') };
      },
    ],
    [
      'delete /api/office/players/{playerId}/last-move',
      async () => ({
        what: 'undo_move',
        url: `${deskPaths.lastMove(player('b7'))}?version=${answer('post /api/office/players/{playerId}/moves').version}`,
        seenAt: squad('orlovets'),
      }),
    ],
    [
      'delete /api/office/memberships/{membershipId}',
      async () => {
        const added = idOf('post /api/office/players');
        const { membershipId } = await get().office.member('balik', added);
        return { what: 'remove_from_squad', url: deskPaths.membership(membershipId), seenAt: squad('balik') };
      },
    ],
    [
      'put /api/office/teams/{teamId}/squad/first-day',
      async () => ({
        what: 'date_squad',
        url: deskPaths.squadFirstDay(team('balik')),
        payload: { joinedOn: '2026-02-01' },
        seenAt: null,
      }),
    ],
    [
      'post /api/office/teams/{teamId}/squad',
      async () => {
        const payload = { playerId: idOf('post /api/office/players'), shirtNumber: 5, joinedOn: '2026-03-02' };
        return { what: 'add_to_squad', url: deskPaths.squad(team('riltsi')), payload, seenAt: squad('riltsi') };
      },
    ],
    [
      'put /api/office/players/{playerId}/declaration',
      async () => ({
        what: 'store_declaration',
        url: deskPaths.declaration(player('b1')),
        payload: { given: true },
        seenAt: null,
      }),
    ],
    [
      'post /api/office/players/{playerId}/merge',
      async () => ({
        what: 'merge_players',
        url: deskPaths.mergePlayer(player('b6')),
        payload: { otherId: player('b5') },
        seenAt: squad('balik'),
      }),
    ],
  ];
}
