import warning from '@phosphor-icons/core/bold/warning-bold.svg?raw';
import check from '@phosphor-icons/core/bold/check-circle-bold.svg?raw';
import type { TeamList } from '#contract/desk/teams.ts';
import { DataTable } from '#desk/office/data-table.tsx';
import { SortableHead, sorted, useSorting } from '#desk/office/sort.tsx';
import { useTexts, type OfficeTranslate } from '#desk/office/texts.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { pages } from '#desk/shell/navigation.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { Icon } from '#ui/icon.tsx';
import card from '#ui/card.module.css';
import table from '#desk/office/data-table.module.css';
import styles from './teams-table.module.css';

type ListedTeam = TeamList['teams'][number];

const COLUMNS = ['team', 'city', 'competitions', 'players', 'lacks'] as const;

export function TeamsTable({ teams }: { teams: readonly ListedTeam[] }) {
  const { t, language } = useTexts();
  const sorting = useSorting(COLUMNS, 'team');
  const rows = sorted(teams, sorting, {
    team: (team) => nameIn(language, team),
    city: ({ city }) => city,
    competitions: ({ competitions }) => (competitions[0] ? nameIn(language, competitions[0]) : null),
    players: ({ players }) => players,
    lacks: (team) => -(neededBy(t, team).length * 10 + wishedFor(t, team).length),
  });
  return (
    <section className={card.card} aria-label={t('teams.title')}>
      <DataTable
        columns={COLUMNS.map((column) => (
          <SortableHead
            key={column}
            sorting={sorting}
            column={column}
            {...(column === 'players' && { className: 'end' })}
          >
            {t(`teams.column.${column}`)}
          </SortableHead>
        ))}
      >
        {rows.map((team) => (
          <Row key={team.id} team={team} />
        ))}
      </DataTable>
    </section>
  );
}

function Row({ team }: { team: ListedTeam }) {
  const { t, language } = useTexts();
  const needed = neededBy(t, team);
  const wished = wishedFor(t, team);
  return (
    <tr>
      <td className={table.lead}>
        <a className={table.who} href={pages.team(team.id)}>
          <TeamCrest team={team} />
          <span>
            {nameIn(language, team)}
            <small>{team.shortName}</small>
          </span>
        </a>
      </td>
      <td className={table.drop}>{team.city}</td>
      <td className={table.sub}>
        {team.competitions.length === 0
          ? t('teams.noCompetition')
          : team.competitions.map((one) => nameIn(language, one)).join(', ')}
      </td>
      <td className={`${table.act} ${table.end} ${table.no}`}>{team.players}</td>
      <td className={table.under}>
        {needed.length > 0 && (
          <span className={table.flagged} data-tone={isUrgent(team) ? 'bad' : 'warn'}>
            <Icon svg={warning} className="icon" />
            {needed.join(', ')}
          </span>
        )}
        {wished.length > 0 && <small className={styles.wished}>{wished.join(', ')}</small>}
        {needed.length + wished.length === 0 && (
          <span className={table.flagged} data-tone="ok">
            <Icon svg={check} className="icon" />
            <span className="hidden">{t('teams.complete')}</span>
          </span>
        )}
      </td>
    </tr>
  );
}

/** Somebody may not play, or nobody can. */
const isUrgent = ({ lacks: { squad, declarations } }: ListedTeam) =>
  declarations > 0 || squad === 'cannot-play' || squad === 'empty';

function neededBy(t: OfficeTranslate, { lacks: { squad, declarations, birthdates } }: ListedTeam): string[] {
  return [
    ...(squad === null ? [] : [t(`teams.lacks.squad.${squad}`)]),
    ...(declarations > 0 ? [t('teams.lacks.declarations', { count: declarations })] : []),
    ...(birthdates > 0 ? [t('teams.lacks.birthdates', { count: birthdates })] : []),
  ];
}

/** Good to have; nothing stops without it. */
function wishedFor(t: OfficeTranslate, { lacks: { crest, contact } }: ListedTeam): string[] {
  return [...(crest ? [t('teams.lacks.crest')] : []), ...(contact ? [t('teams.lacks.contact')] : [])];
}
