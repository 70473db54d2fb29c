import archive from '@phosphor-icons/core/bold/archive-bold.svg?raw';
import calendar from '@phosphor-icons/core/bold/calendar-blank-bold.svg?raw';
import cup from '@phosphor-icons/core/bold/trophy-bold.svg?raw';
import images from '@phosphor-icons/core/bold/images-bold.svg?raw';
import file from '@phosphor-icons/core/bold/file-text-bold.svg?raw';
import pen from '@phosphor-icons/core/bold/pencil-simple-bold.svg?raw';
import question from '@phosphor-icons/core/bold/question-bold.svg?raw';
import shield from '@phosphor-icons/core/bold/shield-bold.svg?raw';
import signature from '@phosphor-icons/core/bold/signature-bold.svg?raw';
import tray from '@phosphor-icons/core/bold/tray-bold.svg?raw';
import user from '@phosphor-icons/core/bold/user-bold.svg?raw';
import userPlus from '@phosphor-icons/core/bold/user-plus-bold.svg?raw';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadState } from '#desk/kit/load-state.tsx';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Task, Todo } from '#contract/desk/todo.ts';
import { currentDay, serverNow } from '#desk/api/server-clock.ts';
import { Office } from '#desk/office/office-shell.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { pages, useQuery } from '#desk/shell/navigation.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { dayHeading, clockTime } from '#domain/formatting/date.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { Icon } from '#ui/icon.tsx';
import { Tag } from '#ui/tag.tsx';
import { FirstSteps } from './first-steps.tsx';
import { headingOf, sentenceOf, wayOf } from './task-way.ts';
import { Week } from './week.tsx';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import chip from '#desk/kit/chip.module.css';
import layout from '#desk/kit/layout.module.css';
import filters from '#desk/office/filters.module.css';
import styles from './tasks.module.css';

type Item = Task['items'][number];

const GROUPS = ['left-over', 'before-next', 'whenever'] as const;
const KINDS = ['matches', 'players', 'teams', 'competitions', 'news', 'backups'] as const;

/** What is to be done comes first: a list of things with one button each. */
export function TodoScreen() {
  const { t, language } = useTexts();
  const { data, failed, reload } = useDesk<Todo>(deskPaths.todo);
  const [query, setQuery] = useQuery();
  const about = KINDS.find((kind) => kind === query.get('about'));
  const tasks = (data?.tasks ?? []).filter((task) => about === undefined || task.about === about);
  const steps = data?.firstSteps ?? [];
  const isBegun = !steps.some(({ step, done }) => step === 'competition' && !done);
  const now = serverNow();
  const kinds = KINDS.map((kind) => ({ kind, count: data?.tasks.filter((task) => task.about === kind).length ?? 0 }));
  return (
    <Office
      title={t('office.todo')}
      sub={`${dayHeading(now, language)}, ${clockTime(now)}`}
      actions={
        <a className={button.button} href={pages.calendar}>
          <Icon svg={calendar} className="icon" />
          {t('office.calendar')}
        </a>
      }
    >
      <LoadState {...{ data, failed, reload }} />
      {data && isBegun && <Week week={data.week} />}
      {data && steps.length > 0 && <FirstSteps steps={steps} />}
      {data && data.tasks.length > 0 && (
        <div className={filters.filters}>
          <fieldset className={filters.scroll} aria-label={t('todo.show')}>
            <button className={chip.chip} aria-pressed={about === undefined} onClick={() => setQuery({ about: null })}>
              {t('todo.all')} <b>{data.tasks.length}</b>
            </button>
            {kinds
              .filter(({ count }) => count > 0)
              .map(({ kind, count }) => (
                <button
                  key={kind}
                  className={chip.chip}
                  aria-pressed={about === kind}
                  onClick={() => setQuery({ about: kind })}
                >
                  {t(`todo.about.${kind}`)} <b>{count}</b>
                </button>
              ))}
          </fieldset>
        </div>
      )}
      {data && tasks.length === 0 && steps.length === 0 && (
        <EmptyState framed title={t('todo.empty')} text={t('todo.emptyText')} />
      )}
      {GROUPS.map((group) => (
        <TaskGroup
          key={group}
          group={group}
          tasks={tasks.filter((task) => task.group === group)}
          isFirst={steps.length === 0 && tasks[0]?.group === group}
        />
      ))}
      {data && data.done > 0 && (
        <p className={styles.done}>
          <a href={pages.journal}>{t('todo.done', { count: data.done })}</a>
        </p>
      )}
    </Office>
  );
}

