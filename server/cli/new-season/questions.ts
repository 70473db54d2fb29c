import { league } from '#league.config';
import { addDays, weekdayOf } from '#domain/formatting/sofia-time.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import { refuseFullFolder } from '../../league-files/folder/write-folder.ts';
import { seasonKey, teamKey } from '../../league-files/new-season/season-tables.ts';
import { areGroupsDrawn, FORMATS, PACES, type Answers } from './answers.ts';
import * as read from './read-answers.ts';

export interface Question {
  /** `folder` is what follows the command; the others are options. */
  name: string;
  /** What the option is given, in the help. */
  takes: string;
  /** What it is, in the help. */
  says: string;
  /** What a person is asked. */
  asks: string;
  /** The teams come line by line; each is looked at as soon as it is typed. */
  isList?: true;
  /** Whether there is anything to ask, after the answers so far. */
  applies?(known: Answers): boolean;
  /** The answer that holds when none is given; null where one is needed. */
  usual(known: Answers, today: string): string | null;
  /** Throws an AnswerProblem. */
  read(text: string, known: Answers): Partial<Answers>;
}

const hasTable = ({ format }: Answers) => format !== 'knockout';
const earlier = (a: string, b: string) => (a < b ? a : b);
const later = (a: string, b: string) => (a > b ? a : b);
/** From August to July, or a calendar year. */
const usualStart = ({ yearStart, yearEnd }: Answers) => `${yearStart}-${yearStart < yearEnd ? '08' : '01'}-01`;
const usualEnd = ({ yearStart, yearEnd }: Answers) => `${yearEnd}-${yearStart < yearEnd ? '07' : '12'}-31`;

