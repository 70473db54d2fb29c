import type { Language } from '#contract/language.ts';
import { matchDateTime, numericDate } from '#domain/formatting/date.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import { matchReportBg } from '#i18n/match-report/bg.ts';
import { matchReportEn } from '#i18n/match-report/en.ts';
import { roundKey } from '#i18n/round-key.ts';
import { texts as siteTexts } from '#server/public-texts.ts';
import type { MatchReport, ReportPlayer } from './read-match-reports.ts';

/** What a report says, in one language. */
export interface ReportTexts {
  words: typeof matchReportBg;
  nameOf(named: { name: string; nameLatin: string }): string;
  reasonOf(barred: NonNullable<ReportPlayer['barred']>): string;
  kickOffOf(report: MatchReport): string;
  /** Competition, season, gameweek and group. */
  occasionOf(report: MatchReport): string;
}

const CATALOGUES = { bg: matchReportBg, en: matchReportEn };

export function reportTexts(language: Language): ReportTexts {
  const words = CATALOGUES[language];
  const t = siteTexts[language];
  const nameOf: ReportTexts['nameOf'] = (named) => nameIn(language, named);
  return {
    words,
    nameOf,
    reasonOf: (barred) => {
      const reason = words.barred[barred.cause];
      if (!('matches' in barred)) return reason;
      const { until, matches } = barred;
      if (until !== null) return `${reason} ${words.until} ${numericDate(new Date(`${until}T12:00:00Z`), language)}`;
      return (matches ?? 0) > 1 ? `${reason}, ${matches} ${words.matches}` : reason;
    },
    kickOffOf: ({ startTime }) => (startTime ? matchDateTime(startTime, language) : ''),
    occasionOf: (report) =>
      [
        `${nameOf(report.competition)} ${seasonName(report)}`,
        report.eliminationRound
          ? t(roundKey[report.eliminationRound])
          : t('gameweek.number', { number: report.gameweek }),
        ...(report.group === null ? [] : [t('table.group', { name: report.group })]),
      ].join('  ·  '),
  };
}
