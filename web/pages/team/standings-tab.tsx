import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import card from '#ui/card.module.css';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { QueryResult } from '#ui/query-result.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { failureText } from '#web/api/errors.ts';
import { newestFirst } from '#web/football/season-order.ts';
import { teamCompetitions, teamStandings } from '#web/api/team-queries.ts';
import { groupText } from '#web/football/group-text.ts';
import { StandingsTable } from '#web/football/standings-table.tsx';
import type { TeamCompetition, TeamProfile } from '#web/football/team-model.ts';
import { defaultSeason } from './standings-choice.ts';

export function StandingsTab({ team }: { team: TeamProfile }) {
  const { t } = useLanguage();
  const query = useQuery(teamCompetitions(team.id));
  return (
    <QueryResult
      query={query}
      rows={12}
      failed={(error) => ({ title: t('team.failed.data'), text: failureText(error, t) })}
    >
      {([first, ...others]) =>
        first ? (
          <Tables team={team} competitions={[first, ...others]} />
        ) : (
          <EmptyState title={t('team.standings.noCompetitions')} framed />
        )
      }
    </QueryResult>
  );
}

interface TablesProps {
  team: TeamProfile;
  competitions: [TeamCompetition, ...TeamCompetition[]];
}

function Tables({ team, competitions }: TablesProps) {
  const { t } = useLanguage();
  const [competitionId, setCompetitionId] = useState(competitions[0].id);
  const [seasonId, setSeasonId] = useState<number | null>(null);
  const competition = competitions.find(({ id }) => id === competitionId) ?? competitions[0];
  const season = competition.seasons.find(({ id }) => id === seasonId) ?? defaultSeason(competition);
  return (
    <section>
      <div className="heading">
        <SegmentedControl
          label={t('team.standings.competition')}
          options={competitions.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={competition.id}
          onChoose={(id) => {
            setCompetitionId(id);
            setSeasonId(null);
          }}
        />
        {season && (
          <Select
            label={t('team.standings.season')}
            options={newestFirst(competition.seasons).map(({ id, name, isCurrent }) => ({
              value: id,
              label: isCurrent ? t('team.standings.currentSeason', { season: name }) : name,
            }))}
            chosen={season.id}
            onChoose={setSeasonId}
          />
        )}
      </div>
      <Table team={team} competition={competition} seasonId={season?.id ?? null} />
    </section>
  );
}

interface TableProps {
  team: TeamProfile;
  competition: TeamCompetition;
  seasonId: number | null;
}

/** A failure is shown as no table. */
function Table({ team, competition, seasonId }: TableProps) {
  const { t } = useLanguage();
  const { data, isPending, isPlaceholderData } = useQuery({
    ...teamStandings(team.id, competition.id, seasonId),
    placeholderData: keepPreviousData,
  });
  const groups = data?.groups.filter(({ rows }) => rows.length > 0) ?? [];
  if (isPending)
    return (
      <div className={card.card}>
        <SkeletonRows rows={12} label={t('state.loading')} />
      </div>
    );
  if (!data || groups.length === 0) return <EmptyState title={t('team.standings.empty')} framed />;
  return (
    <div className={card.card} aria-busy={isPlaceholderData}>
      <StandingsTable
        caption={competition.name}
        groups={groups.map(({ name, rows }) => ({ name: name === null ? null : groupText(name, t), rows }))}
        zones={data.zones}
        adjustments={data.adjustments}
        highlighted={[team.id]}
        full
      />
    </div>
  );
}
