import { managersBg } from './managers/bg.ts';
import { registrationsBg } from './registrations/bg.ts';
import { homeBg } from './home/bg.ts';
import { requestsBg } from './requests/bg.ts';
import { squadBg } from './squad/bg.ts';

/** Texts of the club: downloaded with its screens, beside those of the desk. */
export const clubBg = {
  ...managersBg,
  ...registrationsBg,
  ...requestsBg,
  ...homeBg,
  ...squadBg,
  'club.leaveTitle': 'Напускаш {team}',
  'club.leaveText': 'Няма да си ръководител на отбора. Обратно влизаш само с нова покана.',
  'club.takeBackTitle': 'Поканата за {name}',
  'club.takeBackText': 'Връзката спира да важи.',
  'club.keep': 'Остави',
  'club.noNetwork': 'Няма мрежа. Опитай пак по-късно.',
  'club.notDone': 'Не стана. Опитай пак.',
} as const;
