import { arc, pie, type PieArcDatum } from 'd3-shape';
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
  /** Unit of the number in the middle. */
  unit: string;
}

const RADIUS = 56;

const layOutSlices = pie<Slice>()
  .sortValues(null)
  .value(({ value }) => value)
  .padAngle(0.04);
const drawSlice = arc<PieArcDatum<Slice>>()
  .innerRadius(RADIUS - 13)
  .outerRadius(RADIUS)
  .cornerRadius(2);

/** The list beside the pie holds its data for screen readers. Renders nothing if all slices are 0. */
export function PieChart({ label, slices, unit }: PieChartProps) {
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  if (total === 0) return null;
  return (
    <div className={styles.pie}>
      <svg viewBox={`${-RADIUS} ${-RADIUS} ${2 * RADIUS} ${2 * RADIUS}`} aria-hidden="true">
        {layOutSlices(slices.filter(({ value }) => value > 0)).map((slice) => (
          <path key={slice.data.label} d={drawSlice(slice) ?? undefined} fill={slice.data.color} />
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
              <th scope="row">
                <svg className={styles.swatch} aria-hidden="true">
                  <rect width="100%" height="100%" rx="3" fill={color} />
                </svg>
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
