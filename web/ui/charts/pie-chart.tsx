import { arc, pie, type PieArcDatum } from 'd3-shape';
import type { CSSProperties } from 'react';
import { percentage, percentText } from '#domain/formatting/number.ts';
import styles from './pie-chart.module.css';

interface Slice {
  label: string;
  value: number;
  /** A colour of the theme. */
  color: string;
}

interface PieChartProps {
  label: string;
  slices: Slice[];
  /** What the number in the middle counts. */
  unit: string;
}

const RADIUS = 56;

const turn = pie<Slice>()
  .sortValues(null)
  .value(({ value }) => value)
  .padAngle(0.04);
const draw = arc<PieArcDatum<Slice>>()
  .innerRadius(RADIUS - 13)
  .outerRadius(RADIUS)
  .cornerRadius(2);

/** Parts of a whole; of nothing, nothing. The figures beside it are its table. */
export function PieChart({ label, slices, unit }: PieChartProps) {
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  if (total === 0) return null;
  return (
    <div className={styles.pie}>
      <svg viewBox={`${-RADIUS} ${-RADIUS} ${2 * RADIUS} ${2 * RADIUS}`} aria-hidden="true">
        {turn(slices.filter(({ value }) => value > 0)).map((slice) => (
          <path key={slice.data.label} d={draw(slice) ?? undefined} fill={slice.data.color} />
        ))}
        <text className={styles.total} y="4">
          {total}
        </text>
        <text className={styles.unit} y="20">
          {unit}
        </text>
      </svg>
      <table>
        <caption className="hidden">{label}</caption>
        <tbody>
          {slices.map(({ label: name, value, color }) => (
            <tr key={name}>
              <th scope="row" style={{ '--color': color } as CSSProperties}>
                {name}
              </th>
              <td>
                <b>{value}</b>
              </td>
              <td>{percentText(percentage(value, total))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
