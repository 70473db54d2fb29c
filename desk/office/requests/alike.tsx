import merge from '@phosphor-icons/core/bold/git-merge-bold.svg?raw';
import question from '@phosphor-icons/core/bold/question-bold.svg?raw';
import users from '@phosphor-icons/core/bold/users-bold.svg?raw';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Player, SimilarPlayers } from '#contract/desk/players.ts';
import type { LeagueSettings } from '#contract/http/league-settings.ts';
import type { TeamList } from '#contract/desk/teams.ts';
import { currentDay } from '#desk/api/server-clock.ts';
import { payloadOf, subjectOf } from '#desk/club/request-words.ts';
import { LoadState } from '#desk/kit/load-state.tsx';
import { useDesk } from '#desk/kit/use-desk.ts';
import { Bold } from '#desk/office/bold.tsx';
import { dayText } from '#desk/office/day-text.ts';
import { Face } from '#desk/office/teams/face.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { isMemberOn } from '#domain/team/membership.ts';
import { Icon } from '#ui/icon.tsx';
import { positionText } from '#ui/position-text.ts';
import effects from '#desk/kit/effects.module.css';
import styles from './alike.module.css';
import type { OfficeRequest } from './office-request.ts';

/** The record that a new player may be, and the team that he would have to come from by a transfer. */
interface Known {
  player: Player;
  rival: Player['memberships'][number]['team'] | null;
}

interface Alikeness {
  known: Known | null;
  /** How many more look like him. */
  others: number;
  failed: string | null;
  reload: () => void;
}

/** Who it may be, the likeliest first; null asks nothing. */
export function useAlike(request: OfficeRequest | null): Alikeness {
  const { name, birthdate } = request ? payloadOf('new-player', request) : { name: '', birthdate: '' };
  const query = new URLSearchParams({ name, birthdate });
  const similar = useDesk<SimilarPlayers>(request && `${deskPaths.similarPlayers}?${query}`);
  const first = similar.data?.players[0];
  const player = useDesk<Player>(first ? deskPaths.player(first.id) : null);
  const teams = useDesk<TeamList>(request && deskPaths.teams);
  const known = player.data && teams.data && { player: player.data, rival: rivalOf(player.data, teams.data, request) };
  return {
    known,
    others: (similar.data?.players.length ?? 1) - 1,
    failed: similar.failed ?? player.failed ?? teams.failed,
    reload: () => [similar, player, teams].forEach(({ reload }) => reload()),
  };
}

/** [SQ6] Nobody is in two squads of one competition: such a player changes teams. */
function rivalOf({ memberships }: Player, { teams }: TeamList, request: OfficeRequest | null): Known['rival'] {
  const today = currentDay();
  const playsIn = (id: number) => teams.find((team) => team.id === id)?.competitions.map((one) => one.id) ?? [];
  const own = playsIn(request?.team.id ?? 0);
  const current = memberships.filter(({ joinedOn, leftOn }) => isMemberOn({ joinedOn, leftOn }, today));
  return current.find(({ team }) => playsIn(team.id).some((id) => own.includes(id)))?.team ?? null;
}

/** Two records side by side: what is equal steps back, and what follows from each answer. */
export function Alike({ request, alike }: { request: OfficeRequest; alike: Alikeness }) {
  const { t, language } = useTexts();
  const { data: league } = useDesk<{ settings: LeagueSettings }>(deskPaths.league);
  const { known, others, failed, reload } = alike;
  if (!known) return <LoadState data={null} failed={failed} reload={reload} rows={3} />;
  const { player, rival } = known;
  const { fields, memberships, uses } = player;
  const { birthdate, position } = payloadOf('new-player', request);
  const teams = memberships.filter(({ joinedOn, leftOn }) => isMemberOn({ joinedOn, leftOn }, currentDay()));
  const dash = t('requests.nothing');
  const rows = [
    ['born', dayText(birthdate, language), fields.birthdate === null ? dash : dayText(fields.birthdate, language)],
    [
      'team',
      nameIn(language, request.team),
      teams.map(({ team }) => nameIn(language, team)).join(', ') || t('requests.row.noTeam'),
    ],
    [
      'position',
      position === null ? dash : positionText(position, t),
      fields.position === null ? dash : positionText(fields.position, t),
    ],
    ['matches', dash, uses.matches ?? 0],
  ] as const;
  const ways = [
    {
      icon: merge,
      text: rival
        ? t('requests.ifSameTransfer', {
            team: nameIn(language, rival),
            count: league?.settings.requests.transferDays ?? 0,
          })
        : t('requests.ifSameFree'),
    },
    { icon: users, text: t('requests.ifTwo') },
  ];
  return (
    <div className={styles.alike}>
      <div className={styles.two}>
        <div>
          <Face name={subjectOf(request, language)} picture={request.picture} />
          <b>{subjectOf(request, language)}</b>
          <small>{t('requests.theNew')}</small>
        </div>
        <i>
          <Icon svg={question} className="icon" />
        </i>
        <div>
          <Face name={nameIn(language, fields)} picture={fields.picture} />
          <b>{nameIn(language, fields)}</b>
          <small>{t('requests.known')}</small>
        </div>
      </div>
      <dl>
        {rows.map(([row, one, other]) => (
          <div key={row} data-same={one === other || undefined}>
            <dt>{t(`requests.row.${row}`)}</dt>
            <dd>{one}</dd>
            <dd>{other}</dd>
          </div>
        ))}
      </dl>
      {others > 0 && <p className={styles.others}>{t('requests.others', { count: others })}</p>}
      <ul className={effects.effects}>
        {ways.map(({ icon, text }) => (
          <li key={text}>
            <Icon svg={icon} className="icon" />
            <span>
              <Bold text={text} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
