import { useState } from 'react';
import { useTexts } from '#desk/office/texts.ts';
import { LeagueState } from '#desk/office/states.tsx';
import { Checks } from './checks.tsx';
import { roomFor } from './plan.ts';
import { Matrix } from './matrix.tsx';
import { RoundCard } from './round-card.tsx';
import type { StepProps } from './step-props.ts';

/** The fixtures: a round at a time, what they were checked for, and the whole season as a wall chart. */
export function ProgramStep(step: StepProps) {
  const { t } = useTexts();
  const [round, setRound] = useState(0);
  const { plan, basis, set } = step;
  const { program } = plan;
  if (!program)
    return <LeagueState title={t('wizard.noRoom', roomFor(plan, basis.pitches))} text={t('wizard.noRoomText')} />;
  const shown = Math.min(round, program.length - 1);
  return (
    <>
      <div className="bench">
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
