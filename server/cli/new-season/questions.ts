import { addDays, weekdayOf } from '#domain/formatting/sofia-time.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import { refuseNonEmptyFolder } from '#server/league-files/folder/write-folder.ts';
import { seasonKey, teamKey } from '#server/league-files/new-season/season-tables.ts';
import { areGroupsDrawn, FORMATS, PACES, type Answers } from './answers.ts';
import * as read from './read-answers.ts';

export interface Question {
  /** `folder` is the argument of the command; the others are options. */
  name: string;
  /** The option's value, in the help. */
  placeholder: string;
  /** The option's description, in the help. */
  help: string;
  /** The question. */
  prompt: string;
  /** The teams come line by line; each is checked as soon as it is typed. */
  isList?: true;
  /** Whether to ask it, after the answers so far. */
  applies?(known: Answers): boolean;
  /** The default; null where an answer is required. */
  defaultAnswer(known: Answers, today: string): string | null;
  /** Throws an AnswerProblem. */
  read(text: string, known: Answers): Partial<Answers>;
}

const hasKnockout = ({ format, qualifiers }: Answers) => format === 'knockout' || qualifiers > 0;
const hasTable = ({ format }: Answers) => format !== 'knockout';
const earlier = (a: string, b: string) => (a < b ? a : b);
const later = (a: string, b: string) => (a > b ? a : b);
/** From August to July, or a calendar year. */
const defaultStart = ({ yearStart, yearEnd }: Answers) => `${yearStart}-${yearStart < yearEnd ? '08' : '01'}-01`;
const defaultEnd = ({ yearStart, yearEnd }: Answers) => `${yearEnd}-${yearStart < yearEnd ? '07' : '12'}-31`;

