import check from '@phosphor-icons/core/bold/check-circle-bold.svg?raw';
import warning from '@phosphor-icons/core/bold/warning-bold.svg?raw';
import { useMemo } from 'react';
import type { Calendar, CalendarMatch } from '#contract/desk/calendar.ts';
import type { CompetitionRecord } from '#contract/desk/competitions.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import {
  gameweeksOf,
  indexCalendar,
  type CalendarIndex,
  type GameweekState,
} from '#desk/office/calendar/calendar-index.ts';
import { GameLine, MatchTag } from '#desk/office/calendar/game-row.tsx';
import { groupPlan } from '#desk/office/calendar/plan-groups.ts';
import { currentOf } from '#desk/office/calendar/use-calendar.ts';
import { calendarTexts, type CalendarTexts } from '#desk/office/calendar/calendar-texts.ts';
import { DataTable } from '#desk/office/data-table.tsx';
import { resultPath } from '#desk/office/results/result-path.ts';
import { LoadState } from '#desk/kit/load-state.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { pages } from '#desk/shell/navigation.ts';
import { capitalised } from '#domain/formatting/capitalised.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { MISSING, missingOf, recordedIn, type MatchToComplete } from '#domain/gameweeks/missing.ts';
import { Icon } from '#ui/icon.tsx';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import layout from '#desk/kit/layout.module.css';
import plan from '#desk/office/calendar/plan.module.css';
import table from '#desk/office/data-table.module.css';
import styles from './state-tab.module.css';
import type { TabProps } from './tab-props.ts';

/** Where a competition stands: what is missing, the gameweek, the table. */
export function StateTab({ record }: TabProps) {
  const { t, language } = useTexts();
  const { isCurrent, id: season } = record.season;
  const path = isCurrent ? deskPaths.calendar : `${deskPaths.calendar}?season=${season}`;
  const { data, failed, reload } = useDesk<Calendar>(path);
  const index = useMemo(() => data && indexCalendar(data, serverNow()), [data]);
  if (!index) return <LoadState {...{ data: index, failed, reload }} rows={8} />;
  const texts = calendarTexts(index, t, language);
  const gameweeks = gameweeksOf(index, record.id);
  const current = currentOf(gameweeks, dayAt(serverNow())) ?? gameweeks[0];
  if (!current)
    return (
      <EmptyState
        framed
        title={t('state.noMatches')}
        action={
          <a className={button.button} data-kind="primary" href={`${pages.calendar}?competition=${record.id}`}>
            {t('office.calendar')}
          </a>
        }
      />
    );
  return (
    <div className={layout.stack}>
      <Missing index={index} texts={texts} gameweeks={gameweeks} />
      <Gameweek index={index} texts={texts} state={current} />
      {record.tables.map((of) => (
        <Table key={of.group} of={of} />
      ))}
    </div>
  );
}

interface RoundProps {
  index: CalendarIndex;
  texts: CalendarTexts;
}

const FINDINGS = [...MISSING, 'clash'] as const;
type Finding = (typeof FINDINGS)[number];

/** [GW8] What an organiser should do about the matches of a competition. */
function findMissing(index: CalendarIndex, matches: readonly CalendarMatch[]): Map<Finding, CalendarMatch[]> {
  const now = serverNow();
  const toComplete = (match: CalendarMatch): MatchToComplete => ({
    ...match,
    halfMinutes: index.competitions.get(match.competition)?.halfMinutes ?? 0,
    hasTeams: match.fields.homeId !== null && match.fields.awayId !== null,
    goals: (match.score?.home ?? 0) + (match.score?.away ?? 0),
  });
  const recorded = recordedIn(matches.map(toComplete), index.calendar.recorded);
  const findings = matches.map((match): { match: CalendarMatch; kinds: Finding[] } => {
    const missing = missingOf(toComplete(match), recorded, now);
    const marks = index.marks.get(match.id) ?? [];
    const clashes = marks.some((mark) => !['no-result', 'not-handed-in', 'postponed'].includes(mark));
    return { match, kinds: clashes ? [...missing, 'clash'] : missing };
  });
  return new Map(
    FINDINGS.map((kind) => [kind, findings.filter(({ kinds }) => kinds.includes(kind)).map(({ match }) => match)]),
  );
}

/** Where it is mended. */
const wayOf: Record<Finding, (match: CalendarMatch) => string> = {
  result: ({ id }) => resultPath(id, 'calendar'),
  scorers: ({ id }) => resultPath(id, 'calendar'),
  'final-whistle': ({ id }) => pages.match(id),
  'hand-in': ({ id }) => pages.match(id),
  lineups: ({ id }) => pages.lineups(id),
  'new-date': (match) => matchPath(match),
  date: (match) => matchPath(match),
  clash: (match) => matchPath(match),
};

