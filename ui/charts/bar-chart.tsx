import { percentAttributes } from '#ui/percent-attributes.ts';
import styles from './bar-chart.module.css';
import { ChartTable } from './chart-table.tsx';
import { percent, scaleFor, type Scale } from './scale.ts';

export interface Bar {
  label: string;
  /** null leaves a gap. */
  value: number | null;
  /** `lit` for the bars that matter, `faint` for empty ones. */
  tone?: 'lit' | 'faint';
  /** A rating band, which sets the colour. */
  band?: string;
  href?: string;
}

/** 2025/2026 in two lines where it does not fit in one. */
const breakable = (name: string) =>
  name.split('/').flatMap((part, index) => (index === 0 ? [part] : ['/', <wbr key={index} />, part]));

interface BarChartProps {
  /** For screen readers. */
  label: string;
  columns: [label: string, value: string];
  bars: Bar[];
  /** Up to the highest bar if not given. */
  scale?: Scale;
  /** Least share of the height of a bar, so that its number fits. */
  minHeight: number;
  /** Keeps all bars on a phone. */
  complete?: true;
  format?: (value: number) => string;
}

/** How many bars fit on a small phone: the latest. */
const BARS_ON_PHONE = 5;

/** The share of its column that a bar fills. */
const BAR_WIDTH_SHARE = 0.86;

export function BarChart({ label, columns, bars, scale, minHeight, complete, format = String }: BarChartProps) {
  const { top, bottom = 0, lines } = scale ?? scaleFor(bars.map(({ value }) => value ?? 0));
  const textOf = (value: number | null) => (value === null ? '–' : format(value));
  const onPhone = complete ? bars.length : Math.min(bars.length, BARS_ON_PHONE);
  const isOlder = (index: number) => index < bars.length - onPhone || undefined;
  return (
    <div className={styles.chart} data-cut={bars.length > onPhone || undefined}>
      <ol className={styles.lines} aria-hidden="true">
        {lines.map((value) => (
          <li key={value} {...percentAttributes(((value - bottom) / (top - bottom)) * 100)}>
            {value}
          </li>
        ))}
      </ol>
      <div className={styles.window}>
        <div className={styles.track}>
          <svg className={styles.plot} aria-hidden="true">
            {bars.map(({ value, tone, band }, index) => {
              if (value === null) return null;
              const height = Math.min(1, Math.max(minHeight, (value - bottom) / (top - bottom)));
              return (
                <g key={index} data-older={isOlder(index)} data-tone={tone} data-band={band}>
                  {/* The lower rounded corners are hidden below the axis. */}
                  <svg
                    x={percent((index + (1 - BAR_WIDTH_SHARE) / 2) / bars.length)}
                    width={percent(BAR_WIDTH_SHARE / bars.length)}
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
                  <span>{breakable(name)}</span>
                ) : (
                  <a href={href} aria-label={`${name}: ${textOf(value)}`}>
                    {breakable(name)}
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
        rows={bars.map(({ label: name, value }) => [name, textOf(value)])}
      />
    </div>
  );
}
