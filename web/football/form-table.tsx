import { inForm } from '#domain/standings/in-form.ts';
import { FormGuide } from '#ui/marks/form-guide.tsx';
import styles from './form-table.module.css';
import type { StandingRow } from './model.ts';
import { TeamCell } from './standings-table.tsx';

const SHOWN = 5;

/** [ST27] The teams in form, with what their last five gave. */
export const FormTable = ({ rows }: { rows: StandingRow[] }) => (
  <ol className={styles.form}>
    {inForm(rows)
      .slice(0, SHOWN)
      .map((row, index) => (
        <li key={row.team.id ?? row.team.name}>
          <span className={styles.rank}>{index + 1}</span>
          <TeamCell team={row.team} />
          <FormGuide results={row.form} />
        </li>
      ))}
  </ol>
);
