import type { Translated } from '#i18n/translate.ts';
import type { requestsBg } from './bg.ts';

export const requestsEn: Translated<typeof requestsBg> = {
  'request.age': 'age {age}',
  'request.release': 'leaves on {day}',
  'request.number': 'number {number}',
  'request.noNumber': 'no number',
  'request.data.position': 'position {position}',
  'request.data.noPosition': 'no position',
  'request.data.captain': 'captain',
  'request.data.notCaptain': 'no captain any more',
  'request.data.picture': 'a new photo',
  'request.data.noPicture': 'no photo',
  'request.teamData': 'data of the team',
  'request.transfer': 'transfer from {team}, on {day}',
  'request.waitsForTeam': '{team} may answer until {day}',
  'request.agreed': '{team} agrees',
  'request.objected': '{team} objects: {reason}',
  'request.objectedPlain': '{team} objects',
  'request.silent': '{team} did not answer',
  'position.GK': 'goalkeeper',
  'position.DEF': 'defender',
  'position.MID': 'midfielder',
  'position.FWD': 'forward',
};
