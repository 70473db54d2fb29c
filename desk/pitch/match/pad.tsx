import type { Side } from '#domain/match/score.ts';
import { nextPhases } from '#domain/match/phase.ts';
import { isLevel } from '#domain/match/winner.ts';
import type { MatchAct } from '#domain/match/desk/act.ts';
import { Mark } from '#desk/shell/mark.tsx';
import { useTexts, type DeskTranslate } from '#desk/shell/texts.ts';
import type { MatchFacts } from './match-facts.ts';
import { Whistle } from './whistle.tsx';

export type PadSheet = 'goal' | 'card' | 'change' | 'penalty';

interface PadProps {
  facts: MatchFacts;
  onOpen: (sheet: PadSheet, side: Side) => void;
  onMore: () => void;
  onAct: (act: MatchAct) => void;
}

/** The pitch from above: two halves, and in the centre circle the act that the phase asks for. */
export function Pad({ facts, onOpen, onMore, onAct }: PadProps) {
  const { t } = useTexts();
  const { folded } = facts;
  const begun = folded.status === 'LIVE';
  const next = nextAct(facts, t);
  const half = (side: Side) => (
    <fieldset className="side" data-side={side} aria-label={facts.teams[side].shown}>
      <button className="act big" disabled={!begun} onClick={() => onOpen('goal', side)}>
        {t('pad.goal')}
        <small>{facts.teams[side].short}</small>
      </button>
      <button className="act" disabled={!begun} onClick={() => onOpen('card', side)}>
        <i className="booking" />
        {t('pad.card')}
      </button>
      <button className="act" disabled={!begun} onClick={() => onOpen('change', side)}>
        <Mark name="swap" />
        {t('pad.change')}
      </button>
    </fieldset>
  );
  return (
    <footer className="pad">
      {half('home')}
      <div className="centre">
        {next && (
          <Whistle
            key={next.name}
            name={next.name}
            hold={next.act.act === 'final-whistle'}
            lit={next.act.act === 'kick-off'}
            onAct={() => onAct(next.act)}
          />
        )}
        <button className="act" onClick={onMore}>
          <Mark name="dots" />
          {t('pad.more')}
        </button>
      </div>
      {half('away')}
    </footer>
  );
}

/** The one act that the match waits for; null when it is over. */
function nextAct({ folded, match }: MatchFacts, t: DeskTranslate): { name: string; act: MatchAct } | null {
  if (folded.status === 'UPCOMING') return { name: t('next.FIRST_HALF'), act: { act: 'kick-off' } };
  if (folded.status !== 'LIVE') return null;
  const level = isLevel(folded.score, match.rules.firstLeg);
  const [phase] = nextPhases(folded.phase, { knockout: match.rules.knockout, extraTime: match.rules.extraTime, level });
  if (phase === undefined) return null;
  return {
    name: t(`next.${phase}`),
    act: phase === 'FULL_TIME' ? { act: 'final-whistle' } : { act: 'phase', phase },
  };
}
