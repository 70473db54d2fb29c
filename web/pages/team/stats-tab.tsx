import { useQuery } from '@tanstack/react-query';
import { shortSeasonName } from '#domain/formatting/season-name.ts';
import type { Key, Translate } from '#i18n/translate.ts';
import { failureText } from '#web/api/errors.ts';
import { teamFigures } from '#web/api/team-queries.ts';
import { SeasonList, type Figure, type SeasonEntry } from '#web/football/season-list.tsx';
import { signed } from '#web/football/signed.ts';
import type { TeamCompetitionFigures, TeamProfile, TeamSeason } from '#web/football/team-model.ts';
import { Answer } from '#web/ui/answer.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { State } from '#web/ui/state.tsx';

export function StatsTab({ team }: { team: TeamProfile }) {
  const { t } = useLanguage();
  const query = useQuery(teamFigures(team.id));
  return (
    <Answer query={query} failed={(error) => ({ title: t('team.stats.failed'), text: failureText(error, t) })}>
      {({ seasons }) =>
        seasons.length === 0 ? (
          <State title={t('team.stats.empty')} framed />
        ) : (
          <SeasonList seasons={seasons.map((season) => entryOf(season, t))} />
        )
      }
    </Answer>
  );
}

const TOTALS = ['played', 'wins', 'draws', 'losses', 'goalsFor', 'goalsAgainst'] as const;

function entryOf(season: TeamSeason, t: Translate): SeasonEntry {
  const { id, isCurrent, totals, competitions } = season;
  return {
    id,
    name: shortSeasonName(season),
    isCurrent,
    teams: [],
    totals: [
      ...TOTALS.map((figure) => ({ label: t(`team.info.${figure}`), value: totals[figure] })),
      { label: t('team.info.goalDifference'), value: signed(totals.goalDifference) },
      { label: t('team.info.points'), value: totals.points },
    ],
    competitions: competitions.map((played) => ({
      competition: played.competition,
      team: null,
      figures: figuresOf(played, t),
    })),
  };
}

/** In the words of the tables, and those for what tables leave out. */
const FIGURES = [
  ['table.played', ({ played }) => played],
  ['table.wins', ({ wins }) => wins],
  ['table.draws', ({ draws }) => draws],
  ['table.losses', ({ losses }) => losses],
  ['table.scored', ({ goalsFor }) => goalsFor],
  ['table.conceded', ({ goalsAgainst }) => goalsAgainst],
  ['table.difference', ({ goalDifference }) => signed(goalDifference)],
  ['table.points', ({ points }) => points],
  ['team.stats.cleanSheets', ({ cleanSheets }) => cleanSheets],
  ['team.stats.yellowCards', ({ yellowCards }) => yellowCards],
  ['team.stats.redCards', ({ redCards }) => redCards],
] as const satisfies [Key, (figures: TeamCompetitionFigures) => number | string][];

const figuresOf = (played: TeamCompetitionFigures, t: Translate): Figure[] =>
  FIGURES.map(([key, value]) => ({ label: t(`${key}.short`), title: t(key), value: value(played) }));
