import type { Language } from '#contract/language.ts';
import { matchDateTime } from '#domain/formatting/date.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import { matchSheet as bg } from '#i18n/bg/match-sheet.ts';
import { matchSheet as en } from '#i18n/en/match-sheet.ts';
import { roundKey } from '#i18n/round-key.ts';
import { texts as siteTexts } from '../seo/texts.ts';
import type { MatchSheet, SheetPlayer } from './read-match-sheets.ts';

/** What a sheet says, in one language. */
export interface SheetTexts {
  words: typeof bg;
  nameOf(named: { name: string; nameLatin: string }): string;
  reasonOf(barred: NonNullable<SheetPlayer['barred']>): string;
  kickOffOf(sheet: MatchSheet): string;
  /** Competition, season, gameweek and group. */
  occasionOf(sheet: MatchSheet): string;
}

const CATALOGUES = { bg, en };

export function sheetTexts(language: Language): SheetTexts {
  const words = CATALOGUES[language];
  const t = siteTexts[language];
  const nameOf: SheetTexts['nameOf'] = ({ name, nameLatin }) => (language === 'bg' ? name : nameLatin);
  return {
    words,
    nameOf,
    reasonOf: (barred) => {
      const reason = words.barred[barred.cause];
      return 'matches' in barred && barred.matches > 1 ? `${reason}, ${barred.matches} ${words.matches}` : reason;
    },
    kickOffOf: ({ startTime }) => (startTime ? matchDateTime(startTime, language) : ''),
    occasionOf: (sheet) =>
      [
        `${nameOf(sheet.competition)} ${seasonName(sheet)}`,
        sheet.eliminationRound ? t(roundKey[sheet.eliminationRound]) : t('gameweek.number', { number: sheet.gameweek }),
        ...(sheet.group === null ? [] : [t('table.group', { name: sheet.group })]),
      ].join('  ·  '),
  };
}
