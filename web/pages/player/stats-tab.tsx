import { useQuery } from '@tanstack/react-query';
import { oneDecimal, percentText } from '#domain/formatting/number.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import type { LeagueRecords } from '#domain/league/records.ts';
import type { Translate } from '#i18n/translate.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { QueryResult } from '#ui/query-result.tsx';
import { playerSeasons } from '#web/api/player-queries.ts';
import type { PlayerCompetition, PlayerProfile, PlayerSeason } from '#web/football/player-model.ts';
import { SeasonList, type Figure, type SeasonEntry } from '#web/football/season-list.tsx';
import { useRecords } from '#web/api/use-records.ts';
import { useUnknown } from '#web/football/use-unknown.ts';

export function StatsTab({ player: { id } }: { player: PlayerProfile }) {
  const { t } = useLanguage();
  const records = useRecords();
  const { count: unknown } = useUnknown();
  const query = useQuery(playerSeasons(id));
  return (
    <QueryResult
      query={query}
      failed={({ status }) => ({
        title: t('player.summary.failed.text'),
        text: t('player.failed.stats', { status: status ?? t('failure.noAnswer') }),
      })}
    >
      {(seasons) =>
        seasons.length === 0 ? (
          <EmptyState title={t('player.stats.empty')} framed />
        ) : (
          <SeasonList seasons={seasons.map((season) => entryOf(season, records, { t, unknown }))} />
        )
      }
    </QueryResult>
  );
}

interface Words {
  t: Translate;
  /** For a number that was not sent. */
  unknown: string;
}

function entryOf(season: PlayerSeason, records: LeagueRecords, words: Words): SeasonEntry {
  const { t } = words;
  const { id, isCurrent, totals, competitions } = season;
  const figure = figureIn(words);
  const teams = competitions.flatMap(({ team }) => team ?? []);
  return {
    id,
    name: seasonName(season),
    isCurrent,
    teams: teams.filter(({ name }, index) => teams.findIndex((team) => team.name === name) === index),
    totals: [
      ...(records.lineups ? [figure('matches', totals.matches)] : []),
      figure('goals', totals.goals),
      ...(records.assists ? [figure('assists', totals.assists)] : []),
      ...(records.lineups ? [figure('minutes', totals.minutes)] : []),
      ...(records.ratings ? [figure('rating', ratingText(totals.rating, t))] : []),
      ...(records.cards ? [figure('yellowCards', totals.yellowCards), figure('redCards', totals.redCards)] : []),
    ],
    competitions: competitions.map((played) => ({
      competition: played.competition,
      team: played.team,
      figures: figuresOf(played, records, words),
    })),
  };
}

const figureIn =
  ({ t, unknown }: Words) =>
  (name: PlayerFigure, value: number | string | null): Figure => ({
    label: t(`player.stat.${name}`),
    value: value ?? unknown,
  });

function figuresOf(played: PlayerCompetition, records: LeagueRecords, words: Words): Figure[] {
  const { t } = words;
  const { saves, cleanSheets, passAccuracy } = played;
  const figure = figureIn(words);
  return [
    ...(records.lineups
      ? [figure('matches', played.matches), figure('starts', played.starts), figure('minutes', played.minutes)]
      : []),
    figure('goals', played.goals),
    ...(records.assists ? [figure('assists', played.assists)] : []),
    ...(records.ratings
      ? [figure('rating', ratingText(played.rating, t)), figure('highestRating', ratingText(played.highestRating, t))]
      : []),
    ...(records.shots ? [figure('shots', played.shots), figure('shotsOnTarget', played.shotsOnTarget)] : []),
    ...(records.cards ? [figure('yellowCards', played.yellowCards), figure('redCards', played.redCards)] : []),
    ...(records.manOfTheMatch ? [figure('manOfTheMatch', played.manOfTheMatch)] : []),
    ...((saves ?? 0) > 0 ? [figure('saves', saves)] : []),
    ...(cleanSheets > 0 ? [figure('cleanSheets', cleanSheets)] : []),
    ...(passAccuracy === null ? [] : [figure('passAccuracy', percentText(passAccuracy))]),
  ];
}

type PlayerFigure =
  | 'matches'
  | 'starts'
  | 'minutes'
  | 'goals'
  | 'assists'
  | 'rating'
  | 'highestRating'
  | 'shots'
  | 'shotsOnTarget'
  | 'yellowCards'
  | 'redCards'
  | 'manOfTheMatch'
  | 'saves'
  | 'cleanSheets'
  | 'passAccuracy';

const ratingText = (rating: number | null, t: Translate): string =>
  rating === null ? t('figure.unknown') : oneDecimal(rating);
