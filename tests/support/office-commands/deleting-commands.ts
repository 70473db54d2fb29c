import { deskPaths } from '#contract/desk/paths.ts';
import { TEAM } from '#tests/support/office.ts';
import { inLeague, type CommandCase, type Given } from './command-case.ts';

/** What was created for the others. */
export function deletingCommands(get: Given): CommandCase[] {
  const { idOf, search } = inLeague(get);
  return [
    [
      'delete /api/office/players/{playerId}',
      async () => {
        const made = await get().office.createPlayer({ name: 'Сам Самичък' });
        return { what: 'delete_player', url: deskPaths.player(made.id), seenAt: search('Сам Самичък') };
      },
    ],
    [
      'delete /api/office/teams/{teamId}',
      async () => ({
        what: 'delete_team',
        url: deskPaths.team(idOf('post /api/office/teams')),
        seenAt: search(TEAM.name),
      }),
    ],
  ];
}
