import { readClock } from '#domain/match/clock.ts';
import { firstMinute } from '#domain/match/lengths.ts';
import { isExtraTime } from '#domain/match/phase.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { useTexts } from '#desk/shell/texts.ts';
import type { MatchFacts } from './match-facts.ts';
import { useSettled } from './use-settled.ts';
import question from './question.module.css';

interface AskProps {
  facts: MatchFacts;
  onYes: () => void;
  onNo: () => void;
}

/** [DK25] Stands where the pad stood. The second tap of a hasty thumb lands on it, so it waits like the circle. */
export function AskEarlyEnd({ facts: { clock, folded, lengths }, onYes, onNo }: AskProps) {
  const { t } = useTexts();
  const isSettled = useSettled('asked', '');
  const length = isExtraTime(folded.phase) ? lengths.extraTimeMinutes : lengths.halfMinutes;
  const played = readClock(clock, serverNow()).minute - firstMinute(folded.phase, lengths);
  return (
    <section className={question.ask} data-ask role="alertdialog" aria-labelledby="ask-early">
      <h2 id="ask-early">{t('early.question', { count: Math.max(0, played), length })}</h2>
      <button className="wide primary" aria-disabled={!isSettled} onClick={() => isSettled && onYes()}>
        {t('early.yes')}
      </button>
      <button className="wide" aria-disabled={!isSettled} onClick={() => isSettled && onNo()}>
        {t('early.no')}
      </button>
    </section>
  );
}
