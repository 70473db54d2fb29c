import { minuteAt, MAX_STOPPAGE, periodOf, type MatchMinute } from '#domain/match/match-minute.ts';
import { byPhase, isPlayed } from '#domain/match/phase.ts';
import { Mark } from '#desk/shell/mark.tsx';
import { useTexts } from '#desk/shell/texts.ts';
import { minuteText } from './ledger-lines.ts';
import type { MatchFacts } from './match-facts.ts';

/** How many minutes ago, and the minute of the match that it is; null when the clock has none. */
export interface Moment {
  ago: number;
  minute: MatchMinute | null;
}

/** The minute of a tap, stepped back. Beyond the end of a half it is stoppage: 25+2, 25+1, 25, 24. */
export function momentAt(facts: MatchFacts, tappedAt: Date, ago: number): Moment {
  const { clock, folded, lengths } = facts;
  const minute = minuteAt(clock, folded.phase, tappedAt, lengths);
  return { ago, minute: minute && stepBack(minute, ago) };
}

function stepBack({ minute, extraTime }: MatchMinute, ago: number): MatchMinute {
  const stoppage = extraTime ?? 0;
  if (ago <= stoppage) {
    const left = Math.min(stoppage - ago, MAX_STOPPAGE);
    return { minute, extraTime: left > 0 ? left : null };
  }
  return { minute: Math.max(1, minute - (ago - stoppage)), extraTime: null };
}

/** For the act: nothing while the minute is that of the tap, so that the clock decides. */
export const momentOfAct = ({ ago, minute }: Moment): { minute?: number; extraTime?: number } =>
  ago === 0 || !minute
    ? {}
    : { minute: minute.minute, ...(minute.extraTime === null ? {} : { extraTime: minute.extraTime }) };

/** Whether the period of the minute has begun, as the rules want it. */
export const canStepBack = (facts: MatchFacts, { minute }: Moment): boolean =>
  minute !== null &&
  minute.minute > 1 &&
  (!isPlayed(facts.folded.phase) || byPhase(periodOf(minute.minute - 1, facts.lengths), facts.folded.phase) <= 0);

interface StepperProps {
  moment: Moment;
  canGoBack: boolean;
  onStep: (ago: number) => void;
}

export function MinuteStepper({ moment, canGoBack, onStep }: StepperProps) {
  const { t } = useTexts();
  const { ago, minute } = moment;
  if (!minute) return null;
  return (
    <fieldset className="stepper" aria-label={t('sheet.minute')}>
      <button aria-label={t('sheet.earlier')} disabled={!canGoBack} onClick={() => onStep(ago + 1)}>
        <Mark name="minus" />
      </button>
      <output>
        <b>{minuteText(minute)}</b>
        <small>{ago === 0 ? t('sheet.now') : t('sheet.minutesAgo', { count: ago })}</small>
      </output>
      <button aria-label={t('sheet.later')} disabled={ago === 0} onClick={() => onStep(ago - 1)}>
        <Mark name="plus" />
      </button>
    </fieldset>
  );
}
