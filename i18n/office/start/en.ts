import type { startBg } from '#i18n/office/start/bg.ts';

export const startEn: Record<keyof typeof startBg, string> = {
  'start.title': 'First steps',
  'start.means': 'from a name to the first table',
  'start.done': 'Done:',
  'start.league': 'Say which league it is',
  'start.league.why':
    'The name is on every page. All of it can be changed later in "The league", where logo and colour are, too.',
  'start.league.look': 'Logo and colour',
  'start.league.save': 'Done, this is us',
  'start.competition': 'Make the first competition',
  'start.competition.why': 'You choose teams, days and pitches. The fixtures are made for you.',
  'start.competition.way': 'New competition',
  'start.squads': 'Enter the squads',
  'start.squads.why': 'All at once, from a spreadsheet or a chat, or player by player.',
  'start.squads.way': 'Upload a list',
  'start.squads.oneByOne': 'To the teams',
  'start.people': 'Invite somebody else',
  'start.people.why': 'A second organiser, so that the league does not depend on one; scorers for the matches.',
  'start.people.way': 'Invite',
  'start.article': 'Write the first article',
  'start.article.why': 'When it begins and who plays.',
  'start.article.way': 'New article',
  'start.result': 'Enter the first result',
  'start.result.why': 'The table begins with it.',
  'start.result.way': 'To the calendar',
};