function TaskGroup({ group, tasks, isFirst }: { group: Task['group']; tasks: readonly Task[]; isFirst: boolean }) {
  const { t } = useTexts();
  if (tasks.length === 0) return null;
  return (
    <section className={card.card} aria-labelledby={group}>
      <div className={layout.groupHead}>
        <h2 id={group}>{t(`todo.group.${group}`)}</h2>
        <span>{t(`todo.group.${group}.means`)}</span>
      </div>
      <ul className={styles.tasks}>
        {tasks.map((task, i) =>
          task.items.length === 1 ? (
            <TaskRow key={`${task.code} ${task.items[0]?.id} ${i}`} task={task} isPrimary={isFirst && i === 0} />
          ) : (
            <TaskList key={task.code} task={task} />
          ),
        )}
      </ul>
    </section>
  );
}

function TaskRow({ task, isPrimary }: { task: Task; isPrimary: boolean }) {
  const { t } = useTexts();
  const [item] = task.items as [Item];
  const way = wayOf(t, task, item);
  return (
    <li data-tone={task.tone}>
      <Kind task={task} />
      <div>
        <b>
          <ItemName task={task} item={item} />
        </b>
        <p>{[sentenceOf(t, task.code, item), placeOf(task, item)].filter(Boolean).join(' ')}</p>
      </div>
      <Due due={item.due} tone={task.tone} />
      <a className={button.button} data-kind={isPrimary ? 'primary' : undefined} data-size="small" href={way.path}>
        {way.text}
      </a>
    </li>
  );
}

/** Many of one kind: one line, and all of them behind it. */
function TaskList({ task }: { task: Task }) {
  const { t } = useTexts();
  return (
    <li data-tone={task.tone} className={styles.many}>
      <Kind task={task} />
      <details>
        <summary>
          <b>{headingOf(t, task.code, task.items.length)}</b>
          <span className={button.button} data-size="small">
            {t('todo.showAll')}
          </span>
        </summary>
        <ul>
          {task.items.map((item, i) => (
            <li key={`${item.id} ${i}`}>
              <a href={wayOf(t, task, item).path}>{item.name}</a> <small>{sentenceOf(t, task.code, item)}</small>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

const ICONS: Record<Task['about'], string> = {
  matches: question,
  players: user,
  teams: shield,
  competitions: cup,
  news: pen,
  backups: archive,
};
const CODE_ICONS: Record<string, string> = {
  'gameweek-pictures': images,
  'not-handed-in': signature,
  'minor-without-declaration': file,
  'squad-too-small': userPlus,
  'squad-below-rules': userPlus,
  'team-without-squad': userPlus,
  requests: tray,
};

const Kind = ({ task: { code, about, items } }: { task: Task }) => (
  <span className={styles.kind}>
    {code === 'suspended' ? (
      <i className="booking" data-card={items[0]?.facts['cause'] === 'yellows' ? 'yellow' : 'red'} />
    ) : (
      <Icon svg={CODE_ICONS[code] ?? ICONS[about]} className="icon" />
    )}
  </span>
);

function ItemName({ task, item: { name, match } }: { task: Task; item: Item }) {
  const { t, language } = useTexts();
  if (task.about === 'backups') return <>{t('backup.title')}</>;
  if (!match?.home || !match.away || task.about !== 'matches') return <>{name}</>;
  const { home, away, status, score } = match;
  return (
    <>
      <TeamCrest team={home} /> {nameIn(language, home)} {score ? `${score.home}–${score.away}` : '–'}{' '}
      <TeamCrest team={away} /> {nameIn(language, away)}
      {(status === 'POSTPONED' || status === 'CANCELLED') && (
        <>
          {' '}
          <Tag>{t(`status.${status}`)}</Tag>
        </>
      )}
    </>
  );
}

/** Which match a suspension is about, where a result is missing from. */
function placeOf({ code }: Task, { match }: Item): string {
  if (!match) return '';
  if (code === 'suspended') return `${match.home?.name ?? '?'} – ${match.away?.name ?? '?'}.`;
  return match.venue ? `${match.venue}.` : '';
}

function Due({ due, tone }: { due: string | null; tone: Task['tone'] }) {
  const { t } = useTexts();
  if (due === null) return <span className={styles.due} />;
  const days = Math.round((Date.parse(dayAt(new Date(due))) - Date.parse(currentDay())) / 86_400_000);
  const text =
    days === 0 ? t('todo.dueToday') : days < 0 ? t('todo.since', { count: -days }) : t('todo.in', { count: days });
  return (
    <span className={styles.due} data-tone={days <= 0 ? tone : undefined}>
      {text}
    </span>
  );
}
