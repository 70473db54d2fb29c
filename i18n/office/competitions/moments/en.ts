import type { Translated } from '#i18n/translate.ts';
import type { momentsBg } from '#i18n/office/competitions/moments/bg.ts';

/** Texts of the pictures that are shared after a gameweek. */
export const momentsEn = {
  'moments.none': 'No gameweek is over yet',
  'moments.noneText':
    'After the last match of a gameweek you will find pictures of its results, the table and its team here.',
  'moments.language': 'Language of the pictures',
  'moments.language.bg': 'Bulgarian',
  'moments.language.en': 'English',
  'moments.all': 'Download all',
  'moments.gameweek': 'Results',
  'moments.competition': 'Table',
  'moments.team-of-the-week': 'Team of the week',
  'moments.story': 'For a story',
  'moments.post': 'For a post',
  'moments.download': 'Download',
  'moments.noTeam': 'The team of the week is not chosen yet.',
  'moments.chooseTeam': 'Choose it',
} satisfies Translated<typeof momentsBg>;
