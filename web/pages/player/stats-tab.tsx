import { useQuery } from '@tanstack/react-query';
import { oneDecimal, percentText } from '#domain/formatting/number.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import type { Translate } from '#i18n/translate.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { QueryResult } from '#ui/query-result.tsx';
import { playerSeasons } from '#web/api/player-queries.ts';
import type { PlayerCompetition, PlayerProfile, PlayerSeason } from '#web/football/player-model.ts';
import { SeasonList, type Figure, type SeasonEntry } from '#web/football/season-list.tsx';

export function StatsTab({ player: { id } }: { player: PlayerProfile }) {
  const { t } = useLanguage();
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
          <SeasonList seasons={seasons.map((season) => entryOf(season, t))} />
        )
      }
    </QueryResult>
  );
}

function entryOf(season: PlayerSeason, t: Translate): SeasonEntry {
  const { id, isCurrent, totals, competitions } = season;
  const teams = competitions.flatMap(({ team }) => team ?? []);
  return {
    id,
    name: seasonName(season),
    isCurrent,
    teams: teams.filter(({ name }, index) => teams.findIndex((team) => team.name === name) === index),
    totals: [
      { label: t('player.stat.matches'), value: totals.matches },
      { label: t('player.stat.goals'), value: totals.goals },
      { label: t('player.stat.assists'), value: totals.assists },
      { label: t('player.stat.minutes'), value: totals.minutes },
      { label: t('player.stat.rating'), value: ratingText(totals.rating, t) },
      { label: t('player.stat.yellowCards'), value: totals.yellowCards },
      { label: t('player.stat.redCards'), value: totals.redCards },
    ],
    competitions: competitions.map((played) => ({
      competition: played.competition,
      team: played.team,
      figures: figuresOf(played, t),
    })),
  };
}

function figuresOf(played: PlayerCompetition, t: Translate): Figure[] {
  const { saves, cleanSheets, passAccuracy } = played;
  return [
    { label: t('player.stat.matches'), value: played.matches },
    { label: t('player.stat.starts'), value: played.starts },
    { label: t('player.stat.minutes'), value: played.minutes },
    { label: t('player.stat.goals'), value: played.goals },
    { label: t('player.stat.assists'), value: played.assists },
    { label: t('player.stat.rating'), value: ratingText(played.rating, t) },
    { label: t('player.stat.highestRating'), value: ratingText(played.highestRating, t) },
    { label: t('player.stat.shots'), value: played.shots },
    { label: t('player.stat.shotsOnTarget'), value: played.shotsOnTarget },
    { label: t('player.stat.yellowCards'), value: played.yellowCards },
    { label: t('player.stat.redCards'), value: played.redCards },
    { label: t('player.stat.manOfTheMatch'), value: played.manOfTheMatch },
    ...(saves > 0 ? [{ label: t('player.stat.saves'), value: saves }] : []),
    ...(cleanSheets > 0 ? [{ label: t('player.stat.cleanSheets'), value: cleanSheets }] : []),
    ...(passAccuracy === null ? [] : [{ label: t('player.stat.passAccuracy'), value: percentText(passAccuracy) }]),
  ];
}

const ratingText = (rating: number | null, t: Translate): string =>
  rating === null ? t('figure.unknown') : oneDecimal(rating);
