import { quotient, type Scope } from '#domain/compare/compare.ts';
import { oneDecimal } from '#domain/formatting/number.ts';
import { sumOfKnown, type LeagueRecords } from '#domain/league/records.ts';
import type { Translate } from '#i18n/translate.ts';
import type { TeamCompetitionStatistics, TeamSeason } from '#web/football/team-model.ts';
import { LESS, NEITHER, withoutUnknown, type ComparedFigure } from './compared.ts';

/** [CP5] The figures of a scope that the league records. Points are of one competition: those of cups are none. */
export function teamFigures(
  teams: readonly [readonly TeamSeason[], readonly TeamSeason[]],
  scope: Scope,
  records: LeagueRecords,
  t: Translate,
): ComparedFigure[] {
  const [first, second] = teams.map((seasons) => figuresIn(seasons, scope)) as [Figures, Figures];
  const figure = (
    name: keyof Figures,
    label: string,
    more: Pick<ComparedFigure, 'better' | 'format'> = {},
  ): ComparedFigure => ({ label, values: [first[name], second[name]], ...more });
  return withoutUnknown([
    figure('played', t('table.played'), NEITHER),
    ...(scope.competition === null ? [] : [figure('points', t('table.points'))]),
    figure('wins', t('table.wins')),
    figure('draws', t('table.draws'), NEITHER),
    figure('losses', t('table.losses'), LESS),
    figure('goalsFor', t('table.scored')),
    figure('goalsAgainst', t('table.conceded'), LESS),
    figure('goalsPerMatch', t('compare.goalsPerMatch'), { format: oneDecimal }),
    figure('cleanSheets', t('team.stats.cleanSheets')),
    ...(records.cards
      ? [figure('yellowCards', t('team.stats.yellowCards'), LESS), figure('redCards', t('team.stats.redCards'), LESS)]
      : []),
  ]);
}

type Figures = ReturnType<typeof figuresIn>;

function figuresIn(seasons: readonly TeamSeason[], scope: Scope) {
  const rows = seasons
    .filter(({ id }) => scope.season === null || id === scope.season)
    .flatMap(({ competitions }) => competitions)
    .filter(({ competition: { id } }) => scope.competition === null || id === scope.competition);
  const sum = (numberOf: (row: TeamCompetitionStatistics) => number | null) => sumOfKnown(rows.map(numberOf));
  const [played, goalsFor] = [sum((row) => row.played), sum((row) => row.goalsFor)];
  return {
    played,
    points: sum((row) => row.points),
    wins: sum((row) => row.wins),
    draws: sum((row) => row.draws),
    losses: sum((row) => row.losses),
    goalsFor,
    goalsAgainst: sum((row) => row.goalsAgainst),
    goalsPerMatch: quotient(goalsFor, played),
    cleanSheets: sum((row) => row.cleanSheets),
    yellowCards: sum((row) => row.yellowCards),
    redCards: sum((row) => row.redCards),
  };
}
