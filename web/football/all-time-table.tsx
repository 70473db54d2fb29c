import { useLanguage } from '#ui/language.ts';
import type { AllTimeFigures, CompetitionRecords } from './records-model.ts';
import { signedNumber } from './signed-number.ts';
import { TeamCell } from './standings-table.tsx';
import styles from './standings-table.module.css';

/** Columns in order. Those that are not `essential` need a wide table. */
const FIGURES = [
  { label: 'records.seasons', essential: false, width: 'difference', of: (row: AllTimeFigures) => row.seasons },
  { label: 'table.played', essential: true, width: 'difference', of: (row: AllTimeFigures) => row.played },
  { label: 'table.wins', essential: false, width: 'count', of: (row: AllTimeFigures) => row.wins },
  { label: 'table.draws', essential: false, width: 'count', of: (row: AllTimeFigures) => row.draws },
  { label: 'table.losses', essential: false, width: 'count', of: (row: AllTimeFigures) => row.losses },
  {
    label: 'table.difference',
    essential: true,
    width: 'points',
    of: (row: AllTimeFigures) => signedNumber(row.goalDifference),
  },
  { label: 'records.titles', essential: false, width: 'points', of: (row: AllTimeFigures) => row.titles || '–' },
] as const;

/** [RE1] */
export function AllTimeTable({ rows }: { rows: CompetitionRecords['table'] }) {
  const { t } = useLanguage();
  return (
    <div className={styles.standings}>
      <table>
        <caption className="hidden">{t('records.table')}</caption>
        <colgroup>
          <col className={styles.position} />
          <col />
          {FIGURES.map(({ label, essential, width }) => (
            <col key={label} className={styles[width]} data-wide={!essential || undefined} />
          ))}
          <col className={styles.points} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" data-start>
              #
            </th>
            <th scope="col" data-start>
              {t('table.team')}
            </th>
            {FIGURES.map(({ label, essential }) => (
              <th key={label} scope="col" data-wide={!essential || undefined}>
                <abbr title={t(label)}>{t(`${label}.short`)}</abbr>
              </th>
            ))}
            <th scope="col">
              <abbr title={t('table.points')}>{t('table.points.short')}</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.team.id ?? row.position}>
              <td data-start>
                <span className={styles.place}>{row.position}</span>
              </td>
              <td data-start>
                <TeamCell team={row.team} />
              </td>
              {FIGURES.map(({ label, essential, of }) => (
                <td key={label} data-wide={!essential || undefined}>
                  {of(row)}
                </td>
              ))}
              <td className={styles.total}>{row.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