const LISTED = 3;

function Missing({ index, texts, gameweeks }: RoundProps & { gameweeks: readonly GameweekState[] }) {
  const { t } = texts;
  const matches = gameweeks.flatMap((state) => state.matches);
  const found = [...findMissing(index, matches)].filter(([, own]) => own.length > 0);
  const name = (match: CalendarMatch) => {
    const gameweek = index.gameweeks.get(match.fields.gameweekId);
    return [gameweek && texts.gameweek(gameweek), texts.match(match)].filter(Boolean).join(', ');
  };
  return (
    <section className={card.card} aria-label={t('state.missing')}>
      <ul className={styles.missing}>
        {found.length === 0 && (
          <li data-tone="ok">
            <Icon svg={check} className="icon" />
            <b>{t('state.nothing')}</b>
          </li>
        )}
        {found.map(([kind, own]) => {
          const [first] = own;
          return (
            <li key={kind} data-tone="warn">
              <Icon svg={warning} className="icon" />
              <div>
                <b>{t(`state.missing.${kind}`, { count: own.length })}</b>
                <ul>
                  {own.slice(0, LISTED).map((match) => (
                    <li key={match.id}>{name(match)}</li>
                  ))}
                  {own.length > LISTED && <li>{t('state.missing.more', { count: own.length - LISTED })}</li>}
                </ul>
              </div>
              {first && (
                <a className={button.button} data-size="small" href={wayOf[kind](first)}>
                  {t(`state.mend.${kind}`)}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const matchPath = ({ id }: CalendarMatch) => `${pages.calendar}?match=${id}`;

function Gameweek({ index, texts, state: { gameweek, matches } }: RoundProps & { state: GameweekState }) {
  const { t } = texts;
  const unplayed = matches.find(({ id }) => index.marks.get(id)?.includes('no-result'));
  return (
    <section className={card.card} aria-labelledby="gameweek">
      <div className={layout.groupHead}>
        <h2 id="gameweek">{capitalised(texts.gameweek(gameweek))}</h2>
        {unplayed && (
          <a className={layout.more} href={resultPath(unplayed.id, 'calendar')}>
            {t('results.open')}
          </a>
        )}
        <a
          className={layout.more}
          href={`${pages.calendar}?competition=${gameweek.competition}&round=${gameweek.number}`}
        >
          {t('competition.calendar')}
        </a>
      </div>
      <div className={plan.plan}>
        {groupPlan(matches).map(({ key, day, matches: own }) => (
          <section key={key}>
            <h3 className={plan.day}>
              {day === null
                ? t(key === 'postponed' ? 'calendar.postponed' : 'calendar.noDate')
                : capitalised(texts.day(day))}
            </h3>
            {own.map((match) => (
              <GameLine
                key={match.id}
                {...{ match, index, texts }}
                tag={<MatchTag match={match} marks={index.marks.get(match.id) ?? []} texts={texts} />}
                end={null}
              >
                <a
                  className={plan.open}
                  href={
                    index.marks.get(match.id)?.includes('no-result')
                      ? resultPath(match.id, 'calendar')
                      : matchPath(match)
                  }
                  aria-label={t('calendar.openRow', { match: texts.match(match) })}
                />
              </GameLine>
            ))}
          </section>
        ))}
      </div>
    </section>
  );
}

function Table({ of: { group, rows } }: { of: CompetitionRecord['tables'][number] }) {
  const { t, language } = useTexts();
  const title = group === null ? t('state.table') : t('state.tableOf', { group });
  const end = (text: string) => ({ text, isEnd: true });
  return (
    <section className={card.card} aria-label={title}>
      <div className={layout.groupHead}>
        <h2>{title}</h2>
      </div>
      <DataTable
        columns={[
          end('#'),
          t('deduction.team'),
          end(t('state.played')),
          end(t('state.record')),
          end(t('state.goals')),
          end(t('state.points')),
        ]}
      >
        {rows.map(({ team, played, wins, draws, losses, goalsFor, goalsAgainst, points }, i) => (
          <tr key={team.id}>
            <td className={`${table.mark} ${table.end}`}>
              <span className={table.no}>{i + 1}</span>
            </td>
            <td className={table.lead}>
              <a className={table.who} href={pages.team(team.id)}>
                <TeamCrest team={team} />
                {nameIn(language, team)}
              </a>
            </td>
            <td className={`${table.end} ${table.drop}`}>{played}</td>
            <td className={`${table.end} ${table.drop}`}>{`${wins}–${draws}–${losses}`}</td>
            <td className={`${table.end} ${table.drop}`}>{`${goalsFor}:${goalsAgainst}`}</td>
            <td className={`${table.act} ${table.end}`}>
              <span className={table.no}>{points}</span>
            </td>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}
