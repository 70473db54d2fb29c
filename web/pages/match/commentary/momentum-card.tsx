import ball from '@phosphor-icons/core/fill/soccer-ball-fill.svg?raw';
import { buildMomentum, spellsOf, type MomentumMinute } from '#domain/match/momentum.ts';
import type { Side } from '#domain/match/score.ts';
import { Card } from '#ui/card.tsx';
import { percent } from '#ui/charts/scale.ts';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { percentAttributes } from '#ui/percent-attributes.ts';
import { sidesOf, type MatchDetails } from '#web/football/match-model.ts';
import styles from './momentum-card.module.css';

const SIDES = ['home', 'away'] as const;

/** [MO1] A bar a minute, home up and away down. */
export function MomentumCard({ match }: { match: MatchDetails }) {
  const { t } = useLanguage();
  const periods = buildMomentum(match, sidesOf(match));
  if (!periods) return null;
  const nameOf = (side: Side) => match[side]?.name ?? '–';
  const spells = SIDES.map((side) =>
    t('momentum.spell', {
      team: nameOf(side),
      minutes: spellsOf(periods.flat())
        .filter((spell) => spell.side === side)
        .map(({ from, to }) => (from === to ? `${from}’` : `${from}–${to}’`))
        .join(', '),
    }),
  );
  return (
    <Card title={t('momentum.title')} note={t('momentum.from')} padded>
      <p className="hidden">{t('momentum.label', { spells: `${spells.join('. ')}.` })}</p>
      <div className={styles.chart} aria-hidden="true">
        {periods.map((minutes, index) => (
          <Period key={index} minutes={minutes} />
        ))}
      </div>
      <p className={styles.key}>
        {SIDES.map((side) => (
          <span key={side} data-side={side}>
            {nameOf(side)}
          </span>
        ))}
      </p>
    </Card>
  );
}

/** Of the width that a minute has. */
const BAR_WIDTH = 0.8;

function Period({ minutes }: { minutes: MomentumMinute[] }) {
  const count = minutes.length;
  return (
    <div className={styles.period} data-short={count < SHORT || undefined}>
      <svg className={styles.bars}>
        {minutes.map(({ minute, value }, index) => (
          <rect
            key={minute}
            data-side={value > 0 ? 'home' : 'away'}
            x={percent((index + (1 - BAR_WIDTH) / 2) / count)}
            width={percent(BAR_WIDTH / count)}
            y={percent(value > 0 ? (1 - value) / 2 : 0.5)}
            height={percent(Math.abs(value) / 2)}
            rx="1.5"
          />
        ))}
      </svg>
      {minutes.flatMap(({ minute, goals }, index) =>
        goals.map((side) => (
          <span
            key={`${minute} ${side}`}
            className={styles.goal}
            data-side={side}
            {...percentAttributes(((index + 0.5) / count) * 100)}
          >
            <Icon svg={ball} size="0.875rem" />
          </span>
        )),
      )}
      <span className={styles.ends}>
        <span>{minutes[0]?.minute === 1 && '0’'}</span>
        <span>{minutes.at(-1)?.minute}’</span>
      </span>
    </div>
  );
}

/** Halves of extra time are narrower. */
const SHORT = 20;
