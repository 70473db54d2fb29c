import { useQuery } from '@tanstack/react-query';
import { shortSeasonName } from '#domain/formatting/season-name.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { QueryResult } from '#ui/query-result.tsx';
import { failureText } from '#web/api/errors.ts';
import { competitionRecords } from '#web/api/history-queries.ts';
import { useRecords } from '#web/api/use-records.ts';
import { AllTimeTable } from '#web/football/all-time-table.tsx';
import { RecordMatches, RecordPlayers, RecordRuns, RecordScorers, RecordsNote } from '#web/football/record-lists.tsx';
import type { CompetitionRecords } from '#web/football/records-model.ts';
import { SeasonRows } from '#web/football/season-rows.tsx';
import { TeamLink } from '#web/football/team-link.tsx';
import styles from './records-tab.module.css';
import type { TabProps } from './tab-props.ts';

/** Of all seasons, whichever is chosen. */
export function RecordsTab({ edition: { id } }: TabProps) {
  const { t } = useLanguage();
  const query = useQuery(competitionRecords(id));
  return (
    <QueryResult
      query={query}
      rows={12}
      failed={(error) => ({ title: t('competition.failed.text'), text: failureText(error, t) })}
    >
      {(records) => (records && hasRecords(records) ? <Records id={id} records={records} /> : <Nothing />)}
    </QueryResult>
  );
}

const hasRecords = ({ seasons, mostGoals, table }: CompetitionRecords) =>
  mostGoals.length > 0 || table.length > 0 || seasons.some(({ champion }) => champion);

function Nothing() {
  const { t } = useLanguage();
  return <EmptyState title={t('records.empty')} framed />;
}

function Records({ id, records }: { id: number; records: CompetitionRecords }) {
  const { t } = useLanguage();
  const { lineups } = useRecords();
  const { seasons, runs } = records;
  const first = seasons.at(-1);
  return (
    <section>
      <div className="heading">
        <h2>{t('competition.tab.records')}</h2>
        {first && (
          <span className="label">{t('records.since', { count: seasons.length, season: shortSeasonName(first) })}</span>
        )}
      </div>
      <div className="stack">
        {hasPast(records) ? (
          <AfterSeasons id={id} records={records} hasLineups={lineups} />
        ) : (
          <>
            <RecordPlayers {...records} hasLineups={lineups} />
            <div className="pair">
              <Matches {...records} />
            </div>
          </>
        )}
        <RecordRuns runs={runs} by="team" />
        <RecordsNote />
      </div>
    </section>
  );
}

/** In its first season a league has no champions yet, and its table is that of the season. */
const hasPast = ({ seasons, table }: CompetitionRecords) =>
  seasons.some(({ champion }) => champion) || table.some((row) => row.seasons > 1);

interface AfterSeasonsProps {
  id: number;
  records: CompetitionRecords;
  hasLineups: boolean;
}

/** Beside the table, which is the tallest, are the champions and the scorers; the matches where nobody records scorers. */
function AfterSeasons({ id, records, hasLineups }: AfterSeasonsProps) {
  const { t } = useLanguage();
  const { seasons, table, scorers } = records;
  const decided = seasons.filter(({ champion }) => champion);
  const hasScorers = scorers.length > 0;
  return (
    <>
      <div className={styles.past}>
        <div className="stack">
          {decided.length > 0 && (
            <Card title={t('records.champions')}>
              <SeasonRows seasons={decided} competitionOf={() => id}>
                {({ champion }) => champion && <TeamLink team={champion} />}
              </SeasonRows>
            </Card>
          )}
          {hasScorers ? <RecordScorers scorers={scorers} hasLineups={hasLineups} /> : <Matches {...records} />}
        </div>
        {table.length > 0 && (
          <Card title={t('records.table')}>
            <AllTimeTable rows={table} />
          </Card>
        )}
      </div>
      <RecordPlayers {...records} scorers={[]} hasLineups={hasLineups} />
      {hasScorers && (
        <div className="pair">
          <Matches {...records} />
        </div>
      )}
    </>
  );
}

function Matches({ biggestWins, mostGoals }: Pick<CompetitionRecords, 'biggestWins' | 'mostGoals'>) {
  const { t } = useLanguage();
  return (
    <>
      <RecordMatches title={t('records.biggestWins')} matches={biggestWins} />
      <RecordMatches title={t('records.mostGoals')} matches={mostGoals} />
    </>
  );
}
