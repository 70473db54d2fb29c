import { useState } from 'react';
import { PLAYER_TABLES, rankPlayers, type PlayerTable } from '#domain/match/rank-players.ts';
import type { MatchDetails, PlayerStats } from '#web/football/match-model.ts';
import card from '#web/ui/card.module.css';
import { useLanguage } from '#web/ui/language.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { State } from '#web/ui/state.tsx';
import { PlayerModal } from './player-modal.tsx';
import styles from './player-statistics.module.css';
import { RankedPlayers } from './ranked-players.tsx';

const EVERYBODY = 'all';

export function PlayerStatistics({ match, players }: { match: MatchDetails; players: PlayerStats[] }) {
  const { t } = useLanguage();
  const [table, setTable] = useState<PlayerTable | null>('top-stats');
  const [team, setTeam] = useState<number | typeof EVERYBODY>(EVERYBODY);
  const [viewedId, setViewedId] = useState<number | null>(null);
  const viewed = players.find(({ id }) => id === viewedId);
  const teams = [match.home, match.away].filter((of) => of !== null);
  return (
    <>
      <div className={styles.menus}>
        <Segments
          label={t('playerStats.tables')}
          options={PLAYER_TABLES.map((value) => ({ value, label: t(`playerStats.table.${value}`) }))}
          chosen={table}
          // Pressed again, a category is let go.
          onChoose={(pressed) => setTable(pressed === table ? null : pressed)}
        />
        <Segments
          label={t('playerStats.filter')}
          options={[
            { value: EVERYBODY, label: t('playerStats.filter.all') },
            ...teams.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          chosen={team}
          onChoose={setTeam}
        />
      </div>
      {table === null ? (
        <State title={t('playerStats.select')} framed />
      ) : (
        <Table
          table={table}
          players={players.filter((of) => team === EVERYBODY || of.team === team)}
          view={setViewedId}
        />
      )}
      {viewed && <PlayerModal player={viewed} onClose={() => setViewedId(null)} />}
    </>
  );
}

interface TableProps {
  table: PlayerTable;
  players: PlayerStats[];
  view: (playerId: number) => void;
}

function Table({ table, players, view }: TableProps) {
  const { t } = useLanguage();
  const ranked = rankPlayers(players, table);
  if (ranked.length === 0) return <State title={t('state.noData')} framed />;
  return (
    <div className={card.card}>
      <RankedPlayers table={table} players={ranked} onView={view} />
    </div>
  );
}
