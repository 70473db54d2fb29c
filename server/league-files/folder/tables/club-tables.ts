import { POSITIONS } from '#domain/lineup/position.ts';
import { TEAM_RANKS } from '#domain/team/rank.ts';
import { asText } from '#server/db/league-tables/league-table.ts';
import { choice, day, decimal, flag, integer, list, text } from '#server/league-files/folder/cells.ts';
import { hours } from '#server/league-files/folder/hours-cells.ts';
import { shortNames } from '#domain/team/short-name.ts';
import { because } from '#server/league-files/folder/problems.ts';
import {
  column,
  derived,
  picture,
  reference,
  required,
  withDefault,
  type TableFile,
} from '#server/league-files/folder/table-file.ts';
import { country, key, latinName, joinedKey, name, number } from './shared-columns.ts';

const shirtNumber = column('shirt_number', integer(1, 99), 'the number on the shirt');
const rank = withDefault('rank', choice(TEAM_RANKS), 'MAIN', 'which of his teams this is');

const onTheMap = [
  column('address', text, 'street and town, for the way to it'),
  column('latitude', decimal(-90, 90, 6), 'on the map: 43.571234'),
  column('longitude', decimal(-180, 180, 6), 'on the map: 27.827345'),
];
const hasBothCoordinates: TableFile['check'] = ({ latitude = null, longitude = null }) =>
  (latitude === null) === (longitude === null)
    ? null
    : [latitude === null ? 'latitude' : 'longitude', because('halfCoordinates')];

