import { actEndpoints } from './acts.ts';
import { applicationEndpoints } from './applications.ts';
import { backupEndpoints } from './backups.ts';
import { banEndpoints } from './bans.ts';
import { calendarEndpoints } from './calendar.ts';
import { clubEndpoints } from './club.ts';
import { competitionEndpoints, seasonEndpoints } from './competitions.ts';
import { downloadEndpoints, uploadEndpoints } from './files.ts';
import { honourEndpoints } from './honours.ts';
import { leagueEndpoints } from './league.ts';
import { managerEndpoints } from './managers.ts';
import { matchEndpoints } from './matches.ts';
import { messageChoiceEndpoints } from './message-choices.ts';
import { messageEndpoints } from './messages.ts';
import { momentEndpoints } from './moments.ts';
import { newsEndpoints, previewEndpoints } from './news.ts';
import { journalEndpoints, peopleEndpoints, sessionEndpoints, signInEndpoints } from './people.ts';
import { openApplicationEndpoints } from './open-applications.ts';
import { photoEndpoints } from './photos.ts';
import { pictureEndpoints } from './pictures.ts';
import { pitchEndpoints } from './pitches.ts';
import { playerEndpoints } from './players.ts';
import { privacyEndpoints } from './privacy.ts';
import { publishEndpoints } from './publish.ts';
import { openRegistrationEndpoints, registrationEndpoints } from './registrations.ts';
import { requestEndpoints } from './requests.ts';
import { resultEndpoints } from './result.ts';
import { searchEndpoints } from './search.ts';
import { sponsorEndpoints } from './sponsors.ts';
import { teamEndpoints } from './teams.ts';
import { todoEndpoints } from './todo.ts';

/** Every endpoint of the desk. */
export const deskApi = {
  ...signInEndpoints,
  ...sessionEndpoints,
  ...matchEndpoints,
  ...actEndpoints,
  ...resultEndpoints,
  ...todoEndpoints,
  ...searchEndpoints,
  ...calendarEndpoints,
  ...seasonEndpoints,
  ...competitionEndpoints,
  ...publishEndpoints,
  ...honourEndpoints,
  ...momentEndpoints,
  ...teamEndpoints,
  ...playerEndpoints,
  ...managerEndpoints,
  ...clubEndpoints,
  ...messageEndpoints,
  ...messageChoiceEndpoints,
  ...requestEndpoints,
  ...applicationEndpoints,
  ...openApplicationEndpoints,
  ...openRegistrationEndpoints,
  ...registrationEndpoints,
  ...banEndpoints,
  ...pitchEndpoints,
  ...sponsorEndpoints,
  ...newsEndpoints,
  ...previewEndpoints,
  ...pictureEndpoints,
  ...photoEndpoints,
  ...leagueEndpoints,
  ...downloadEndpoints,
  ...uploadEndpoints,
  ...backupEndpoints,
  ...peopleEndpoints,
  ...journalEndpoints,
  ...privacyEndpoints,
};
