import { area, line } from 'd3-shape';
import { useState, type CSSProperties, type PointerEvent } from 'react';
import { ChartTable } from './chart-table.tsx';
import styles from './line-chart.module.css';
import { percent, scaleFor } from './scale.ts';

interface LineChartProps {
  /** What is drawn, for those who do not see it. */
  label: string;
  columns: [label: string, value: string];
  points: { label: string; value: number }[];
}

const MOST_LABELS = 8;

/** Counts one after the other. The highest is marked; pointer, finger and arrow keys read the others. */
export function LineChart({ label, columns, points }: LineChartProps) {
  const [read, setRead] = useState<number | null>(null);
  if (points.length === 0) return null;
  const { top, lines } = scaleFor(points.map(({ value }) => value));
  const across = (index: number) => (points.length === 1 ? 0.5 : index / (points.length - 1));
  const down = (value: number) => 1 - value / top;
  const marked = read !== null && read < points.length ? read : highestOf(points);
  const labelled = Math.ceil(points.length / MOST_LABELS);

  const readUnder = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setRead(Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * (points.length - 1)));
  };

  return (
    <div className={styles.chart}>
      <div
        className={styles.plot}
        style={{ '--digits': String(top).length } as CSSProperties}
        onPointerMove={readUnder}
        onPointerLeave={() => setRead(null)}
      >
        <svg aria-hidden="true">
          {lines.map((value) => (
            <g key={value}>
              <line className={styles.line} x1="0" x2="100%" y1={percent(down(value))} y2={percent(down(value))} />
              <text className={styles.value} x="-0.75em" y={percent(down(value))} dy="0.35em">
                {value}
              </text>
            </g>
          ))}
          <Course shares={points.map(({ value }, index) => [across(index), down(value)])} />
          {points.map(({ label: name, value }, index) => (
            <g key={index} data-marked={index === marked || undefined}>
              <circle className={styles.point} cx={percent(across(index))} cy={percent(down(value))} r="4" />
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
            y={percent(down(points[marked]?.value ?? 0))}
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
          onChange={({ target }) => setRead(Number(target.value))}
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

const drawLine = line();
const drawArea = area().y0(100);

/** Stretched to the width there is; its stroke is not. */
function Course({ shares }: { shares: [across: number, down: number][] }) {
  const points = shares.map(([across, down]): [number, number] => [across * 100, down * 100]);
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none">
      <path className={styles.area} d={drawArea(points) ?? undefined} />
      <path className={styles.course} d={drawLine(points) ?? undefined} />
    </svg>
  );
}
