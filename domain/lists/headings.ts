import { plainText } from './clean-name.ts';

/** What a column of a list of players can hold. `player` is a whole line of a chat. */
export const COLUMN_KINDS = [
  'name',
  'firstName',
  'middleName',
  'lastName',
  'number',
  'birthDate',
  'position',
  'team',
  'joinedOn',
  'captain',
  'player',
] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

/** `counter`: which line it is. `other`: a heading of something that is not read here. `reversed`: surname first. */
type Heading = ColumnKind | 'counter' | 'anyNumber' | 'anyDay' | 'reversed' | 'other';

/** The first that fits. */
const PATTERNS: readonly [RegExp, Heading][] = [
  [/^(no по ред|по ред|пор no|поред|п no|no п|ред|пореден|row|line|п н|nn)( |$)|^пореден номер/u, 'counter'],
  [
    /(?:^| )(?:декларац|телефон|тел(?= |$)|e ?mail|имейл|поща|адрес|подпис|бележк|забележ|възраст|год(ини)?$|ръст(?= |$)|тегло|гражд|национ|държава|снимка|phone|notes?$|age$|signature|лекар|медицин|такса|картон|гол(ове|ов[аи])?(?= |$)|мач|статус|латиница|latin|напуск|излиза|ранг|капитан за)/u,
    'other',
  ],
  [
    /(картотек|регистр|присъед|трансфер|привлечен).*(дата|от|на)|(дата|от|на).*(картотек|регистр|присъед|трансфер|привлич)|^от( дата)?$|в отбора от|joined|since|registered/u,
    'joinedOn',
  ],
  [/^(дата )?на? ?раждане|роден|рожден|рожд|ражд|birth|born|^dob$|^егн$|лична дата|^набор$|^р ?д$/u, 'birthDate'],
  [/^кап(итан)?$|^captain$|^к$/u, 'captain'],
  [/^пост|позиц|амплоа|^position|^pos$|^роля$|линия/u, 'position'],
  [/фл( |$)|фланел|тениска|екип|на гърба|shirt|jersey|squad no|номер на играч|номер играч/u, 'number'],
  [/^(номер|ном|no|n|number|num)$/u, 'anyNumber'],
  [/отбор|^тим$|клуб|^team|^club|формация/u, 'team'],
  [/^(фамилно име|фамилия|фам|surname|last name|family name|lastname)$/u, 'lastName'],
  [/^(презиме|бащино име|бащино|middle name)$/u, 'middleName'],
  [/^(собствено име|лично име|first name|given name|firstname|първо име)$/u, 'firstName'],
  [/^(фамилия|surname|last name).*(име|name)/u, 'reversed'],
  [/^име|имена|играч|футболист|състезател|участник|^фио$|^name|full name|players?$|трите/u, 'name'],
  [/^дата$|^date$/u, 'anyDay'],
];

const LONGEST = 40;

/** [IM2] What a heading says that its column holds; null if it is no heading that we know. */
export function readHeading(cell: string): Heading | null {
  if (cell.length > LONGEST || /\d{2}/.test(cell)) return null;
  const text = plainText(cell);
  if (text === '') return null;
  return PATTERNS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

const STAFF =
  /^(ст(арши)? )?(треньор|ръководител|президент|мениджър|масажист|лекар|доктор|делегат|отговорник|представител|председател|секретар|съдия|изготвил|подпис|забележк|бележк|дата|печат|тел(ефон)?|coach|manager|president|тренер|капитан на отбора)( |$)/u;
const SUM = /^(общо|всичко|сума|брой|total|sum|count)( |$)/u;

/** A line below or between the players that is about something else. */
export const isAside = (cell: string): boolean => {
  const text = plainText(cell);
  return STAFF.test(text) || SUM.test(text);
};