/** In the order in which they are asked: an answer may depend on earlier ones. */
export const QUESTIONS: readonly Question[] = [
  {
    name: 'competition',
    placeholder: 'NAME',
    help: 'its name; otherwise that of the home league',
    prompt: 'Name of the competition',
    defaultAnswer: ({ homeLeague }) => homeLeague,
    read: (text) => ({ competition: read.readName(text) }),
  },
  {
    name: 'season',
    placeholder: 'YEARS',
    help: '2026/2027, or 2027; otherwise the one that is near',
    prompt: 'Season, such as 2026/2027 or 2027',
    defaultAnswer: (_known, today) => {
      const year = Number(today.slice(0, 4)) - (today.slice(5, 7) < '06' ? 1 : 0);
      return seasonName({ yearStart: year, yearEnd: year + 1 });
    },
    read: read.readSeason,
  },
  {
    name: 'folder',
    placeholder: '',
    help: '',
    prompt: 'Folder for the files',
    defaultAnswer: (known) => `${teamKey(known.competition)}-${seasonKey(known)}`,
    read: (text) => {
      const folder = text.trim();
      if (folder === '') throw new read.AnswerProblem('a folder is needed');
      refuseNonEmptyFolder(folder);
      return { folder };
    },
  },
  {
    name: 'format',
    placeholder: FORMATS.join('|'),
    help: 'everybody against everybody; that in groups; or a knockout. Otherwise league',
    prompt: `How is it played (${FORMATS.join(', ')})`,
    defaultAnswer: () => 'league',
    read: (text) => ({ format: read.readChoice(text, FORMATS) }),
  },
  {
    name: 'teams',
    placeholder: 'FILE',
    help: 'the teams, one a line, in the order of their seeds; "team; group" where the groups are drawn already',
    prompt: 'Teams, one a line, the best first ("team; group" where the groups are drawn); an empty line ends the list',
    isList: true,
    defaultAnswer: () => null,
    read: (text, known) => ({ teams: read.readTeams(text, known) }),
  },
  {
    name: 'groups',
    placeholder: 'N',
    help: 'how many; the teams are dealt out by their seeds. Otherwise as many as give each about four',
    prompt: 'How many groups',
    applies: (known) => known.format === 'groups' && !areGroupsDrawn(known),
    defaultAnswer: (known) => String(Math.min(read.maxGroups(known), Math.max(2, Math.round(known.teams.length / 4)))),
    read: (text, known) => ({ groupCount: read.readNumber(text, 2, read.maxGroups(known)) }),
  },
  {
    name: 'going-on',
    placeholder: 'N',
    help: 'how many of each group go on to the knockout; 0 for no knockout. Otherwise 2, or 1 of many groups',
    prompt: 'How many of each group go on to the knockout (0: there is none)',
    applies: ({ format }) => format === 'groups',
    defaultAnswer: (known) => String(Math.min(2, read.maxAdvancing(known))),
    read: (text, known) => ({ qualifiers: read.readNumber(text, 0, read.maxAdvancing(known)) }),
  },
  {
    name: 'legs',
    placeholder: '1|2',
    help: 'how often everybody meets, home and away changing over; otherwise 2, in groups 1',
    prompt: 'How often does everybody meet (1, 2)',
    applies: hasTable,
    defaultAnswer: ({ format }) => (format === 'league' ? '2' : '1'),
    read: (text) => ({ twice: read.readNumber(text, 1, 2) === 2 }),
  },
  {
    name: 'tie-legs',
    placeholder: '1|2',
    help: 'how many matches a knockout tie has, home and away changing over; the final has one. Otherwise 1',
    prompt: 'How many matches has a knockout tie (1, 2)',
    applies: hasKnockout,
    defaultAnswer: () => '1',
    read: (text) => ({ twoLegs: read.readNumber(text, 1, 2) === 2 }),
  },
  {
    name: 'third-place',
    placeholder: 'yes|no',
    help: 'whether the losers of the semi-finals play for third place; otherwise no',
    prompt: 'Is there a match for third place (yes, no)',
    applies: hasKnockout,
    defaultAnswer: () => 'no',
    read: (text) => ({ thirdPlace: read.readChoice(text, ['yes', 'no']) === 'yes' }),
  },
  {
    name: 'weekdays',
    placeholder: 'LIST',
    help: 'days on which matches are played: sat,sun or сб,нд; otherwise sunday',
    prompt: 'Weekdays that are played, such as sat, sun',
    defaultAnswer: () => 'sunday',
    read: (text) => ({ weekdays: read.readWeekdays(text) }),
  },
  {
    name: 'pace',
    placeholder: PACES.join('|'),
    help: 'a round takes a week, over all its weekdays, or every such day has a round; otherwise week',
    prompt: `A round every (${PACES.join(', ')})`,
    applies: ({ weekdays }) => weekdays.length > 1,
    defaultAnswer: () => 'week',
    read: (text) => ({ pace: read.readChoice(text, PACES) }),
  },
  {
    name: 'first-day',
    placeholder: 'DAY',
    help: 'nothing is played before: 2026-03-15 or 15.3.2026; otherwise in two weeks, or when the season starts',
    prompt: 'First day',
    defaultAnswer: (known, today) => {
      const { weekdays } = known;
      let day = later(addDays(today, 14), defaultStart(known));
      while (!weekdays.includes(weekdayOf(day))) day = addDays(day, 1);
      return day;
    },
    read: (text, known) => ({ firstDay: read.readFirstDay(text, known) }),
  },
  {
    name: 'days-off',
    placeholder: 'LIST',
    help: 'days without matches, and stretches: 2027-03-03,2026-12-14..2027-02-28; otherwise none',
    prompt: 'Days off, such as 2027-03-03, 2026-12-14..2027-02-28',
    defaultAnswer: () => 'none',
    read: (text) => ({ daysOff: read.readDaysOff(text) }),
  },
  {
    name: 'extra-time',
    placeholder: 'yes|no',
    help: 'whether a level knockout match has extra time before penalties; otherwise yes',
    prompt: 'Does a level knockout match have extra time before penalties (yes, no)',
    applies: hasKnockout,
    defaultAnswer: () => 'yes',
    read: (text) => ({ extraTime: read.readChoice(text, ['yes', 'no']) === 'yes' }),
  },
  {
    name: 'half-minutes',
    placeholder: 'N',
    help: 'length of a half; otherwise 25',
    prompt: 'Minutes of a half',
    defaultAnswer: () => '25',
    read: (text) => ({ halfMinutes: read.readNumber(text, 1, 45) }),
  },
  {
    name: 'pitches',
    placeholder: 'LIST',
    help: 'by name, with commas between; otherwise one, "Терен 1"',
    prompt: 'Pitches, with commas between',
    defaultAnswer: () => 'Терен 1',
    read: (text) => ({ pitches: read.readPitches(text) }),
  },
  {
    name: 'times',
    placeholder: 'LIST',
    help: 'kick-offs of a day: 10:00,11:00; otherwise as many from 10:00 on as a round needs',
    prompt: 'Kick-off times of a day',
    defaultAnswer: read.defaultTimes,
    read: (text, known) => ({ times: read.readTimes(text, known) }),
  },
  {
    name: 'season-starts',
    placeholder: 'DAY',
    help: 'otherwise 1 August, or 1 January of a season within a year, or the first match if that is earlier',
    prompt: 'First day of the season',
    defaultAnswer: (known) => earlier(defaultStart(known), read.firstMatchDay(known)),
    read: (text, known) => ({ startsOn: read.readSeasonStart(text, known) }),
  },
  {
    name: 'season-ends',
    placeholder: 'DAY',
    help: 'otherwise 31 July, or 31 December, or the last match if that is later',
    prompt: 'Last day of the season',
    defaultAnswer: (known) => later(defaultEnd(known), read.lastMatchDay(known)),
    read: (text, known) => ({ endsOn: read.readSeasonEnd(text, known) }),
  },
];
