import { countdownEn } from '#i18n/countdown/en.ts';
import type { followingBg } from '#i18n/following/bg.ts';
import type { Translated } from '#i18n/translate.ts';

export const followingEn: Translated<typeof followingBg> = {
  ...countdownEn,
  'following.manage': 'What I follow',
  'following.head.title': 'My teams. {league}',
  'following.head.description': 'The teams, players and competitions that you follow, and notifications about them.',
  'following.lede':
    'Tap the star beside a team, a player or a competition and find it here. It is kept on this device only; no account needed.',
  'following.teams': 'Teams',
  'following.players': 'Players',
  'following.competitions': 'Competitions',
  'following.choose': 'Choose a team',
  'following.empty': "You're not following anyone yet",
  'following.failed': 'What you follow could not be loaded',
  'following.offer': 'Add from your other device',
  'following.offer.text': 'You will follow here too:',
  'following.offer.take': { one: 'Add it', other: 'Add them ({count})' },
  'following.offer.leave': 'Not now',
  'following.offer.known': 'You already follow everything in this link.',
  'following.carry': 'On another device',
  'following.carry.text':
    'Scan the code with your other phone or send it the link: it shows what will be added, and one tap takes it over.',
  'following.carry.qr': 'Code for another device',
  'following.carry.copy': 'Copy the link',

  'push.title': 'Notifications',
  'push.lede':
    'About the teams that you follow, straight to your phone. We keep only the address at which your browser gets them, and your choice here.',
  'push.on': 'Turn on notifications',
  'push.off': 'Stop notifications',
  'push.unsupported': 'This browser shows no notifications. On iPhone and iPad, add the site to the home screen first.',
  'push.denied': 'Notifications from this site are blocked in the browser. Allow them in its settings and try again.',
  'push.failed': 'That did not work. Check your connection and try again.',
  'push.kinds': 'Notify me about',
  'push.kind.kick-off': 'kick-off',
  'push.kind.goal': 'goals',
  'push.kind.result': 'final results',
  'push.kind.moved': 'matches that are moved',
  'push.kind.news': 'news of the team',
  'push.quiet': 'Quiet hours',
  'push.quiet.from': 'from',
  'push.quiet.until': 'until',
  'push.noTeams': 'Follow a team first: give it a star.',
};
