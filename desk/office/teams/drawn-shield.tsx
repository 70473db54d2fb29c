import { useId } from 'react';
import { CREST_SIZE, letterColors, LETTERS, PATTERNS, SHIELD, type DrawnCrest } from '#domain/team/drawn-crest.ts';
import styles from './drawn-shield.module.css';

/** As the server will draw it. */
export function DrawnShield({ crest }: { crest: DrawnCrest }) {
  const id = useId();
  const { letters, pattern, colors } = crest;
  const { fill, outline } = letterColors(crest);
  return (
    <svg className={styles.shield} viewBox={`0 0 ${CREST_SIZE.width} ${CREST_SIZE.height}`} aria-hidden="true">
      <clipPath id={id}>
        <path d={SHIELD} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path fill={colors[0]} d={SHIELD} />
        <path fill={colors[1]} d={PATTERNS[pattern]} />
      </g>
      <path fill="none" stroke={outline} strokeOpacity={0.35} strokeWidth={2} d={SHIELD} />
      <text
        x={LETTERS.x}
        y={LETTERS.y}
        fill={fill}
        stroke={outline}
        strokeOpacity={0.5}
        strokeWidth={2}
        paintOrder="stroke"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {letters.toLocaleUpperCase('bg')}
      </text>
    </svg>
  );
}
