import { useState, type PointerEvent } from 'react';
import { ChartTable } from './chart-table.tsx';
import styles from './line-chart.module.css';
import { areaPath, straightPath, type Point } from './path.ts';
import { percent, scaleFor } from './scale.ts';

interface LineChartProps {
  /** For screen readers. */
  label: string;
  columns: [label: string, value: string];
  points: { label: string; value: number }[];
}

const MAX_LABELS = 8;

/** Marks the highest count; pointer, finger and arrow keys show the others. */
export function LineChart({ label, columns, points }: LineChartProps) {
  const [selected, setSelected] = useState<number | null>(null);
  if (points.length === 0) return null;
  const { top, lines } = scaleFor(points.map(({ value }) => value));
  const across = (index: number) => (points.length === 1 ? 0.5 : index / (points.length - 1));
  const fromTop = (value: number) => 1 - value / top;
  const marked = selected !== null && selected < points.length ? selected : highestOf(points);
  const labelled = Math.ceil(points.length / MAX_LABELS);

  const selectUnderPointer = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setSelected(Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * (points.length - 1)));
  };

  return (
    <div className={styles.chart} data-top={top}>
      <div className={styles.plot} onPointerMove={selectUnderPointer} onPointerLeave={() => setSelected(null)}>
        <svg aria-hidden="true">
          {lines.map((value) => (
            <g key={value}>
              <line
                className={styles.line}
                x1="0"
                x2="100%"
                y1={percent(fromTop(value))}
                y2={percent(fromTop(value))}
              />
              <text className={styles.value} x="-0.75em" y={percent(fromTop(value))} dy="0.35em">
                {value}
              </text>
            </g>
          ))}
          <ChartLine shares={points.map(({ value }, index) => [across(index), fromTop(value)])} />
          {points.map(({ label: name, value }, index) => (
            <g key={index} data-marked={index === marked || undefined}>
              <circle className={styles.point} cx={percent(across(index))} cy={percent(fromTop(value))} r="4" />
              {index % labelled === 0 && (
                <text
                  className={styles.name}
                  x={percent(across(index))}
                  y="100%"
                  dy="2em"
                  data-odd={index % (2 * labelled) !== 0 || undefined}
                >
                  {name}
                </text>
              )}
            </g>
          ))}
          <text
            className={styles.read}
            x={percent(across(marked))}
            y={percent(fromTop(points[marked]?.value ?? 0))}
            dy="-0.9em"
          >
            {points[marked]?.value}
          </text>
        </svg>
        <input
          type="range"
          aria-label={label}
          aria-valuetext={`${points[marked]?.label}: ${points[marked]?.value}`}
          min={0}
          max={points.length - 1}
          value={marked}
          onChange={({ target }) => setSelected(Number(target.value))}
        />
      </div>
      <ChartTable
        caption={label}
        columns={columns}
        rows={points.map(({ label: name, value }) => [name, String(value)])}
      />
    </div>
  );
}

const highestOf = (points: { value: number }[]): number =>
  points.reduce((best, { value }, index) => (value > (points[best]?.value ?? 0) ? index : best), 0);

/** Stretched to the available width without stretching the stroke. */
function ChartLine({ shares }: { shares: [across: number, down: number][] }) {
  const points = shares.map(([across, fromTop]): Point => [across * 100, fromTop * 100]);
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none">
      <path className={styles.area} d={areaPath(points, 100)} />
      <path className={styles.curve} d={straightPath(points)} />
    </svg>
  );
}
