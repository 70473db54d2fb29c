import { plainText, tidy } from './clean-name.ts';
import { readHeading, isAside } from './headings.ts';
import { teamKey } from './match-teams.ts';
import { isFullName, isSurname } from './read-cell.ts';

const GENERIC =
  /^(sheet|лист|таблица|table|worksheet|page|страница|data|данни|списък|списъци|играч|играчи|players?|картотека|състав|състави|отбор|отбори|teams?|roster|squads?|форма|общ|общо|всички|нов|нова|копие|copy|final|финал|book|workbook|export|импорт|есен|пролет|сезон|season|на|по|за|от|лига|лигата|първенство|\d+)$/u;
const NO_TEAM =
  /^(група|group|сезон|season|списък|списъц|първенство|турнир|лига|картотек|състави( |$)|приложение|играчи|дата|към |актуал|шампионат|заявк|протокол|регистрац|кръг|резултат|program|league)/u;
const SAID =
  /(?:^|\s)(?:отбор(?:ът|а)?|тим(?:ът|а)?|клуб(?:ът|а)?|състав(?:ът)?|картотека|team|club)(?=[\s:–-])\s*(?:на\s+(?:отбора?\s+|фк\s+)?|:|-|–)?\s*(.+)$/iu;
const QUOTED = /[„“"«]([^„“”"«»]{2,})[“”"»]/u;
const OF_LEAGUE = /лига|турнир|първенство|шампионат|купа|league|cup/iu;
const CLUB = /^(?:п?фк|офк|дюфк|fc|тим|отбор|team)\s+\p{L}/iu;

/** Without what stands behind a name: „(12 играчи)“, „, сезон 2025/26“, „:“. */
const bare = (text: string): string =>
  tidy(
    text
      .replace(/[^\p{L}\p{N})\]"“”»']+$/u, '')
      .replace(
        /\s*[([](?:[^)\]]*\d[^)\]]*|(?:нов|състав|списък|отбор|играч|команда|new|team|squad)[^)\]]*)[)\]]$/iu,
        '',
      )
      .replace(/[\s–-]+(?:състав|списък|играчи|картотека|squad|players)$/iu, '')
      .replace(/\s*[,;].*$/u, '')
      .replace(/[\s,–-]+(?:(?:сезон|есен|пролет|season)\s*\d{4}|\d{4}\s*[/–-])\s*([/–-]?\s*\d{2,4})?\s*(г\.?)?$/iu, '')
      .replace(/[\s:;,.–-]+$/u, ''),
  );

/** Finds the teams that titles, sheets and lines between the players name. */
export function teamFinder(known: readonly string[]) {
  const keys = new Map(known.map((name) => [teamKey(name), name]));
  const isKnown = (text: string) => keys.has(teamKey(bare(text)));

  /** [IM15] The team of a title that says so: „Отбор: Балик“, „Състав на „Балик““, or with a team of the league in it. */
  function inTitle(cells: readonly string[]): string | null {
    const texts = cells.map(tidy).filter((text) => text !== '');
    for (const [at, text] of texts.entries()) {
      if (isKnown(text)) return bare(text);
      const label = readHeading(text);
      const next = texts[at + 1];
      if (label === 'team' && next && readHeading(next) === null) return bare(next);
      const quoted = QUOTED.exec(text)?.[1];
      if (quoted && !NO_TEAM.test(plainText(quoted)) && !OF_LEAGUE.test(text)) return bare(quoted);
      const said = SAID.exec(text)?.[1];
      if (said && !NO_TEAM.test(plainText(said)) && bare(said) !== '') return bare(said);
      if (CLUB.test(text)) return bare(text);
      const plain = ` ${teamKey(text)} `;
      const within = [...keys].find(([key]) => key.length > 3 && plain.includes(` ${key} `));
      if (within) return within[1];
    }
    return null;
  }

  /** A title that may be the name of a team, if nothing else is. */
  function maybeInTitle(cells: readonly string[]): string | null {
    const texts = [...new Set(cells.map(tidy).filter((text) => text !== ''))];
    const text = bare(texts[0] ?? '');
    const isShort = text.split(' ').length <= 3 && /\p{L}{2}/u.test(text);
    return texts.length === 1 && isShort && !NO_TEAM.test(plainText(text)) && !isAside(text) ? text : null;
  }

  /** [IM15] Whether a cell that stands alone in its line is the team of those below. */
  function isBlockTitle(cell: string, { isNumbered }: { isNumbered: boolean }): boolean {
    const text = tidy(cell);
    if (inTitle([text]) !== null || isKnown(text)) return true;
    if (isAside(text) || NO_TEAM.test(plainText(text)) || /\d{3}/.test(text)) return false;
    if (/:\s*$/.test(text)) return true;
    if (/^\d/.test(text)) return false;
    const isPerson = isFullName(text) && text.split(' ').some((word) => isSurname(word));
    return isNumbered && !isPerson && /\p{L}{2}/u.test(text);
  }

  const ofBlock = (cell: string): string => inTitle([cell]) ?? bare(cell);

  /** The name of a sheet or file, unless it is what such are called anyway. */
  function ofSheet(name: string): string | null {
    const text = bare(name);
    const words = plainText(text).split(' ').filter(Boolean);
    return words.length > 0 && !words.every((word) => GENERIC.test(word)) ? (inTitle([text]) ?? text) : null;
  }

  /** A file is called anything: only a team of the league counts, or one that is said to be one. */
  const ofFile = (name: string): string | null => inTitle([name.replace(/\.[a-z]+$/i, '').replaceAll('_', ' ')]);

  return { isKnown, inTitle, maybeInTitle, isBlockTitle, ofBlock, ofSheet, ofFile };
}

export type TeamFinder = ReturnType<typeof teamFinder>;
