import { useQuery } from '@tanstack/react-query';
import { oneDecimal } from '#domain/formatting/number.ts';
import type { TableZone } from '#domain/standings/format.ts';
import { Card } from '#ui/card.tsx';
import { useLanguage } from '#ui/language.ts';
import { percentAttributes } from '#ui/percent-attributes.ts';
import { competitionChances } from '#web/api/outlook-queries.ts';
import { groupText } from '#web/football/group-text.ts';
import type { Chances, TeamChances } from '#web/football/outlook-model.ts';
import { TeamCell } from '#web/football/standings-table.tsx';
import type { TabProps } from './tab-props.ts';
import styles from './outlook.module.css';

export function ChancesCard({ edition, competition, league: { zones } }: TabProps) {
  const { t, language } = useLanguage();
  const { data: chances } = useQuery(competitionChances(edition));
  if (!chances || chances.tables.length === 0) return null;
  const isLeague = competition.format === 'LEAGUE';
  return (
    <Card title={t('chances.title')} note={t('chances.note', { count: chances.left })}>
      {chances.tables.map((table) => (
        <ChancesTable key={table.group} table={table} zones={zones} isLeague={isLeague} />
      ))}
      <p className={styles.note}>
        {t('chances.how', {
          runs: chances.runs.toLocaleString(language),
          counted: t('chances.counted', { count: chances.counted }),
        })}
      </p>
    </Card>
  );
}

interface Column {
  key: string;
  title: string;
  kind?: TableZone['kind'];
  from: number;
  to: number;
}

interface ChancesTableProps {
  table: Chances['tables'][number];
  zones: TableZone[];
  isLeague: boolean;
}

function ChancesTable({ table: { group, teams }, zones, isLeague }: ChancesTableProps) {
  const { t, language } = useLanguage();
  const title = group === null ? t('chances.title') : groupText(group, t);
  const first: Column[] = zones.some(({ from, to }) => from === 1 && to === 1)
    ? []
    : [{ key: 'first', title: t(isLeague ? 'chances.champion' : 'chances.first'), kind: 'title', from: 1, to: 1 }];
  const columns = [
    ...first,
    ...zones
      .filter(({ from }) => from <= teams.length)
      .map(({ from, to, kind, labelBg, labelEn }) => ({
        key: `${from}`,
        title: language === 'bg' ? labelBg : labelEn,
        kind,
        from,
        to,
      })),
  ];
  return (
    <div className={styles.scroller}>
      <table className={styles.chances}>
        <caption className={group === null ? 'hidden' : undefined}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.team')}</th>
            {columns.map((column) => (
              <th key={column.key} scope="col">
                {column.title}
              </th>
            ))}
            <th scope="col">{t('chances.points')}</th>
          </tr>
        </thead>
        <tbody>
          {teams.map((row) => (
            <tr key={row.team.id ?? row.team.name}>
              <td>
                <TeamCell team={row.team} />
              </td>
              {columns.map((column) => (
                <ShareCell key={column.key} share={shareOf(row, column)} kind={column.kind} />
              ))}
              <td>{oneDecimal(row.points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const shareOf = ({ places }: TeamChances, { from, to }: Column): number =>
  places.slice(from - 1, to).reduce((sum, share) => sum + share, 0);

function ShareCell({ share, kind }: { share: number; kind: TableZone['kind'] | undefined }) {
  return (
    <td data-zone={kind} {...percentAttributes(share * 100)}>
      <span className={styles.share}>{shareText(share)}</span>
    </td>
  );
}

/** Ten thousand runs cannot tell the nearly impossible from the impossible. */
function shareText(share: number): string {
  if (share === 0) return '–';
  const percent = Math.round(share * 100);
  return percent < 1 ? '< 1 %' : percent > 99 ? '> 99 %' : `${percent} %`;
}
