import type { CSSProperties } from 'react';
import styles from './bar-chart.module.css';
import { ChartTable } from './chart-table.tsx';
import { percent, scaleFor, type Scale } from './scale.ts';

export interface Bar {
  label: string;
  value: number;
  /** `lit` for what counts, `faint` for nothing. */
  tone?: 'lit' | 'faint';
  /** The name of a band, whose colour it takes. */
  band?: string;
  /** Where it leads. */
  href?: string;
}

interface BarChartProps {
  /** What is drawn, for those who do not see it. */
  label: string;
  columns: [label: string, value: string];
  bars: Bar[];
  /** Without one, up to the highest bar. */
  scale?: Scale;
  /** The share of the height that every bar has, so that its number fits into it. */
  least: number;
  format?: (value: number) => string;
}

/** How many a small phone has room for: the last of them. */
const ON_A_PHONE = 5;

/** The part of its place that a bar fills. */
const FILLED = 0.86;

export function BarChart({ label, columns, bars, scale, least, format = String }: BarChartProps) {
  const { top, lines } = scale ?? scaleFor(bars.map(({ value }) => value));
  const isOlder = (index: number) => index < bars.length - ON_A_PHONE || undefined;
  return (
    <div
      className={styles.chart}
      style={{ '--count': bars.length, '--shown': Math.min(bars.length, ON_A_PHONE) } as CSSProperties}
    >
      <ol className={styles.lines} aria-hidden="true">
        {lines.map((value) => (
          <li key={value} style={{ '--at': value / top } as CSSProperties}>
            {value}
          </li>
        ))}
      </ol>
      <div className={styles.window}>
        <div className={styles.track}>
          <svg className={styles.plot} aria-hidden="true">
            {bars.map(({ value, tone, band }, index) => {
              const height = Math.min(1, Math.max(least, value / top));
              return (
                <g key={index} data-older={isOlder(index)} data-tone={tone} data-band={band}>
                  {/* Its lower corners lie below the ground. */}
                  <svg
                    x={percent((index + (1 - FILLED) / 2) / bars.length)}
                    width={percent(FILLED / bars.length)}
                    y={percent(1 - height)}
                    height={percent(height)}
                  >
                    <rect className={styles.bar} width="100%" height="110%" rx="6" />
                    <text className={styles.value} x="50%" dy="1.35em">
                      {format(value)}
                    </text>
                  </svg>
                </g>
              );
            })}
          </svg>
          <ol className={styles.names} aria-hidden={bars.some(({ href }) => href !== undefined) ? undefined : true}>
            {bars.map(({ label: name, value, href }, index) => (
              <li key={index} data-older={isOlder(index)}>
                {href === undefined ? (
                  <span>{name}</span>
                ) : (
                  <a href={href} aria-label={`${name}: ${format(value)}`}>
                    {name}
                  </a>
                )}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <ChartTable
        caption={label}
        columns={columns}
        rows={bars.map(({ label: name, value }) => [name, format(value)])}
      />
    </div>
  );
}
