import type { Translated } from '#i18n/translate.ts';
import type { inboxBg } from './bg.ts';

export const inboxEn: Translated<typeof inboxBg> = {
  'inbox.today': 'Today',
  'inbox.week': 'This week',
  'inbox.earlier': 'Earlier',
  'inbox.new': { one: '{count} new', other: '{count} new' },
  'inbox.isNew': 'new',
  'inbox.none': 'No messages yet',
  'inbox.noneText': 'What the league has to tell you comes here: a new time, a ban, a notice of the organiser.',
  'inbox.older': 'Older',
  'inbox.message': 'Message',
  'inbox.gone': 'This message is not here.',
  'inbox.organiser': '{name}, organiser',
  'inbox.league': 'From the league',
  'inbox.sentAt': '{to}, {when}',
  'inbox.from': '{name} {to}: {text}',
  'inbox.to.managers': 'to all managers',
  'inbox.to.competition': 'to the managers in {competition}',
  'inbox.to.teams': 'to the managers of the team',
  'inbox.to.volunteers': 'to the scorers',
  'inbox.match': 'The match',
  'inbox.document': 'Document of the league',
  'inbox.copy': 'Copy for the chat',
  'inbox.copied': 'Copied',
  'inbox.failed': 'The messages did not load.',
};
