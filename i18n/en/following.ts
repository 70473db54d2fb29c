import type { following as source } from '#i18n/bg/following.ts';
import type { Translated } from '#i18n/translate.ts';

export const following: Translated<typeof source> = {
  'following.manage': 'What I follow',
  'following.noMatches': 'No match is scheduled yet.',
  'following.inDays': { one: 'in {count} day', other: 'in {count} days' },
  'following.inHours': { one: 'in {count} hour', other: 'in {count} hours' },
  'following.inMinutes': 'in {time}',
  'following.head.title': 'My teams. {league}',
  'following.head.description': 'The teams, players and competitions that you follow, and notifications about them.',
  'following.lede':
    'Tap the star beside a team, a player or a competition and find it here. It is kept on this device only; no account needed.',
  'following.teams': 'Teams',
  'following.players': 'Players',
  'following.competitions': 'Competitions',
  'following.choose': 'Choose a team',
  'following.empty': 'You follow nobody yet',
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
};
