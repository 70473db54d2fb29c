import { useState, type ReactNode } from 'react';
import styles from './bump-chart.module.css';
import { bumpPath } from './path.ts';
import { percent } from './scale.ts';

interface BumpLine {
  name: string;
  /** On a phone. */
  shortName: string;
  mark: ReactNode;
  /** One for each step, 1 at the top. */
  places: number[];
}

interface BumpChartProps {
  /** For screen readers. */
  label: string;
  /** Heads the names in the table of the data. */
  column: string;
  steps: string[];
  /** In the order of the last step. */
  lines: BumpLine[];
}

const MAX_LABELS = 8;
/** On a phone one of these many labels fits. */
const PHONE_STEP = 4;

/** Places over time; the chosen one is emphasised, at first the leader. */
export function BumpChart({ label, column, steps, lines }: BumpChartProps) {
  const [chosen, setChosen] = useState(0);
  const across = (step: number) => (steps.length === 1 ? 0.5 : step / (steps.length - 1));
  const down = (place: number) => (place - 0.5) / lines.length;
  const labelled = Math.ceil(steps.length / MAX_LABELS);
  const lit = lines[chosen] ?? lines[0];
  return (
    <div className={styles.chart}>
      <div className={styles.plot} aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {lines.map(({ name, places }) => (
            <path
              key={name}
              className={styles.line}
              data-lit={name === lit?.name || undefined}
              d={bumpPath(places.map((place, step) => [across(step) * 100, down(place) * 100]))}
            />
          ))}
          {/* Again, above the others. */}
          {lit && (
            <path
              className={styles.line}
              data-lit=""
              d={bumpPath(lit.places.map((place, step) => [across(step) * 100, down(place) * 100]))}
            />
          )}
        </svg>
        <svg>
          {lit?.places.map((place, step) => (
            <circle key={step} className={styles.point} cx={percent(across(step))} cy={percent(down(place))} r="4" />
          ))}
          {steps.map(
            (step, index) =>
              index % labelled === 0 && (
                <text
                  key={index}
                  className={styles.step}
                  x={percent(across(index))}
                  y="100%"
                  dy="1.6em"
                  data-dense={index % (PHONE_STEP * labelled) !== 0 || undefined}
                >
                  {step}
                </text>
              ),
          )}
        </svg>
      </div>
      <ol className={styles.names}>
        {lines.map(({ name, shortName, mark }, index) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setChosen(index)}
            >
              <span className={styles.place}>{index + 1}</span>
              {mark}
              <span className={styles.name}>{name}</span>
              <abbr className={styles.short} title={name}>
                {shortName}
              </abbr>
            </button>
          </li>
        ))}
      </ol>
      <div className="hidden">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{column}</th>
              {steps.map((step) => (
                <th key={step} scope="col">
                  {step}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, places }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {places.map((place, step) => (
                  <td key={step}>{place}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
