import swap from '@phosphor-icons/core/bold/arrows-left-right-bold.svg?raw';
import userPlus from '@phosphor-icons/core/bold/user-plus-bold.svg?raw';
import warning from '@phosphor-icons/core/bold/warning-bold.svg?raw';
import { Notice } from '#ui/notice.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { SquadMember, Team } from '#contract/desk/teams.ts';
import { BanPanel } from '#desk/office/bans/ban-panel.tsx';
import { ListSearch } from '#desk/office/list-search.tsx';
import { useSearchKey } from '#desk/office/list-keys.ts';
import { useTexts } from '#desk/office/texts.ts';
import { pages, useQuery } from '#desk/shell/navigation.ts';
import { searchKey, searchKeys } from '#domain/formatting/search-key.ts';
import { rankMatch } from '#domain/formatting/search-rank.ts';
import { isMemberOn } from '#domain/team/membership.ts';
import { squadFault } from '#domain/team/squad-size.ts';
import { Icon } from '#ui/icon.tsx';
import { MemberPanel } from './member-panel.tsx';
import { MoveFromSquad } from './move-from-squad.tsx';
import { NewPlayerPanel } from './new-player-panel.tsx';
import { SquadDates } from './squad-dates.tsx';
import { SquadTable } from './squad-table.tsx';
import button from '#ui/button.module.css';
import chip from '#desk/kit/chip.module.css';
import layout from '#desk/kit/layout.module.css';
import filters from '#desk/office/filters.module.css';

const SEARCH_ID = 'squad-search';
const GROUPS = ['here', 'later', 'left'] as const;
type Group = (typeof GROUPS)[number];

/** Who is in the squad, who left it, and the one whom somebody has in hand. */
export function SquadTab({ team }: { team: Team }) {
  const { t } = useTexts();
  const [query, setQuery] = useQuery();
  useSearchKey(SEARCH_ID);
  const { squad, today } = team;
  const groups = groupSquad(squad, today);
  const shown = GROUPS.find((group) => group === query.get('show')) ?? 'here';
  const text = query.get('q') ?? '';
  const opened = findOpened(team, query);
  const isAdding = query.get('new') === 'player';
  const isMoving = query.has('move');
  const ban = query.get('ban');
  const close = () => setQuery({ player: null, member: null, new: null, move: null, ban: null });
  const add = (kind?: 'primary') => (
    <button
      className={button.button}
      data-kind={kind}
      onClick={() => setQuery({ new: 'player', player: null, member: null }, { push: true })}
    >
      <Icon svg={userPlus} className="icon" />
      {t('squad.newPlayer')}
    </button>
  );
  const members = groups[shown].filter((member) => isFound(member, text));
  return (
    <div className={layout.stack}>
      <div className={filters.filters}>
        <ListSearch
          id={SEARCH_ID}
          label={t('squad.search')}
          hint={t('squad.searchHint')}
          value={text}
          onChange={(q) => setQuery({ q })}
        />
        {GROUPS.filter((group) => group === 'here' || groups[group].length > 0).map((group) => (
          <button
            key={group}
            className={chip.chip}
            aria-pressed={shown === group}
            onClick={() => setQuery({ show: group === 'here' ? null : group, player: null, member: null })}
          >
            {t(`squad.${group}`)} <b>{groups[group].length}</b>
          </button>
        ))}
        {squad.length > 0 && (
          <div className={filters.end}>
            <button
              className={button.button}
              onClick={() =>
                setQuery({ move: opened && isMemberOn(opened.fields, today) ? String(opened.membershipId) : 'new' })
              }
            >
              <Icon svg={swap} className="icon" />
              {t('squad.transfer')}
            </button>
            {groups.here.length > 1 && <SquadDates team={team} count={groups.here.length} />}
            {add()}
          </div>
        )}
      </div>
      <SizeWarning team={team} size={groups.here.length} />
      <div className={opened || isAdding ? layout.withPanel : undefined}>
        <div className={layout.stack}>
          {squad.length === 0 && (
            <EmptyState
              framed
              title={t('squad.empty')}
              text={t('squad.emptyText')}
              action={
                <div className={layout.buttons}>
                  {isAdding ? null : add('primary')}
                  <a className={button.button} href={pages.files}>
                    {t('squad.upload')}
                  </a>
                </div>
              }
            />
          )}
          {squad.length > 0 && members.length === 0 && (
            <EmptyState
              framed
              title={text === '' ? t('squad.empty') : t('teams.notFound', { text })}
              {...(text !== '' && { text: t('teams.notFoundText') })}
            />
          )}
          {members.length > 0 && (
            <SquadTable
              team={team}
              members={members}
              openedId={opened?.membershipId ?? null}
              left={groups.left.length}
              onOpen={({ membershipId, playerId }) =>
                setQuery(
                  shown === 'here'
                    ? { player: String(playerId), member: null, new: null, ban: null }
                    : { member: String(membershipId), player: null, new: null, ban: null },
                  { push: true },
                )
              }
            />
          )}
        </div>
        {isAdding && <NewPlayerPanel team={team} onClose={close} />}
        {opened && !isAdding && ban !== null && (
          <BanPanel
            playerId={opened.playerId}
            opened={ban}

            onClose={() => setQuery({ ban: null })}
          />
        )}
        {opened && !isAdding && ban === null && (
          <MemberPanel key={opened.membershipId} team={team} member={opened} onClose={close} />
        )}
      </div>
      {isMoving && <MoveFromSquad team={team} onClose={() => setQuery({ move: null, kind: null })} />}
    </div>
  );
}

function SizeWarning({ team: { limits, competitions }, size }: { team: Team; size: number }) {
  const { t } = useTexts();
  const fault = squadFault(size, limits);
  if (fault === null || fault === 'empty' || competitions.length === 0) return null;
  return (
    <Notice tone="warn" icon={warning}>
      {fault === 'above-most'
        ? t('squad.tooLarge', { count: size, most: limits.most })
        : t('squad.tooSmall', { count: size, least: limits.least })}
    </Notice>
  );
}

function groupSquad(squad: readonly SquadMember[], today: string): Record<Group, SquadMember[]> {
  const groups: Record<Group, SquadMember[]> = { here: [], later: [], left: [] };
  for (const member of squad) {
    const { fields } = member;
    groups[isMemberOn(fields, today) ? 'here' : fields.joinedOn > today ? 'later' : 'left'].push(member);
  }
  return groups;
}

/** By the player, as he is in the squad now or was last; or by one of his times in it. */
function findOpened({ squad, today }: Team, query: URLSearchParams): SquadMember | null {
  const member = squad.find(({ membershipId }) => String(membershipId) === query.get('member'));
  const times = squad
    .filter(({ playerId }) => String(playerId) === query.get('player'))
    .toSorted((a, b) => b.fields.joinedOn.localeCompare(a.fields.joinedOn));
  return member ?? times.find(({ fields }) => isMemberOn(fields, today)) ?? times[0] ?? null;
}

function isFound({ fields: { name, nameLatin, shirtNumber } }: SquadMember, text: string): boolean {
  const wanted = searchKey(text);
  if (wanted === '') return true;
  if (/^\d+$/.test(wanted)) return String(shirtNumber) === wanted;
  return rankMatch(searchKeys(name, ...(nameLatin === null ? [] : [nameLatin])), wanted) !== null;
}
