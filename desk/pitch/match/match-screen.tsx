import { useState } from 'react';
import { isShootout, type Side } from '#domain/match/score.ts';
import type { DeskAct, MatchAct } from '#domain/match/rules/act.ts';
import { endsEarly, nextAct, type NextAct } from '#domain/match/rules/next-act.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { Mark } from '#desk/shell/mark.tsx';
import { MessageScreen } from '#desk/shell/message-screen.tsx';
import { pages, useIdInPath } from '#desk/shell/navigation.ts';
import { useTexts } from '#desk/shell/texts.ts';
import { useWakeLock } from '#ui/use-wake-lock.ts';
import { isLongPast } from '#desk/pitch/long-past.ts';
import type { PendingAct } from '#desk/pitch/outbox/pending-act.ts';
import { AfterMatch } from './after-match.tsx';
import { AskEarlyEnd } from './ask-early-end.tsx';
import { AskSameGoal } from './ask-same-goal.tsx';
import {
  AssistSheet,
  CardSheet,
  ChangeSheet,
  GoalSheet,
  MissedPenaltySheet,
  type SheetProps,
} from './event-sheets.tsx';
import { ledgerLines, type LedgerLine } from './ledger-lines.ts';
import { Ledger } from './ledger.tsx';
import { LineSheet, RefusedSheet } from './line-sheets.tsx';
import { factsOf, scoredFor, type MatchFacts } from './match-facts.ts';
import { useMatch } from './match-store.ts';
import { MoreSheet } from './more-sheet.tsx';
import { Pad, type PadSheet } from './pad.tsx';
import { ShootOut } from './shoot-out.tsx';
import { Tally } from './tally.tsx';
import { RefusalBar, UndoBar } from './undo-bar.tsx';
import { useRecorder, type Recorder } from './use-recorder.ts';
import { useSettled } from './use-settled.ts';
import type { MatchView } from './view-match.ts';

export function MatchScreen() {
  const matchId = useIdInPath();
  const { t, language } = useTexts();
  const opened = useMatch(matchId);
  if (opened.state === 'loading') return <MessageScreen title={t('loading')} />;
  if (opened.state === 'absent')
    return (
      <MessageScreen
        title={t('match.absent')}
        text={opened.reason === null ? t('match.absentOffline') : undefined}
        back
      />
    );
  const facts = factsOf(opened.view, language);
  if (!facts) return <MessageScreen title={t('refusal.teams_unknown')} back />;
  return <OpenMatch key={matchId} view={opened.view} facts={facts} />;
}

type Sheet =
  | { kind: PadSheet; side: Side; tappedAt: Date; lastUsed: readonly number[] }
  | { kind: 'more' }
  | { kind: 'assist'; goal: PendingAct; lastUsed: readonly number[] }
  | { kind: 'line'; line: LedgerLine };

const EVENT_SHEETS: Record<PadSheet, (props: SheetProps) => React.ReactNode> = {
  goal: GoalSheet,
  card: CardSheet,
  change: ChangeSheet,
  penalty: MissedPenaltySheet,
};

function OpenMatch({ view, facts }: { view: MatchView; facts: MatchFacts }) {
  const { t } = useTexts();
  const recorder = useRecorder(view);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [beginsLate, setBeginsLate] = useState(false);
  const [early, setEarly] = useState<NextAct | null>(null);
  const close = () => setSheet(null);
  const { folded, match } = facts;
  const now = { ...facts, rules: match.rules };
  const next = nextAct(now);
  const isSettled = useSettled(JSON.stringify(next));
  // Another phone may have ended the period while this one was asked.
  const isAsked = early !== null && JSON.stringify(early) === JSON.stringify(next);
  const isLive = folded.status === 'LIVE';
  useWakeLock(isLive);
  const lines = ledgerLines(view, facts, t);
  const goalSide =
    sheet?.kind === 'assist' && sheet.goal.act.act === 'goal'
      ? scoredFor(sheet.goal.act.team, sheet.goal.act.ownGoal)
      : null;

  async function recordEvent(act: MatchAct, { tappedAt, lastUsed }: Pick<SheetProps, 'tappedAt' | 'lastUsed'>) {
    close();
    const kept = await recorder.record({ act, at: tappedAt });
    if (kept && act.act === 'goal' && act.player !== null && !act.ownGoal && !act.penalty)
      setSheet({ kind: 'assist', goal: kept, lastUsed });
  }
  function recordNow(act: DeskAct) {
    close();
    setEarly(null);
    void recorder.now(act);
  }
  const recordNext = (act: NextAct) => (endsEarly(act, now, serverNow()) ? setEarly(act) : recordNow(act));

  const lastLine = lines.find(({ key }) => key === recorder.last?.key);
  const undoBar = !sheet && !recorder.refused && recorder.last && (
    <UndoBar
      key={recorder.last.key}
      act={recorder.last}
      view={view}
      line={lastLine}
      onDecide={() => {
        recorder.forget();
        if (lastLine && 'kind' in lastLine) setSheet({ kind: 'line', line: lastLine });
      }}
      onUndo={() => recorder.last && void recorder.undo(recorder.last)}
      onGone={recorder.forget}
    />
  );
  const sheets = (
    <Sheets {...{ view, facts, sheet, recorder, close }} onEvent={recordEvent} onAct={recordNow} onSheet={setSheet} />
  );
  if (folded.status === 'FINISHED' || match.status === 'FINISHED' || match.status === 'AWARDED')
    return (
      <main className="desk">
        <Tally facts={facts} />
        <AfterMatch
          view={view}
          facts={facts}
          lines={lines}
          recorder={recorder}
          onLine={(line) => setSheet({ kind: 'line', line })}
        />
        {undoBar}
        {sheets}
      </main>
    );
  const isOff = [match.status, folded.status].some((status) => status === 'POSTPONED' || status === 'CANCELLED');
  const isOverdue = folded.status === 'UPCOMING' && isLongPast(match.startTime, serverNow());
  return (
    <main className="desk">
      <Tally facts={facts} justScored={goalSide} />
      {isShootout(folded.phase) ? (
        <ShootOut view={view} facts={facts} onAct={recordNow} />
      ) : (
        <>
          {lines.length > 0 ? (
            <Ledger lines={lines} onOpen={(line) => setSheet({ kind: 'line', line })} />
          ) : (
            <EmptyLedger facts={facts} isOff={isOff} />
          )}
          {recorder.doubt ? (
            <AskSameGoal doubt={recorder.doubt} facts={facts} onAnother={recorder.isAnother} onSame={recorder.isSame} />
          ) : isAsked ? (
            <AskEarlyEnd facts={facts} onYes={() => recordNow(early)} onNo={() => setEarly(null)} />
          ) : (
            !isOff &&
            match.mayScore &&
            (isOverdue && !beginsLate ? (
              <Overdue matchId={match.id} onBegin={() => setBeginsLate(true)} />
            ) : (
              <Pad
                {...{ facts, next, isSettled }}
                onOpen={(kind, side) => setSheet({ kind, side, tappedAt: serverNow(), lastUsed: facts.lastUsed })}
                onMore={() => setSheet({ kind: 'more' })}
                onAct={recordNext}
              />
            ))
          )}
        </>
      )}
      {!sheet && recorder.refused && (
        <RefusalBar key={recorder.refused} reason={recorder.refused} onGone={recorder.forget} />
      )}
      {undoBar}
      {sheets}
    </main>
  );
}

