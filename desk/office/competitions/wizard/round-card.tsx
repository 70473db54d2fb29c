import dots from '@phosphor-icons/core/bold/dots-six-vertical-bold.svg?raw';
import { useState } from 'react';
import type { CompetitionBasis } from '#contract/desk/publish.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { daysText } from '#desk/office/day-text.ts';
import { useTexts } from '#desk/office/texts.ts';
import { Mark } from '#desk/shell/mark.tsx';
import { moveMatch, swapSides, type ProgramRound } from '#domain/fixtures/program.ts';
import type { Slot } from '#domain/fixtures/schedule-rounds.ts';
import { weekdayOf } from '#domain/formatting/sofia-time.ts';
import { Icon } from '#ui/icon.tsx';
import { opponentName } from './opponent-name.ts';
import type { Plan } from './plan.ts';
import { teamOf } from './team-of.ts';
import { weekdayName } from './weekday-name.ts';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import layout from '#desk/kit/layout.module.css';
import styles from './round-card.module.css';

interface RoundCardProps {
  plan: Plan;
  basis: CompetitionBasis;
  program: ProgramRound[];
  round: number;
  onRound: (round: number) => void;
  onChange: (program: ProgramRound[]) => void;
}

const keyOf = ({ day, time, pitch }: Slot) => `${day} ${time} ${pitch}`;

/** One round with its free slots. A match is dragged to a slot; its handle does the same with a press and another on the slot. */
export function RoundCard({ plan, basis, program, round, onRound, onChange }: RoundCardProps) {
  const { t, language } = useTexts();
  const [moving, setMoving] = useState<number | null>(null);
  const matches = program[round]?.matches ?? [];
  const days = [...new Set(matches.map(({ day }) => day))].toSorted();
  const taken = new Set(matches.map(keyOf));
  const place = (slot: Slot) => {
    if (moving !== null) onChange(moveMatch(program, round, moving, slot));
    setMoving(null);
  };
  const drop = (slot: Slot) => ({
    onDragOver: (event: React.DragEvent) => event.preventDefault(),
    onDrop: (event: React.DragEvent) => {
      event.preventDefault();
      place(slot);
    },
  });
  return (
    <section className={card.card} aria-labelledby="round">
      <div className={layout.groupHead}>
        <h2 id="round">{t('wizard.round', { number: round + 1 })}</h2>
        <span>{days.length > 0 && daysText(days[0] ?? '', days.at(-1) ?? '', language)}</span>
        <span className={layout.pager}>
          <button
            className={button.icon}
            aria-label={t('wizard.previousRound')}
            disabled={round === 0}
            onClick={() => onRound(round - 1)}
          >
            <Mark name="back" />
          </button>
          <button
            className={button.icon}
            aria-label={t('wizard.nextRound')}
            disabled={round === program.length - 1}
            onClick={() => onRound(round + 1)}
          >
            <Mark name="right" />
          </button>
        </span>
      </div>
      <div className={styles.draw}>
        {days.map((day) => {
          const played = matches.map((match, index) => ({ match, index })).filter(({ match }) => match.day === day);
          const free = plan.times
            .flatMap((time) => plan.pitches.map((pitch) => ({ day, time, pitch })))
            .filter((slot) => !taken.has(keyOf(slot)));
          const rows = [
            ...played.map(({ match, index }) => ({ slot: match as Slot, index })),
            ...free.map((slot) => ({ slot, index: null })),
          ].toSorted((a, b) => keyOf(a.slot).localeCompare(keyOf(b.slot)));
          return (
            <div key={day}>
              <div className={styles.day}>{weekdayName(weekdayOf(day), language)}</div>
              <ol>
                {rows.map(({ slot, index }) => {
                  const match = index === null ? null : matches[index];
                  if (!match || index === null)
                    return (
                      <li
                        key={keyOf(slot)}
                        className={moving === null ? styles.slot : `${styles.free} ${styles.target}`}
                        {...drop(slot)}
                      >
                        {moving === null ? (
                          <>
                            <span />
                            <span className={styles.time}>{slot.time}</span>
                            <span>{t('wizard.free', { pitch: slot.pitch })}</span>
                          </>
                        ) : (
                          <button type="button" onClick={() => place(slot)}>
                            {weekdayName(weekdayOf(day), language)}, {slot.time}, {slot.pitch}
                          </button>
                        )}
                      </li>
                    );
                  const [home, away] = (['home', 'away'] as const).map((side) =>
                    opponentName({ t, language }, plan, basis, match, side),
                  );
                  const [homeTeam, awayTeam] = [match.home, match.away].map((place) => teamOf(plan, basis, place));
                  const name = `${home} – ${away}`;
                  return (
                    // The handle in it does the same without a pointer.
                    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
                    <li
                      key={index}
                      draggable
                      data-moving={moving === index || undefined}
                      onDragStart={() => setMoving(index)}
                      onDragEnd={() => setMoving(null)}
                      {...drop(slot)}
                    >
                      <button
                        className={styles.grip}
                        type="button"
                        aria-pressed={moving === index}
                        aria-label={
                          moving === null || moving === index
                            ? t('wizard.move', { match: name })
                            : t('wizard.swapWith', { match: name })
                        }
                        onKeyDown={({ key }) => key === 'Escape' && setMoving(null)}
                        onClick={() => {
                          if (moving !== null && moving !== index) place(slot);
                          else setMoving(moving === index ? null : index);
                        }}
                      >
                        <Icon svg={dots} className="icon" />
                      </button>
                      <span className={styles.time}>{match.time}</span>
                      <span className={styles.home}>
                        {homeTeam && <TeamCrest team={homeTeam} />}
                        <span>{home}</span>
                      </span>
                      <button
                        className={`${button.icon} ${styles.swap}`}
                        type="button"
                        aria-label={t('wizard.swapSides', { match: name })}
                        onClick={() => onChange(swapSides(program, round, index))}
                      >
                        <Mark name="swap" />
                      </button>
                      <span className={styles.away}>
                        {awayTeam && <TeamCrest team={awayTeam} />}
                        <span>{away}</span>
                      </span>
                      <span className={styles.placeName}>{match.pitch}</span>
                    </li>
                  );
                })}
              </ol>
            </div>
          );
        })}
      </div>
    </section>
  );
}
