import { useState } from 'react';
import { PLAYER_TABLES, rankPlayers, type PlayerTable } from '#domain/match/rank-players.ts';
import card from '#ui/card.module.css';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import type { MatchDetails, PlayerStats } from '#web/football/match-model.ts';
import { PlayerModal } from './player-modal.tsx';
import styles from './player-statistics.module.css';
import { RankedPlayers, type Figure } from './ranked-players.tsx';
import { useColumns } from './use-columns.ts';

const ALL_TEAMS = 'all';

export function PlayerStatistics({ match, players }: { match: MatchDetails; players: PlayerStats[] }) {
  const { t } = useLanguage();
  const [chosen, setChosen] = useState<PlayerTable>('top-stats');
  const [team, setTeam] = useState<number | typeof ALL_TEAMS>(ALL_TEAMS);
  const [viewedId, setViewedId] = useState<number | null>(null);
  const columns = useColumns(players);
  const offered = PLAYER_TABLES.filter((one) => columns[one]);
  const table = offered.includes(chosen) ? chosen : null;
  const viewed = players.find(({ id }) => id === viewedId);
  return (
    <>
      <div className={styles.menus}>
        <SegmentedControl
          label={t('playerStats.tables')}
          options={offered.map((value) => ({ value, label: t(`playerStats.table.${value}`) }))}
          chosen={table}
          onChoose={setChosen}
        />
        <SegmentedControl
          label={t('playerStats.filter')}
          options={[
            { value: ALL_TEAMS, label: t('playerStats.filter.all') },
            ...[match.home, match.away].flatMap((team) => (team?.id ? [{ value: team.id, label: team.name }] : [])),
          ]}
          chosen={team}
          onChoose={setTeam}
        />
      </div>
      {table === null ? (
        <EmptyState title={t('playerStats.select')} framed />
      ) : (
        <Table
          table={table}
          columns={columns[table] ?? []}
          players={players.filter((player) => team === ALL_TEAMS || player.team === team)}
          view={setViewedId}
        />
      )}
      {viewed && <PlayerModal player={viewed} onClose={() => setViewedId(null)} />}
    </>
  );
}

interface TableProps {
  table: PlayerTable;
  columns: readonly Figure[];
  players: PlayerStats[];
  view: (playerId: number) => void;
}

function Table({ table, columns, players, view }: TableProps) {
  const { t } = useLanguage();
  const ranked = rankPlayers(players, table);
  if (ranked.length === 0) return <EmptyState title={t('state.noData')} framed />;
  return (
    <div className={card.card}>
      <RankedPlayers table={table} columns={columns} players={ranked} onView={view} />
    </div>
  );
}
