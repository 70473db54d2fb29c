import { useState } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { Checks } from './checks.tsx';
import { roomFor } from './plan.ts';
import { Matrix } from './matrix.tsx';
import { RoundCard } from './round-card.tsx';
import type { StepProps } from './step-props.ts';
import layout from '#desk/kit/layout.module.css';

/** The fixtures: a round at a time, what they were checked for, and the whole season as a wall chart. */
export function ProgramStep(step: StepProps) {
  const { t } = useTexts();
  const [round, setRound] = useState(0);
  const { plan, basis, set } = step;
  const { program } = plan;
  if (!program)
    return <EmptyState framed title={t('wizard.noRoom', roomFor(plan, basis.pitches))} text={t('wizard.noRoomText')} />;
  const shown = Math.min(round, program.length - 1);
  return (
    <>
      <div className={layout.withPanel}>
        <RoundCard
          key={shown}
          plan={plan}
          basis={basis}
          program={program}
          round={shown}
          onRound={setRound}
          onChange={(changed) => set({ program: changed })}
        />
        <Checks
          basis={basis}
          plan={plan}
          program={program}
          onShow={setRound}
          onChange={(changed) => set({ program: changed })}
        />
      </div>
      <Matrix
        plan={plan}
        basis={basis}
        program={program}
        round={shown}
        onShuffle={() => set({ shuffle: plan.shuffle + 1, groups: null, madeOf: '' })}
      />
    </>
  );
}
