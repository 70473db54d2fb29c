import { plainText } from './clean-name.ts';
import { filled, isCounter, type SheetRow } from './find-columns.ts';
import { readHeading } from './headings.ts';
import { isNothing, readPosition, readShirtNumber } from './read-cell.ts';
import { readDay } from './read-day.ts';
import type { Sheet } from './unfold-sheet.ts';

/** What a sheet is about that is no list of players. */
export const SHEET_SUBJECTS = ['matches', 'table', 'scorers', 'other'] as const;
export type SheetSubject = (typeof SHEET_SUBJECTS)[number];

const NAMED: readonly [RegExp, SheetSubject][] = [
  [/^(класир|таблица на|standings|временно класир|крайно класир)/u, 'table'],
  [/^(голмайстор|реализатор|картони|наказан|асистенц|scorers|top scorers|cards)/u, 'scorers'],
  [/^(програма|резултат|мачове|графици?|календар|жребий|кръгове|fixtures|results|schedule|matches)/u, 'matches'],
  [
    /^(съдии|съдийск|рефери|делегати|терени|стадиони|такси|плащан|разход|приход|финанси|бюджет|правила|регламент|контакти|телефони|награди|referees|pitches|fees|rules|contacts)/u,
    'other',
  ],
];
const TABLE_HEADINGS =
  /^(и|м|мачове|изиграни|изиграни мачове|игри|п|поб|победи|р|рав|равни|равенства|з|заг|загуби|гр|голова разлика|голове|вк|дк|дг|пг|вкарани|допуснати|т|точки|mp|pl|played|w|won|d|drawn|l|lost|gf|ga|gd|pts|points)$/u;
const SCORERS_HEADINGS =
  /^(гол|голове|брой голове|голмайстор|попадения|асистенции|жк|чк|жълти( картони)?|червени( картони)?|goals|assists)$/u;
const HOSTS = /^(домакин|home)/u;
const GUESTS = /^(гост|away)/u;
/** 10:00, 10.30 ч., and 3:1, which a spreadsheet takes for a time. */
const TIME_OR_SCORE = /^(?:сл\.?\s*)?\d{1,2}\s*[:–—-]\s*\d{1,2}(?::\d\d)?(?:\s*ч\.?)?$|^\d{1,2}\.\d{2}(?:\s*ч\.?)?$/iu;
/** „Локо – Септември 3:1“ in one cell. */
const MATCH_LINE =
  /\p{L}{2}.*(?:\s[-–—]\s?|\s?[-–—]\s|\svs\s).*\p{L}{2}.*\s\d{1,2}\s*[:–—-]\s*\d{1,2}(?!\d|[.-])|\p{L}{2}\s+\d{1,2}\s?[:–—-]\s?\d{1,2}\s+\p{L}{2}/u;
const [ROWS_ABOVE, FEWEST_MATCHES, FEWEST_HEADINGS] = [25, 3, 4];

/** [IM23] What the sheet is about, if it is no list of players. */
export function subjectOf({ name, rows }: Sheet): SheetSubject | null {
  const heading = rows.slice(0, ROWS_ABOVE).find(({ cells }) => filled(cells).length >= 2 && isOfPeople(cells));
  if (heading && holdsSquad(heading, rows)) return null;
  const above = rows.slice(0, ROWS_ABOVE).map(({ cells }) => filled(cells).map(plainText));
  if (above.some((cells) => cells.filter((cell) => TABLE_HEADINGS.test(cell)).length >= FEWEST_HEADINGS))
    return 'table';
  if (above.some((cells) => cells.some((cell) => HOSTS.test(cell)) && cells.some((cell) => GUESTS.test(cell))))
    return 'matches';
  if (rows.filter(isMatch).length >= FEWEST_MATCHES) return 'matches';
  if (heading && filled(heading.cells).some((cell) => SCORERS_HEADINGS.test(plainText(cell)))) return 'scorers';
  const titles = [name, ...rows.slice(0, 1).flatMap(({ cells }) => filled(cells).slice(0, 1))].map(plainText);
  return NAMED.find(([pattern]) => titles.some((title) => pattern.test(title)))?.[1] ?? null;
}

const isOfPeople = (cells: readonly string[]) =>
  cells.some((cell) => ['name', 'firstName', 'lastName', 'reversed'].includes(readHeading(cell) ?? ''));

/** Headings that only a squad has, or numbers that do more than count. */
function holdsSquad({ line, cells }: SheetRow, rows: readonly SheetRow[]): boolean {
  const below = rows.filter((row) => row.line > line);
  return cells.some((cell, at) => {
    const heading = readHeading(cell);
    if (heading === 'anyNumber') {
      const numbers = below.map((row) => row.cells[at] ?? '');
      return numbers.some((number) => readShirtNumber(number) !== null) && !isCounter(numbers);
    }
    return heading === 'birthDate' || heading === 'position' || heading === 'number';
  });
}

/** A time of day or a score, and two teams. */
function isMatch({ cells }: SheetRow): boolean {
  const written = filled(cells).map((cell) => cell.trim());
  if (written.length === 1) return MATCH_LINE.test(written[0] ?? '');
  const texts = written.filter(
    (cell) => /\p{L}{3}/u.test(cell) && !isNothing(cell) && readPosition(cell) === null && readDay(cell, ANY) === null,
  );
  return texts.length >= 2 && written.some((cell) => TIME_OR_SCORE.test(cell) && readDay(cell, ANY) === null);
}

const ANY = { today: '2100-01-01' };
