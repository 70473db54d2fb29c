import '#desk/office/tones.css';
import camera from '@phosphor-icons/core/bold/camera-bold.svg?raw';
import caret from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import clock from '@phosphor-icons/core/bold/clock-bold.svg?raw';
import fileX from '@phosphor-icons/core/bold/file-x-bold.svg?raw';
import hash from '@phosphor-icons/core/bold/hash-bold.svg?raw';
import image from '@phosphor-icons/core/bold/image-bold.svg?raw';
import prohibit from '@phosphor-icons/core/bold/prohibit-bold.svg?raw';
import swap from '@phosphor-icons/core/bold/arrows-left-right-bold.svg?raw';
import userPlus from '@phosphor-icons/core/bold/user-plus-bold.svg?raw';
import users from '@phosphor-icons/core/bold/users-bold.svg?raw';
import type { Club } from '#contract/desk/club.ts';
import { pagePaths } from '#contract/paths.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { Managers, OpenManagerSheet, type ManagerSheet } from '#desk/club/managers.tsx';
import { useRegistered } from '#desk/club/use-registered.ts';
import { useTexts } from '#desk/club/texts.ts';
import { ofTeam, useClub } from '#desk/club/use-club.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { ClubBar } from '#desk/shell/club-bar.tsx';
import { NetworkMark } from '#desk/shell/network-mark.tsx';
import { pages } from '#desk/shell/navigation.ts';
import { useSession } from '#desk/shell/session.ts';
import { useSheet } from '#desk/shell/use-sheet.ts';
import { useUnread } from '#desk/shell/use-unread.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { initialsOf } from '#domain/player/name.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { LeagueMark } from '#ui/marks/league-mark.tsx';
import { clubTasks, type ClubTask } from './club-todo.ts';
import { Missing, NextMatch } from './next-match.tsx';
import rows from '#desk/club/rows.module.css';
import styles from './home.module.css';

/** What a manager sees first: the next match, what is to be done, and where the team stands. */
export function HomeScreen() {
  const { t, language } = useTexts();
  const session = useSession();
  const name = session?.name ?? '';
  const unread = useUnread();
  const { teams, team, club: loaded, requests } = useClub();
  const registered = useRegistered(team?.id ?? null);
  const { sheet, open, close } = useSheet<ManagerSheet>();
  const { data: club, failed, reload } = loaded;
  return (
    <main className="desk">
      <header className="tally" data-theme="dark">
        <div className="topline">
          <a className="key" href={pages.club} aria-label={t('club.title')}>
            <LeagueMark />
          </a>
          <NetworkMark />
          <a className="key" href={pages.me} aria-label={`${initialsOf(name || '?')}, ${t('me.open', { name })}`}>
            <span className="avatar">
              <span className="initials">{initialsOf(name || '?')}</span>
            </span>
          </a>
        </div>
        {teams.length > 1 && (
          <nav className={styles.teams} aria-label={t('home.teams')}>
            {teams.map((one) => (
              <a
                key={one.id}
                href={ofTeam(pages.club, teams, one.id)}
                aria-current={one.id === team?.id ? 'page' : undefined}
              >
                <TeamCrest team={one} />
                {nameIn(language, one)}
              </a>
            ))}
          </nav>
        )}
        {club?.next ? <NextMatch club={club} next={club.next} /> : team && <TeamHead team={team} club={club} />}
      </header>
      <div className={`body ${rows.screen}`}>
        {!club && <p className="nothing">{failed === null ? t('loading') : t('club.notDone')}</p>}
        {!club && failed !== null && (
          <button className="wide" onClick={reload}>
            {t('tryAgain')}
          </button>
        )}
        {club && (
          <>
            {club.next && <h1 className="hidden">{nameIn(language, club.team)}</h1>}
            <Missing members={club.members} />
            {club.members.length === 0 && (
              <EmptyState
                title={t('home.emptyTitle')}
                text={t('home.emptyText')}
                action={
                  <a className="wide primary" href={ofTeam(pages.squad, teams, club.team.id)}>
                    {t('home.toSquad')}
                  </a>
                }
              />
            )}
            {club.members.length > 0 && (
              <Todo
                tasks={clubTasks({ club, requests, registered }, t, language, serverNow())}
                path={ofTeam(pages.squad, teams, club.team.id)}
              />
            )}
            {club.table.length > 0 && <Ladder club={club} />}
            <ul className={`${rows.rows} ${styles.way}`}>
              <li>
                <a href={ofTeam(pages.teamPage, teams, club.team.id)}>
                  <span className={rows.kind}>
                    <Icon svg={image} className="icon" />
                  </span>
                  <span className={rows.what}>
                    {t('home.page')}
                    <small>{t('home.pageText')}</small>
                  </span>
                  <Icon svg={caret} className="icon" />
                </a>
              </li>
            </ul>
            <div className={styles.managers}>
              <Managers team={club.team} onOpen={open} />
            </div>
          </>
        )}
      </div>
      <ClubBar unread={unread} waiting={registered} />
      {team && <OpenManagerSheet team={team} sheet={sheet} onClose={close} />}
    </main>
  );
}

