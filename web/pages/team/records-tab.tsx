import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { QueryResult } from '#ui/query-result.tsx';
import { Tag } from '#ui/tag.tsx';
import { failureText } from '#web/api/errors.ts';
import { teamRecords } from '#web/api/history-queries.ts';
import { useRecords } from '#web/api/use-records.ts';
import type { Leader } from '#web/football/model.ts';
import { RecordMatches, RecordPlayers, RecordRuns, RecordsNote } from '#web/football/record-lists.tsx';
import type { TeamRecords } from '#web/football/records-model.ts';
import { SeasonRows } from '#web/football/season-rows.tsx';
import type { TeamProfile } from '#web/football/team-model.ts';
import styles from './records-tab.module.css';

type Season = TeamRecords['seasons'][number];

export function RecordsTab({ team }: { team: TeamProfile }) {
  const { t } = useLanguage();
  const query = useQuery(teamRecords(team.id));
  return (
    <QueryResult
      query={query}
      rows={12}
      failed={(error) => ({ title: t('team.failed.data'), text: failureText(error, t) })}
    >
      {(records) =>
        records && records.seasons.length > 0 ? (
          <Records records={records} />
        ) : (
          <EmptyState title={t('records.empty')} framed />
        )
      }
    </QueryResult>
  );
}

function Records({ records }: { records: TeamRecords }) {
  const { t } = useLanguage();
  const { lineups } = useRecords();
  const { seasons, competitions, runs, biggestWins, biggestDefeats, mostGoals } = records;
  const withCompetition = competitions.length > 1;
  // In a cup there is no place: of those only the titles are shown.
  const placed = seasons.filter(({ place, isChampion }) => place !== null || isChampion);
  return (
    <div className="stack">
      <RecordRuns runs={runs} by="competition" />
      <RecordPlayers
        scorers={records.scorers.map(withoutTeam)}
        appearances={records.appearances.map(withoutTeam)}
        hauls={records.hauls.map(withoutTeam)}
        hasLineups={lineups}
      />
      <div className={`pair ${styles.pair}`}>
        <RecordMatches title={t('records.biggestWins')} matches={biggestWins} withCompetition={withCompetition} />
        <RecordMatches title={t('records.biggestDefeats')} matches={biggestDefeats} withCompetition={withCompetition} />
        <RecordMatches title={t('records.mostGoals')} matches={mostGoals} withCompetition={withCompetition} />
        {placed.length > 0 && (
          <Card title={t('records.places')}>
            <SeasonRows
              seasons={placed}
              competitionOf={({ competition }) => competition.id}
              {...(withCompetition && { detailOf: ({ competition }: Season) => competition.name })}
            >
              {(season) => <Outcome season={season} />}
            </SeasonRows>
          </Card>
        )}
      </div>
      <RecordsNote />
    </div>
  );
}

/** It is the one whose page this is. */
const withoutTeam = <L extends Leader>(leader: L): L => ({ ...leader, team: { ...leader.team, name: '' } });

function Outcome({ season: { isChampion, isOpen, place } }: { season: Season }) {
  const { t } = useLanguage();
  if (isChampion) return <Tag kind="lit">{t('records.champion')}</Tag>;
  if (place === null) return null;
  const placeText = t('records.place', { place });
  return isOpen ? <span>{`${placeText}, ${t('results.playing').toLowerCase()}`}</span> : placeText;
}
