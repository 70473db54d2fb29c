import {
  AWARD_TYPES,
  classifyAward,
  BEST_TEAM_TYPES,
  OCCASION_AWARDS,
  SEASON_AWARDS,
  TEAM_AWARDS,
} from '#domain/player/award.ts';
import { foreignPictures } from '#domain/rich-text/foreign-pictures.ts';
import { pictureKeys } from '#domain/rich-text/picture-key.ts';
import { isWebAddress } from '#domain/rich-text/safe-address.ts';
import { asText } from '#server/db/league-tables/league-table.ts';
import { choice, day, flag, instant, integer, list, text } from '#server/league-files/folder/cells.ts';
import { slug } from '#domain/formatting/plain-latin.ts';
import { because } from '#server/league-files/folder/problems.ts';
import {
  column,
  derived,
  gameweek,
  inSeason,
  picture,
  reference,
  required,
  withDefault,
  type TableFile,
} from '#server/league-files/folder/table-file.ts';
import { key, joinedKey, latinName, name, number } from './shared-columns.ts';

const notes = [
  column('notes_bg', text, 'a few words in Bulgarian'),
  column('notes_en', text, 'the same in English'),
  picture('picture', 'a picture'),
];

const inTeam = (name: string, description: string) => reference(name, 'players', description, { required: true });

const place = (name: string, description: string) => withDefault(name, flag, false, description);

const sponsors: TableFile = {
  name: 'sponsors',
  table: 'sponsors',
  description: 'Who supports the league, where that is shown, and from when to when.',
  identity: ['key'],
  columns: [
    name,
    latinName,
    picture('logo', 'the logo'),
    column('link', text, 'the address of its site'),
    place('in_footer', 'in the foot of every page'),
    place('on_competitions', 'on the pages of competitions'),
    place('on_teams', 'on the pages of teams'),
    place('on_match_pictures', 'on the pictures of matches that are shared'),
    column('starts_on', day, 'the first day on which it is shown'),
    column('ends_on', day, 'the last'),
    withDefault('position', integer(1, 99), 1, 'lower ones stand first'),
    key(),
  ],
  check: ({ starts_on: start = null, ends_on: end = null, link = null }) => {
    if (link !== null && !isWebAddress(asText(link))) return ['link', because('notWebAddress')];
    return start !== null && end !== null && asText(end) < asText(start)
      ? ['ends_on', because('endBeforeStart')]
      : null;
  },
};

const galleries: TableFile = {
  name: 'galleries',
  table: 'galleries',
  description: 'Galleries of photos: each of one match, of one gameweek, or of an event with a title and a day.',
  identity: ['key'],
  columns: [
    required('key', text, 'the name by which photos and later imports refer to it; it should never change'),
    reference('match', 'matches', 'key of the match'),
    column('competition', text, 'the competition of the gameweek', { stored: null, refers: 'competitions' }),
    column('season', text, 'its season', { stored: null, refers: 'seasons' }),
    gameweek({}),
    column('title_bg', text, 'what an event is called, in Bulgarian'),
    column('title_en', text, 'the same in English'),
    column('held_on', day, 'the day of an event'),
    column('photographer', text, 'who took the photos; public'),
    number,
  ],
  unique: [['number'], ['match'], ['competition', 'season', 'gameweek']],
  check: ({
    match = null,
    gameweek: week = null,
    title_bg: title = null,
    title_en: en = null,
    held_on: heldOn = null,
  }) => {
    if ([match, week, title].filter((of) => of !== null).length !== 1) return ['match', because('galleryOfOne')];
    return (title === null) === (heldOn === null) && (title !== null || en === null)
      ? null
      : ['held_on', because('eventHasDay')];
  },
};

const photos: TableFile = {
  name: 'photos',
  table: 'photos',
  description: 'The photos of galleries: the largest picture, and smaller ones and AVIF if there are any.',
  identity: ['key'],
  columns: [
    reference('gallery', 'galleries', 'key of the gallery', { required: true }),
    derived('position', integer(1), 'its place in the gallery', {
      description: 'that of its line',
      of: (row, { numberWithin }) => numberWithin(asText(row['gallery'])),
    }),
    reference('picture', 'media', 'the largest picture', { required: true }),
    picture('large_avif', 'the same as AVIF'),
    picture('medium', 'a smaller one'),
    picture('medium_avif', 'the same as AVIF'),
    picture('small', 'the smallest'),
    picture('small_avif', 'the same as AVIF'),
    column('caption_bg', text, 'what is written under it, in Bulgarian'),
    column('caption_en', text, 'the same in English'),
    key('gallery and picture', (row) => slug(joinedKey('gallery', 'picture')(row))),
  ],
  unique: [['gallery', 'picture']],
};

