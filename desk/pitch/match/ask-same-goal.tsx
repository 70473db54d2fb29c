import { useTexts } from '#desk/shell/texts.ts';
import { minuteText } from './ledger-lines.ts';
import { findShirt, scoredFor, shirtText, type MatchFacts } from './match-facts.ts';
import type { Doubt } from './use-recorder.ts';
import question from './question.module.css';

interface AskProps {
  doubt: Doubt;
  facts: MatchFacts;
  onAnother: () => void;
  onSame: () => void;
}

/** N6: stands where the pad stood, since the thumb is there already. */
export function AskSameGoal({ doubt: { tapped, entry }, facts, onAnother, onSame }: AskProps) {
  const { t } = useTexts();
  const scorer = findShirt(facts, entry.player);
  const side = tapped.act.act === 'goal' ? scoredFor(tapped.act.team, tapped.act.ownGoal) : 'home';
  return (
    <section className={question.ask} data-ask data-side={side} role="alertdialog" aria-labelledby="ask">
      <h2 id="ask">
        {t('same.question', {
          who: entry.by ?? t('same.somebody'),
          player: scorer ? shirtText(scorer) : t('line.unknown'),
          minute: minuteText(entry),
        })}
      </h2>
      <button className="wide theirs" onClick={onAnother}>
        {t('same.another')}
      </button>
      <button className="wide" onClick={onSame}>
        {t('same.same')}
      </button>
    </section>
  );
}
