import { meanOfKnown, quotient, type Scope } from '#domain/compare/compare.ts';
import { oneDecimal, percentText } from '#domain/formatting/number.ts';
import { sumOfKnown, type LeagueRecords } from '#domain/league/records.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Career, PlayerCompetition, PlayerSeason } from '#web/football/player-model.ts';
import { LESS, NEITHER, withoutUnknown, type ComparedFigure } from './compared.ts';

export interface ComparedPlayer {
  seasons: readonly PlayerSeason[];
  /** Of all seasons; null if it is not known. */
  career: Pick<Career, 'rating'> | null;
}

/** [CP5] The figures of a scope that the league records. */
export function playerFigures(
  players: readonly [ComparedPlayer, ComparedPlayer],
  scope: Scope,
  records: LeagueRecords,
  t: Translate,
): ComparedFigure[] {
  const [first, second] = players.map((player) => figuresIn(player, scope)) as [Figures, Figures];
  const figure = (
    name: keyof Figures,
    label: string,
    more: Pick<ComparedFigure, 'better' | 'format'> = {},
  ): ComparedFigure => ({ label, values: [first[name], second[name]], ...more });
  const minutes = { format: (value: number) => `${Math.round(value)}’` };
  return withoutUnknown([
    ...(records.lineups
      ? [figure('matches', t('player.stat.matches'), NEITHER), figure('minutes', t('player.stat.minutes'), NEITHER)]
      : []),
    figure('goals', t('player.stat.goals')),
    ...(records.assists ? [figure('assists', t('player.stat.assists'))] : []),
    ...(records.ratings ? [figure('rating', t('player.stat.rating'), { format: oneDecimal })] : []),
    ...(records.lineups ? [figure('minutesPerGoal', t('compare.minutesPerGoal'), { ...minutes, ...LESS })] : []),
    ...(records.shots ? [figure('onTarget', t('compare.onTarget'), { format: percentText })] : []),
    ...(records.manOfTheMatch ? [figure('manOfTheMatch', t('player.stat.manOfTheMatch'))] : []),
    // Of keepers: nobody else has them.
    ...(first.saves || second.saves ? [figure('saves', t('player.stat.saves'))] : []),
    ...(records.cards
      ? [figure('yellowCards', t('player.stat.yellowCards'), LESS), figure('redCards', t('player.stat.redCards'), LESS)]
      : []),
  ]);
}

type Figures = ReturnType<typeof figuresIn>;

function figuresIn({ seasons, career }: ComparedPlayer, scope: Scope) {
  const season = seasons.find(({ id }) => id === scope.season);
  const rows =
    scope.season === null ? seasons.flatMap(({ competitions }) => competitions) : (season?.competitions ?? []);
  const played = rows.filter(({ competition: { id } }) => scope.competition === null || id === scope.competition);
  const sum = (numberOf: (row: PlayerCompetition) => number | null) => sumOfKnown(played.map(numberOf));
  const [goals, minutes] = [sum((row) => row.goals), sum((row) => row.minutes)];
  const onTarget = quotient(
    sum((row) => row.shotsOnTarget),
    sum((row) => row.shots),
  );
  return {
    matches: sum((row) => row.matches),
    minutes,
    goals,
    assists: sum((row) => row.assists),
    rating: ratingIn(played, { season, career, scope }),
    minutesPerGoal: quotient(minutes, goals),
    onTarget: onTarget === null ? null : onTarget * 100,
    manOfTheMatch: sum((row) => row.manOfTheMatch),
    saves: sum((row) => row.saves),
    yellowCards: sum((row) => row.yellowCards),
    redCards: sum((row) => row.redCards),
  };
}

/** [CP3] The one on the player's own page, where there is one. */
function ratingIn(
  played: readonly PlayerCompetition[],
  of: { season: PlayerSeason | undefined; career: ComparedPlayer['career']; scope: Scope },
): number | null {
  if (of.scope.season === null && of.career) return of.career.rating;
  if (of.scope.competition === null && of.season) return of.season.totals.rating;
  return meanOfKnown(played.map(({ rating, matches }) => ({ mean: rating, weight: matches })));
}
