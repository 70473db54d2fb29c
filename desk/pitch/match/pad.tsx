import type { Side } from '#domain/match/score.ts';
import type { NextAct } from '#domain/match/rules/next-act.ts';
import { Mark } from '#desk/shell/mark.tsx';
import { useTexts, type DeskTranslate } from '#desk/shell/texts.ts';
import type { MatchFacts } from './match-facts.ts';
import { Whistle } from './whistle.tsx';

export type PadSheet = 'goal' | 'card' | 'change' | 'penalty';

interface PadProps {
  facts: MatchFacts;
  /** What the match waits for; null when it is over. */
  next: NextAct | null;
  isSettled: boolean;
  onOpen: (sheet: PadSheet, side: Side) => void;
  onMore: () => void;
  onAct: (act: NextAct) => void;
}

/** The pitch from above: two halves, and in the centre circle the act that the phase asks for. */
export function Pad({ facts, next, isSettled, onOpen, onMore, onAct }: PadProps) {
  const { t } = useTexts();
  const { folded } = facts;
  const begun = folded.status === 'LIVE';
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
            name={nameOf(next, t)}
            hold={next.act === 'final-whistle'}
            lit={next.act === 'kick-off'}
            isSettled={isSettled}
            onAct={() => onAct(next)}
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

function nameOf(next: NextAct, t: DeskTranslate): string {
  switch (next.act) {
    case 'kick-off':
      return t('next.FIRST_HALF');
    case 'start-clock':
      return t('more.startClock');
    case 'final-whistle':
      return t('next.FULL_TIME');
    case 'phase':
      return t(`next.${next.phase}`);
  }
}