/** Without a match the team itself is the head. */
function TeamHead({ team, club }: { team: Club['team']; club: Club | null }) {
  const { t, language } = useTexts();
  const names = club?.competitions.map((one) => nameIn(language, one)).join(', ') ?? '';
  return (
    <div className={styles.head}>
      <TeamCrest team={team} />
      <div>
        <h1>{nameIn(language, team)}</h1>
        {club && <p>{names === '' ? t('home.noSeason') : `${t('home.in', { names })}. ${t('home.noMatch')}`}</p>}
      </div>
    </div>
  );
}

const ICONS: Record<ClubTask['kind'], string> = {
  transfer: swap,
  registered: userPlus,
  minor: fileX,
  size: users,
  number: hash,
  refused: prohibit,
  waiting: clock,
  photos: camera,
};

function Todo({ tasks, path }: { tasks: readonly ClubTask[]; path: string }) {
  const { t } = useTexts();
  const pathTo = (opens: ClubTask['opens']) =>
    opens === null ? path : `${path}${path.includes('?') ? '&' : '?'}open=${opens}`;
  return (
    <section>
      <div className="head-line">
        <h2>{t('home.todo')}</h2>
        {tasks.length > 0 && <span>{t('home.things', { count: tasks.length })}</span>}
      </div>
      {tasks.length === 0 && <EmptyState title={t('home.done')} text={t('home.doneText')} />}
      {tasks.length > 0 && (
        <ul className={rows.rows}>
          {tasks.map(({ kind, tone, title, text, opens }) => (
            <li key={`${kind} ${title} ${opens ?? ''}`}>
              <a href={pathTo(opens)} data-tone={tone}>
                <span className={rows.kind}>
                  <Icon svg={ICONS[kind]} className="icon" />
                </span>
                <span className={rows.what}>
                  {title}
                  <small data-tone={kind === 'transfer' ? 'bad' : undefined}>{text}</small>
                </span>
                <Icon svg={caret} className="icon" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const signed = (number: number) => (number > 0 ? `+${number}` : String(number).replace('-', '−'));

/** The place in the table, with who is above and below. */
function Ladder({ club: { table, team: own, competitions } }: { club: Club }) {
  const { t, language } = useTexts();
  const publicUrl = useSession()?.league.publicUrl;
  const [first] = competitions;
  return (
    <section>
      <div className="head-line">
        <h2>{first ? nameIn(language, first) : t('home.table')}</h2>
        {first && publicUrl !== undefined && (
          <a
            className={styles.whole}
            href={`${publicUrl}${pagePaths.competition(first.id)}?tab=standings`}
            aria-label={t('home.wholeTable', { competition: nameIn(language, first) })}
          >
            {t('home.table')}
            <Icon svg={caret} className="icon" />
          </a>
        )}
      </div>
      <ol className={styles.ladder}>
        {table.map(({ position, team, goalDifference, points }) => (
          <li key={team.id} aria-current={team.id === own.id ? 'true' : undefined}>
            <span>{position}</span>
            <TeamCrest team={team} />
            <span>{nameIn(language, team)}</span>
            <span>{signed(goalDifference)}</span>
            <b>{points}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