/** In the order in which they are asked: an answer may hang on those before it. */
export const QUESTIONS: readonly Question[] = [
  {
    name: 'competition',
    takes: 'NAME',
    says: 'its name; otherwise that of the home league',
    asks: 'Name of the competition',
    usual: () => league.homeLeague,
    read: (text) => ({ competition: read.readName(text) }),
  },
  {
    name: 'season',
    takes: 'YEARS',
    says: '2026/2027, or 2027; otherwise the one that is near',
    asks: 'Season, such as 2026/2027 or 2027',
    usual: (_known, today) => {
      const year = Number(today.slice(0, 4)) - (today.slice(5, 7) < '06' ? 1 : 0);
      return seasonName({ yearStart: year, yearEnd: year + 1 });
    },
    read: read.readSeason,
  },
  {
    name: 'folder',
    takes: '',
    says: '',
    asks: 'Folder for the files',
    usual: (known) => `${teamKey(known.competition)}-${seasonKey(known)}`,
    read: (text) => {
      const folder = text.trim();
      if (folder === '') throw new read.AnswerProblem('a folder is needed');
      refuseFullFolder(folder);
      return { folder };
    },
  },
  {
    name: 'format',
    takes: FORMATS.join('|'),
    says: 'everybody against everybody; that in groups; or a knockout. Otherwise league',
    asks: `How is it played (${FORMATS.join(', ')})`,
    usual: () => 'league',
    read: (text) => ({ format: read.readChoice(text, FORMATS) }),
  },
  {
    name: 'teams',
    takes: 'FILE',
    says: 'the teams, one a line, in the order of their seeds; "team; group" where the groups are drawn already',
    asks: 'Teams, one a line, the best first ("team; group" where the groups are drawn); an empty line ends the list',
    isList: true,
    usual: () => null,
    read: (text, known) => ({ teams: read.readTeams(text, known) }),
  },
  {
    name: 'groups',
    takes: 'N',
    says: 'how many; the teams are dealt out by their seeds. Otherwise as many as give each about four',
    asks: 'How many groups',
    applies: (known) => known.format === 'groups' && !areGroupsDrawn(known),
    usual: (known) => String(Math.min(read.mostGroups(known), Math.max(2, Math.round(known.teams.length / 4)))),
    read: (text, known) => ({ groupCount: read.readNumber(text, 2, read.mostGroups(known)) }),
  },
  {
    name: 'going-on',
    takes: 'N',
    says: 'how many of each group go on to the knockout; 0 for no knockout. Otherwise 2, or 1 of many groups',
    asks: 'How many of each group go on to the knockout (0: there is none)',
    applies: ({ format }) => format === 'groups',
    usual: (known) => String(Math.min(2, read.mostGoingOn(known))),
    read: (text, known) => ({ goingOn: read.readNumber(text, 0, read.mostGoingOn(known)) }),
  },
  {
    name: 'legs',
    takes: '1|2',
    says: 'how often everybody meets, home and away changing over; otherwise 2, in groups 1',
    asks: 'How often does everybody meet (1, 2)',
    applies: hasTable,
    usual: ({ format }) => (format === 'league' ? '2' : '1'),
    read: (text) => ({ twice: read.readNumber(text, 1, 2) === 2 }),
  },
  {
    name: 'weekdays',
    takes: 'LIST',
    says: 'days on which matches are played: sat,sun or сб,нд; otherwise sunday',
    asks: 'Weekdays that are played, such as sat, sun',
    usual: () => 'sunday',
    read: (text) => ({ weekdays: read.readWeekdays(text) }),
  },
  {
    name: 'pace',
    takes: PACES.join('|'),
    says: 'a round takes a week, over all its weekdays, or every such day has a round; otherwise week',
    asks: `A round every (${PACES.join(', ')})`,
    applies: ({ weekdays }) => weekdays.length > 1,
    usual: () => 'week',
    read: (text) => ({ pace: read.readChoice(text, PACES) }),
  },
  {
    name: 'first-day',
    takes: 'DAY',
    says: 'nothing is played before: 2026-03-15 or 15.3.2026; otherwise in two weeks, or when the season starts',
    asks: 'First day',
    usual: (known, today) => {
      const { weekdays } = known;
      let day = later(addDays(today, 14), usualStart(known));
      while (!weekdays.includes(weekdayOf(day))) day = addDays(day, 1);
      return day;
    },
    read: (text, known) => ({ firstDay: read.readFirstDay(text, known) }),
  },
  {
    name: 'days-off',
    takes: 'LIST',
    says: 'days without matches, and stretches: 2027-03-03,2026-12-14..2027-02-28; otherwise none',
    asks: 'Days off, such as 2027-03-03, 2026-12-14..2027-02-28',
    usual: () => 'none',
    read: (text) => ({ daysOff: read.readDaysOff(text) }),
  },
  {
    name: 'half-minutes',
    takes: 'N',
    says: 'length of a half; otherwise 25',
    asks: 'Minutes of a half',
    usual: () => '25',
    read: (text) => ({ halfMinutes: read.readNumber(text, 1, 45) }),
  },
  {
    name: 'pitches',
    takes: 'LIST',
    says: 'by name, with commas between; otherwise one, "Терен 1"',
    asks: 'Pitches, with commas between',
    usual: () => 'Терен 1',
    read: (text) => ({ pitches: read.readPitches(text) }),
  },
  {
    name: 'times',
    takes: 'LIST',
    says: 'kick-offs of a day: 10:00,11:00; otherwise as many from 10:00 on as a round needs',
    asks: 'Kick-off times of a day',
    usual: read.usualTimes,
    read: (text, known) => ({ times: read.readTimes(text, known) }),
  },
  {
    name: 'season-starts',
    takes: 'DAY',
    says: 'otherwise 1 August, or 1 January of a season within a year, or the first match if that is earlier',
    asks: 'First day of the season',
    usual: (known) => earlier(usualStart(known), read.firstMatchDay(known)),
    read: (text, known) => ({ startsOn: read.readSeasonStart(text, known) }),
  },
  {
    name: 'season-ends',
    takes: 'DAY',
    says: 'otherwise 31 July, or 31 December, or the last match if that is later',
    asks: 'Last day of the season',
    usual: (known) => later(usualEnd(known), read.lastMatchDay(known)),
    read: (text, known) => ({ endsOn: read.readSeasonEnd(text, known) }),
  },
];
