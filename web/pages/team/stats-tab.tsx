import { useQuery } from '@tanstack/react-query';
import { shortSeasonName } from '#domain/formatting/season-name.ts';
import type { Key, Translate } from '#i18n/translate.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { QueryResult } from '#ui/query-result.tsx';
import { failureText } from '#web/api/errors.ts';
import { teamStatistics } from '#web/api/team-queries.ts';
import { SeasonList, type Figure, type SeasonEntry } from '#web/football/season-list.tsx';
import { signedNumber } from '#web/football/signed-number.ts';
import { useRecords } from '#web/api/use-records.ts';
import { useUnknown } from '#web/football/use-unknown.ts';
import type { TeamCompetitionStatistics, TeamProfile, TeamSeason } from '#web/football/team-model.ts';

export function StatsTab({ team }: { team: TeamProfile }) {
  const { t } = useLanguage();
  const { cards } = useRecords();
  const { count: unknown } = useUnknown();
  const query = useQuery(teamStatistics(team.id));
  return (
    <QueryResult query={query} failed={(error) => ({ title: t('team.stats.failed'), text: failureText(error, t) })}>
      {({ seasons }) =>
        seasons.length === 0 ? (
          <EmptyState title={t('team.stats.empty')} framed />
        ) : (
          <SeasonList seasons={seasons.map((season) => entryOf(season, cards, { t, unknown }))} />
        )
      }
    </QueryResult>
  );
}

const TOTALS = ['played', 'wins', 'draws', 'losses', 'goalsFor', 'goalsAgainst'] as const;

interface Words {
  t: Translate;
  /** For a number that was not sent. */
  unknown: string;
}

function entryOf(season: TeamSeason, cards: boolean, words: Words): SeasonEntry {
  const { t, unknown } = words;
  const { id, isCurrent, totals, competitions } = season;
  return {
    id,
    name: shortSeasonName(season),
    isCurrent,
    teams: [],
    totals: [
      ...TOTALS.map((figure) => ({ label: t(`team.info.${figure}`), value: totals[figure] })),
      { label: t('team.info.goalDifference'), value: signedNumber(totals.goalDifference) },
      { label: t('team.info.points'), value: totals.points ?? unknown },
    ],
    competitions: competitions.map((played) => ({
      competition: played.competition,
      team: null,
      figures: figuresOf(played, cards, words),
    })),
  };
}

const FIGURES = [
  ['table.played', ({ played }) => played],
  ['table.wins', ({ wins }) => wins],
  ['table.draws', ({ draws }) => draws],
  ['table.losses', ({ losses }) => losses],
  ['table.scored', ({ goalsFor }) => goalsFor],
  ['table.conceded', ({ goalsAgainst }) => goalsAgainst],
  ['table.difference', ({ goalDifference }) => signedNumber(goalDifference)],
  ['table.points', ({ points }) => points],
  ['team.stats.cleanSheets', ({ cleanSheets }) => cleanSheets],
] as const satisfies FigureOf[];

const CARDS = [
  ['team.stats.yellowCards', ({ yellowCards }) => yellowCards],
  ['team.stats.redCards', ({ redCards }) => redCards],
] as const satisfies FigureOf[];

type FigureOf = [Key, (figures: TeamCompetitionStatistics) => number | string | null];

const figuresOf = (played: TeamCompetitionStatistics, cards: boolean, { t, unknown }: Words): Figure[] =>
  [...FIGURES, ...(cards ? CARDS : [])].map(([key, value]) => ({
    label: t(`${key}.short`),
    title: t(key),
    value: value(played) ?? unknown,
  }));
