import type { Catalogue } from './translate.ts';

export const en: Catalogue = {
  'home.head.title': '{league}. Mini football in {city}',
  'home.head.description':
    'Live scores, standings, top scorers and news of mini football in {city}: six a side, two halves of 25 minutes.',
  'home.title': 'Sunday night. The floodlights are on.',
  'notFound.title': 'There is no such page',
  'notFound.text': 'The address is wrong, or the page has moved.',
  'crash.title': 'Unexpected Application Error!',
  'crash.text': 'Something broke on our side. Please start again from the home page.',
  'crash.home': 'Back to the home page',
};