interface SheetsProps {
  view: MatchView;
  facts: MatchFacts;
  sheet: Sheet | null;
  recorder: Recorder;
  close: () => void;
  onEvent: (act: MatchAct, opened: Pick<SheetProps, 'tappedAt' | 'lastUsed'>) => Promise<void>;
  onAct: (act: DeskAct) => void;
  onSheet: (sheet: Sheet) => void;
}

function Sheets({ view, facts, sheet, recorder, close, onEvent, onAct, onSheet }: SheetsProps) {
  if (!sheet) return null;
  switch (sheet.kind) {
    case 'more':
      return (
        <MoreSheet
          view={view}
          facts={facts}
          onAct={onAct}
          onPenalty={(side) => onSheet({ kind: 'penalty', side, tappedAt: serverNow(), lastUsed: facts.lastUsed })}
          onClose={close}
        />
      );
    case 'assist':
      return (
        <AssistSheet
          facts={facts}
          goal={sheet.goal}
          lastUsed={sheet.lastUsed}
          onChoose={(to) => {
            close();
            void recorder.change(sheet.goal, to);
          }}
          onUndo={() => {
            close();
            void recorder.undo(sheet.goal);
          }}
          onClose={close}
        />
      );
    case 'line': {
      const { line } = sheet;
      if (line.state === 'refused' && line.act)
        return <RefusedSheet view={view} facts={facts} line={line} act={line.act} onClose={close} />;
      return (
        <LineSheet
          view={view}
          facts={facts}
          line={line}
          onChange={(to, reason) => {
            close();
            void changeLine(line, to, reason, recorder);
          }}
          onClose={close}
        />
      );
    }
    default: {
      const EventSheet = EVENT_SHEETS[sheet.kind];
      return (
        <EventSheet
          key={sheet.kind}
          facts={facts}
          side={sheet.side}
          tappedAt={sheet.tappedAt}
          lastUsed={sheet.lastUsed}
          onRecord={(act) => void onEvent(act, sheet)}
          onClose={close}
        />
      );
    }
  }
}

/** A line that still waits is changed on the phone; a recorded one by an act of its own. */
async function changeLine(
  line: LedgerLine,
  to: MatchAct | null,
  reason: string | null,
  recorder: Recorder,
): Promise<void> {
  if (line.own) await (to === null ? recorder.undo(line.own) : recorder.change(line.own, to));
  else if (line.revision !== null)
    await recorder.now(
      to === null ? { act: 'withdraw', revision: line.revision } : { act: 'correct', revision: line.revision, to },
      reason,
    );
}

function EmptyLedger({ facts, isOff }: { facts: MatchFacts; isOff: boolean }) {
  const { t } = useTexts();
  const { match, hasLineup } = facts;
  const ready = hasLineup.home && hasLineup.away;
  if (!isOff && match.mayScore)
    return (
      <div className="ledger">
        <a className="empty" href={pages.lineups(match.id)}>
          <b>
            {ready ? t('start.ready') : t('start.noLineups')}
            <Mark name="right" />
          </b>
          {t('start.text')}
        </a>
      </div>
    );
  return (
    <div className="ledger">
      <p className="empty">
        <b>{isOff ? t(`status.${match.status}`) : t('match.notYours')}</b>
        {isOff ? t('match.offText') : t('match.notYoursText')}
      </p>
    </div>
  );
}

/** Of a match that should have begun hours ago the result is wanted; it is followed live only if somebody says so. */
function Overdue({ matchId, onBegin }: { matchId: number; onBegin: () => void }) {
  const { t } = useTexts();
  return (
    <footer className="foot">
      <a className="wide tall primary" href={pages.result(matchId)}>
        {t('result.title')}
        <small>{t('start.overdue')}</small>
      </a>
      <button className="wide" onClick={onBegin}>
        {t('start.beginsNow')}
      </button>
    </footer>
  );
}
