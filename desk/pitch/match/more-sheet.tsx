import { useState } from 'react';
import type { DeskAct } from '#domain/match/rules/act.ts';
import type { Side } from '#domain/match/score.ts';
import { isPlayed } from '#domain/match/phase.ts';
import { Dialog } from '#desk/shell/dialog.tsx';
import { Mark } from '#desk/shell/mark.tsx';
import { pages } from '#desk/shell/navigation.ts';
import { useSession } from '#desk/shell/session.ts';
import { useTexts } from '#desk/shell/texts.ts';
import { MatchLinkSheet } from './match-link-sheet.tsx';
import { lastPhase, SIDES, type MatchFacts } from './match-facts.ts';
import type { MatchView } from './view-match.ts';
import { Whistle } from './whistle.tsx';
import turnEnd from './turn-end.module.css';

interface MoreProps {
  view: MatchView;
  facts: MatchFacts;
  onAct: (act: DeskAct) => void;
  onPenalty: (side: Side) => void;
  onClose: () => void;
}

/** What is rare: a missed penalty, a stopped clock, an abandoned match, a link for somebody else. */
export function MoreSheet({ view, facts, onAct, onPenalty, onClose }: MoreProps) {
  const { t } = useTexts();
  const session = useSession();
  const [shown, setShown] = useState<'all' | 'abandon' | 'link'>('all');
  const { folded, clock, match } = facts;
  const isLive = folded.status === 'LIVE';
  const phase = lastPhase(view);
  if (shown === 'link') return <MatchLinkSheet matchId={match.id} onClose={onClose} />;
  if (shown === 'abandon')
    return (
      <Dialog title={t('more.abandon')} onClose={onClose}>
        <p className="why">{t('more.abandonMeans')}</p>
        <div className={turnEnd.turnEnd}>
          <Whistle hold name={t('more.abandonNow')} onAct={() => onAct({ act: 'abandon' })} />
        </div>
      </Dialog>
    );
  return (
    <Dialog title={t('pad.more')} onClose={onClose}>
      {isLive && isPlayed(folded.phase) && (
        <>
          <div className="choices halves">
            {SIDES.map((side) => (
              <button key={side} className="wide tall" data-side={side} onClick={() => onPenalty(side)}>
                <Mark name="missed" />
                {t('more.missedPenalty')}
                <small>{facts.teams[side].short}</small>
              </button>
            ))}
          </div>
          <button className="wide" onClick={() => onAct({ act: clock.runningSince ? 'stop-clock' : 'start-clock' })}>
            <Mark name="waiting" />
            {clock.runningSince ? t('more.stopClock') : t('more.startClock')}
          </button>
        </>
      )}
      {/* Side by side: on the smallest phone all of it fits without scrolling. */}
      <div className="choices halves">
        <a className="wide" href={pages.lineups(match.id)}>
          <Mark name="users" />
          {t('lineups.title')}
        </a>
        {session?.roles.some((role) => role.endsWith('organiser')) && (
          <button className="wide" onClick={() => setShown('link')}>
            <Mark name="hand" />
            {t('more.matchLink')}
          </button>
        )}
      </div>
      {!isLive && (
        <a className="wide" href={pages.result(match.id)}>
          <Mark name="pencil" />
          {t('result.title')}
        </a>
      )}
      {isLive && phase && (
        <button className="wide" onClick={() => onAct({ act: 'withdraw', revision: phase.revision })}>
          <Mark name="undo" />
          {t('more.takeBack', { phase: t(`phase.${phase.phase}`) })}
        </button>
      )}
      {isLive && (
        <button className="wide quiet" onClick={() => setShown('abandon')}>
          {t('more.abandon')}
        </button>
      )}
    </Dialog>
  );
}
