import { EmptyState } from '#ui/empty-state.tsx';
import { LoadState } from '#desk/kit/load-state.tsx';
import { deskPaths } from '#contract/desk/paths.ts';
import type { PlayerList } from '#contract/desk/players.ts';
import { BanPanel } from '#desk/office/bans/ban-panel.tsx';
import { dayText } from '#desk/office/day-text.ts';
import { useSearchKey } from '#desk/office/list-keys.ts';
import { ListSearch } from '#desk/office/list-search.tsx';
import { Office } from '#desk/office/office-shell.tsx';
import { DataTable } from '#desk/office/data-table.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { useQuery } from '#desk/shell/navigation.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { positionText } from '#ui/position-text.ts';
import { ClubViews } from './club-views.tsx';
import { Face } from './face.tsx';
import { PlayerPanel } from './player-panel.tsx';
import card from '#ui/card.module.css';
import tag from '#ui/tag.module.css';
import chip from '#desk/kit/chip.module.css';
import layout from '#desk/kit/layout.module.css';
import table from '#desk/office/data-table.module.css';
import filters from '#desk/office/filters.module.css';

const SEARCH_ID = 'players-search';
const FILTERS = [
  [null, 'players.all'],
  ['free', 'players.free'],
  ['hidden', 'players.hiddenOnly'],
  ['twice', 'players.twice'],
  ['banned', 'players.banned'],
] as const;

/** Everybody who plays or played, in a team or without one. */
export function PlayersScreen() {
  const { t } = useTexts();
  const [query, setQuery] = useQuery();
  useSearchKey(SEARCH_ID);
  const find = query.get('q') ?? '';
  const only = query.get('only');
  const asked = new URLSearchParams({ ...(find && { find }), ...(only && { only }) });
  const { data, failed, reload } = useDesk<PlayerList>(`${deskPaths.players}?${asked}`);
  const opened = Number(query.get('player') ?? 0);
  const ban = query.get('ban');
  const close = () => setQuery({ player: null, ban: null });
  return (
    <Office title={t('players.title')} {...(data && { sub: t('players.count', { count: data.count }) })}>
      <div className={filters.filters}>
        <ListSearch id={SEARCH_ID} label={t('squad.search')} value={find} onChange={(q) => setQuery({ q })} />
        {FILTERS.map(([filter, text]) => (
          <button
            key={text}
            className={chip.chip}
            aria-pressed={only === filter}
            onClick={() => setQuery({ only: filter, player: null })}
          >
            {t(text)}
          </button>
        ))}
        <div className={filters.end}>
          <ClubViews current="players" />
        </div>
      </div>
      <LoadState {...{ data, failed, reload }} />
      <div className={opened > 0 ? layout.withPanel : undefined}>
        <div className={layout.stack}>
          {data?.players.length === 0 && (
            <EmptyState
              framed
              title={find === '' ? t('players.none') : t('teams.notFound', { text: find })}
              {...(find !== '' && { text: t('teams.notFoundText') })}
            />
          )}
          {data && data.players.length > 0 && (
            <PlayersTable
              list={data}
              opened={opened}
              onOpen={(id) => setQuery({ player: String(id), ban: null }, { push: true })}
            />
          )}
        </div>
        {opened > 0 && ban === null && <PlayerPanel key={opened} id={opened} onClose={close} />}
        {opened > 0 && ban !== null && (
          <BanPanel playerId={opened} opened={ban} onClose={() => setQuery({ ban: null })} />
        )}
      </div>
    </Office>
  );
}

interface TableProps {
  list: PlayerList;
  opened: number;
  onOpen: (id: number) => void;
}

function PlayersTable({ list: { players, count }, opened, onOpen }: TableProps) {
  const { t, language } = useTexts();
  return (
    <section className={card.card} aria-label={t('players.title')}>
      <DataTable
        columns={[
          t('squad.player'),
          t('players.team'),
          t('squad.position'),
          t('players.born'),
          { text: t('squad.notes'), isHidden: true },
        ]}
        foot={count > players.length && t('players.shown', { count: players.length })}
      >
        {players.map((player) => (
          <tr key={player.id} aria-selected={player.id === opened || undefined}>
            <td className={table.lead}>
              <button className={table.who} type="button" onClick={() => onOpen(player.id)}>
                <Face name={player.name} picture={player.picture} />
                <span>{nameIn(language, player)}</span>
              </button>
            </td>
            <td className={table.sub}>
              {player.teams.map((team) => nameIn(language, team)).join(', ') || t('newPlayer.noTeam')}
            </td>
            <td className={table.drop}>{player.position && positionText(player.position, t)}</td>
            <td className={table.drop}>{player.birthdate && dayText(player.birthdate, language)}</td>
            <td className={table.act}>{player.hidden && <span className={tag.tag}>{t('squad.hidden')}</span>}</td>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}
