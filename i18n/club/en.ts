import type { Translated } from '#i18n/translate.ts';
import type { clubBg } from './bg.ts';
import { managersEn } from './managers/en.ts';
import { registrationsEn } from './registrations/en.ts';
import { homeEn } from './home/en.ts';
import { requestsEn } from './requests/en.ts';
import { squadEn } from './squad/en.ts';

export const clubEn: Translated<typeof clubBg> = {
  ...managersEn,
  ...registrationsEn,
  ...requestsEn,
  ...homeEn,
  ...squadEn,
  'club.leaveTitle': 'Leaving {team}',
  'club.leaveText': 'You will not be a manager of the team any more. Only a new invitation brings you back.',
  'club.takeBackTitle': 'The invitation for {name}',
  'club.takeBackText': 'The link stops working.',
  'club.keep': 'Keep it',
  'club.noNetwork': 'No network. Try again later.',
  'club.notDone': 'That did not work. Try again.',
};