export const pressTables: readonly TableFile[] = [
  sponsors,
  galleries,
  photos,
  {
    name: 'news',
    table: 'news',
    description: 'Articles: `news/KEY.bg.md` and `news/KEY.en.md`, or one of the two.',
    identity: ['key'],
    columns: [
      required('key', text, 'the name of the file'),
      required('title_bg', text, 'title in Bulgarian', { empty: '' }),
      required('title_en', text, 'title in English', { empty: '' }),
      column('summary_bg', text, 'summary in Bulgarian'),
      column('summary_en', text, 'summary in English'),
      required('author', text, 'who wrote it'),
      column('tags', list(text), 'tags', { empty: [], fallback: { description: 'none', of: () => [] } }),
      picture('picture', 'its picture'),
      column('alt_bg', text, 'what the picture shows, in Bulgarian'),
      column('alt_en', text, 'what the picture shows, in English'),
      column('focus_x', integer(0, 100), 'what of the picture stays visible, in percent from the left'),
      column('focus_y', integer(0, 100), 'the same from the top'),
      reference('competition', 'competitions', 'the competition that it is about'),
      reference('team', 'teams', 'the team that it is about'),
      reference('second_team', 'teams', 'the other team'),
      reference('match', 'matches', 'key of the match that it is about'),
      column('published_at', instant, 'when it appears; empty for a draft'),
      derived('updated_at', instant, 'when it was last changed', {
        description: 'when it appears',
        of: (row) => row['published_at'] ?? null,
      }),
      required('content_bg', text, 'the text in Bulgarian, as HTML', { empty: '' }),
      required('content_en', text, 'the text in English, as HTML', { empty: '' }),
      number,
    ],
    unique: [['number']],
    check: (row, { factsOf }) => {
      if ((row['focus_x'] === null) !== (row['focus_y'] === null)) return ['focus_x', because('focusHalf')];
      for (const column of ['content_bg', 'content_en'])
        for (const key of pictureKeys(asText(row[column])))
          if (!factsOf('media', [key])) return [column, because('noPicture', { written: key })];
      for (const column of ['content_bg', 'content_en'])
        for (const address of foreignPictures(asText(row[column])))
          return [column, because('foreignPicture', { written: address }), 'note'];
      return null;
    },
  },
  {
    name: 'awards',
    table: 'awards',
    description: 'Awards of seasons, months, weeks and matches.',
    identity: ['key'],
    columns: [
      ...inSeason,
      required('subtype', choice([...TEAM_AWARDS, ...SEASON_AWARDS, ...OCCASION_AWARDS]), 'what it is given for'),
      derived('type', choice(AWARD_TYPES), 'its heading', {
        description: 'by the subtype',
        of: (row) => classifyAward(null, asText(row['subtype'])),
      }),
      gameweek({}),
      reference('match', 'matches', 'key of the match'),
      reference('team', 'teams', 'the team that won it, or the player’s'),
      reference('player', 'players', 'the player who won it'),
      required('awarded_on', day, 'when'),
      ...notes,
      key('competition, season, award and winner', (row) =>
        slug(
          joinedKey(
            'competition',
            'season',
            'subtype',
            'gameweek',
            'match',
            row['player'] === null ? 'team' : 'player',
          )(row),
        ),
      ),
    ],
    check: ({ team, player }) => (team === null && player === null ? ['player', because('nobodyWon')] : null),
  },
  {
    name: 'best-teams',
    table: 'compositions',
    description: 'Teams of the week, of the season, of the year: six players in their places.',
    identity: ['key'],
    columns: [
      ...inSeason,
      derived('type', choice(BEST_TEAM_TYPES), 'of what', {
        description: '`TEAM_OF_THE_WEEK` with a gameweek, otherwise `TEAM_OF_THE_SEASON`',
        of: (row) => (row['gameweek'] === null ? 'TEAM_OF_THE_SEASON' : 'TEAM_OF_THE_WEEK'),
      }),
      gameweek({}),
      inTeam('goalkeeper', 'the goalkeeper'),
      inTeam('first_defender', 'a defender'),
      inTeam('second_defender', 'the other'),
      inTeam('midfielder', 'the midfielder'),
      inTeam('first_forward', 'a forward'),
      inTeam('second_forward', 'the other'),
      ...notes,
      required('created_on', day, 'when it was chosen'),
      key('competition, season and week', (row) => slug(joinedKey('competition', 'season', 'type', 'gameweek')(row))),
    ],
    unique: [['competition', 'season', 'gameweek']],
    reinsertsChanged: true,
    check: ({ type, gameweek: week }) =>
      (type === 'TEAM_OF_THE_WEEK') === (week !== null) ? null : ['gameweek', because('weekOnlyOfWeek')],
  },
];
