import type { CommandCase, Given } from './command-case.ts';
import { squadCommands } from './squad-commands.ts';
import { matchCommands } from './match-commands.ts';
import { banCommands } from './ban-commands.ts';
import { competitionCommands } from './competition-commands.ts';
import { photoCommands } from './photo-commands.ts';
import { leagueCommands } from './league-commands.ts';
import { deletingCommands } from './deleting-commands.ts';

/**
 * Every change of the office once, each valid when its turn comes: what is created is edited and then deleted. They are
 * functions because most need what an earlier one has answered.
 */
export const officeCommands = (get: Given): CommandCase[] => [
  ...squadCommands(get),
  ...matchCommands(get),
  ...banCommands(get),
  ...competitionCommands(get),
  ...leagueCommands(get),
  ...photoCommands(get),
  ...deletingCommands(get),
];

/** Endpoints that store nothing of the league, or whose changes have tests of their own. */
export const NOT_COMMANDS: Record<string, string> = {
  'post /api/office/news/preview': 'shows an article that is not saved',
  'post /api/office/drawn-crests': 'draws a picture that a team may use',
  'post /api/office/galleries/{galleryId}/photos': 'takes a file; photos.test.ts',
  'post /api/office/notices': 'never public; messages.test.ts',
  'post /api/office/requests/accepted': 'what clubs ask for; requests.test.ts',
  'post /api/office/requests/{requestId}/accepted': 'what clubs ask for; requests.test.ts',
  'post /api/office/requests/{requestId}/refused': 'what clubs ask for; requests.test.ts',
  'post /api/office/requests/{requestId}/transfer': 'what clubs ask for; requests.test.ts',
  'post /api/office/personal-data/{subjectKind}/{subjectId}/erased': 'cannot be done twice; personal-data.test.ts',
  'post /api/office/players/{playerId}/withdrawn-photo': 'personal-data.test.ts',
  'post /api/office/applications/{applicationId}/accepted': 'teams that want to join; applications.test.ts',
  'post /api/office/applications/{applicationId}/refused': 'teams that want to join; applications.test.ts',
  'post /api/office/applications/{applicationId}/waiting': 'teams that want to join; applications.test.ts',
  'put /api/office/competition-seasons/{competitionSeasonId}/applications': 'applications.test.ts',
  'post /api/office/competition-seasons/{competitionSeasonId}/applications/closed': 'applications.test.ts',
  'post /api/office/announced-competitions': 'applications.test.ts',
  'post /api/office/pictures': 'stores a picture that something else may use',
  'put /api/office/players/{playerId}/declaration-file': 'never public; office-players.test.ts',
  'post /api/office/files/backups': 'makes a copy of the league',
  'post /api/office/files/uploads': 'previews; desk-files.test.ts',
  'put /api/office/files/uploads/{uploadId}': 'previews; desk-files.test.ts',
  'delete /api/office/files/uploads/{uploadId}': 'forgets a preview; desk-files.test.ts',
  'post /api/office/files/uploads/{uploadId}/import': 'ends later; desk-files.test.ts',
};

export const methodOf = (endpoint: string): 'POST' | 'PUT' | 'DELETE' =>
  endpoint.split(' ', 1)[0]?.toUpperCase() as 'POST';