export const clubTables: readonly TableFile[] = [
  {
    name: 'media',
    table: 'media',
    description:
      'Pictures: the files in the folder `media/`, known by their path without its ending. `media.csv` is needed for a picture whose size is not in the file.',
    identity: ['key'],
    facts: ['type', 'digest'],
    columns: [
      required('key', text, 'path under `media/`, without the ending'),
      required('width', integer(1, 100_000), 'in pixels'),
      required('height', integer(1, 100_000), 'in pixels'),
      required('type', text, ''),
      required('digest', text, ''),
      required('bytes', text, ''),
    ],
  },
  {
    name: 'teams',
    table: 'teams',
    description: 'Clubs.',
    identity: ['key'],
    facts: ['name', 'name_latin', 'former_names'],
    columns: [
      key(),
      name,
      latinName,
      withDefault('former_names', list(text), [], 'earlier names; a file that has one of them means this team'),
      derived('short_name', text, 'three letters', {
        description: 'the first letters of the name',
        of: (row) => shortNames([asText(row['name'])]).get(asText(row['name'])) ?? null,
      }),
      picture('badge', 'its crest'),
      column('city', text, 'where it comes from'),
      column('founded', integer(1, 9999), 'the year'),
      column('stadium', text, 'where it plays'),
      column('description_bg', text, 'a few sentences in Bulgarian'),
      column('description_en', text, 'the same in English'),
      column('instagram', text, 'address'),
      column('facebook', text, 'address'),
      column('twitter', text, 'address'),
      column('website', text, 'address'),
      picture('photo', 'the whole team'),
      column('first_color', text, 'of its shirts: #1b7f3a'),
      column('second_color', text, 'the other'),
      withDefault('contact_public', flag, false, 'whether its page names whom to call'),
      column('contact_name', text, 'whom the organisers call; public only if the line before says so'),
      column('contact_phone', text, 'his number; the same'),
      number,
    ],
    unique: [['number']],
  },
  {
    name: 'players',
    table: 'players',
    description: 'Players of all teams.',
    identity: ['key'],
    facts: ['name', 'name_latin', 'birthdate'],
    columns: [
      key(),
      name,
      latinName,
      column('birthdate', day, 'day of birth'),
      country('nationality'),
      column('position', choice(POSITIONS), 'where he plays'),
      picture('picture', 'his portrait'),
      withDefault('hidden', flag, false, 'asked not to be shown'),
      withDefault(
        'parental_declaration',
        flag,
        false,
        'of a minor: the parents have agreed; until then name and photo are not public',
      ),
      number,
    ],
    unique: [['number']],
  },
  {
    name: 'referees',
    table: 'referees',
    description: 'Referees.',
    identity: ['key'],
    facts: ['name', 'name_latin'],
    columns: [key(), name, latinName, picture('picture', 'his portrait'), number],
    unique: [['number']],
  },
  {
    name: 'places',
    table: 'places',
    description:
      'How towns are written in Latin letters on English pages if it is not their transliteration. Optional. Files of earlier releases say here where pitches are: a pitch that is new takes it over.',
    identity: ['name'],
    columns: [required('name', text, 'the town, as other files have it'), latinName, ...onTheMap],
    check: hasBothCoordinates,
  },
  {
    name: 'pitches',
    table: 'pitches',
    isNamed: true,
    description:
      'Where matches are played, and when there. Optional: a pitch that only a match names is added, and another spelling of its name is known.',
    identity: ['name'],
    columns: [
      required('name', text, 'the pitch, as matches have it'),
      column('name_latin', text, 'the name in Latin letters, if it is not its transliteration'),
      ...onTheMap,
      column('hours', hours, 'when it is available; empty: at any time'),
      column('fee', text, 'what it costs; never public'),
      withDefault('former_names', list(text), [], 'earlier names; a match that has one of them means this pitch'),
    ],
    check: hasBothCoordinates,
  },
  {
    name: 'bans',
    table: 'bans',
    description: 'Decisions of the disciplinary commission: a ban of a player until a day, or for a number of matches.',
    identity: ['key'],
    columns: [
      reference('player', 'players', 'the player', { required: true }),
      reference('competition', 'competitions', 'the competition in which it holds; empty: in all'),
      required('starts_on', day, 'the first day on which it holds'),
      column('ends_on', day, 'the last day, or `matches`'),
      column('matches', integer(1, 99), 'how many matches it costs, or `ends_on`'),
      column('decision', text, 'the number of the decision'),
      required('reason_bg', text, 'why, in Bulgarian; public'),
      withDefault('reason_en', text, '', 'why, in English; public; empty: as in Bulgarian'),
      column('lifted_on', day, 'from this day on it no longer holds'),
      key('player and first day', joinedKey('player', 'starts_on')),
    ],
    check: ({ starts_on: start, ends_on: end = null, matches = null, lifted_on: lifted = null }) => {
      if ((end === null) === (matches === null)) return ['ends_on', because('oneEndOfBan')];
      if (end !== null && asText(end) < asText(start)) return ['ends_on', because('endBeforeStart')];
      return lifted !== null && asText(lifted) < asText(start) ? ['lifted_on', because('endBeforeStart')] : null;
    },
  },
  {
    name: 'squads',
    table: 'squad_memberships',
    description: 'Which player belongs to which team, and since when.',
    identity: ['team', 'player', 'joined_on'],
    columns: [
      reference('team', 'teams', 'the team', { required: true }),
      reference('player', 'players', 'the player', { required: true }),
      shirtNumber,
      rank,
      withDefault('captain', flag, false, 'the captain of the team'),
      reference('loan_from', 'teams', 'the team that lent him'),
      derived('joined_on', day, 'his first day there', {
        description: 'since when he is in the squad; for a new one today',
        of: ({ team, player }, { joiningDay }) => joiningDay(team ?? null, player ?? null),
      }),
      column('left_on', day, 'his last'),
    ],
    check: ({ joined_on: joined, left_on: left }) =>
      left !== null && asText(left) < asText(joined) ? ['left_on', because('leavesBeforeJoining')] : null,
  },
  {
    name: 'transfers',
    table: 'transfers',
    description: 'Who moved, from where to where.',
    identity: ['key'],
    columns: [
      reference('player', 'players', 'the player', { required: true }),
      reference('from_team', 'teams', 'the team that he left; empty for none'),
      reference('to_team', 'teams', 'the team that he joined; empty for none'),
      rank,
      required('moved_on', day, 'when'),
      key('player and day', joinedKey('player', 'moved_on')),
    ],
    check: ({ from_team: from, to_team: to }) => (from === to ? ['to_team', because('movesNowhere')] : null),
  },
];
