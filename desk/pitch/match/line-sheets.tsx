import { useState, type ReactNode } from 'react';
import type { MatchAct } from '#domain/match/rules/act.ts';
import type { RecordedEntry } from '#domain/match/rules/match-record.ts';
import { sideOf, type Side } from '#domain/match/score.ts';
import { Dialog } from '#desk/shell/dialog.tsx';
import { Mark } from '#desk/shell/mark.tsx';
import { useTexts } from '#desk/shell/texts.ts';
import { dropAct, sendAgain } from '#desk/pitch/outbox/outbox.ts';
import type { PendingAct, TappedAct } from '#desk/pitch/outbox/pending-act.ts';
import { findSameGoal } from '#desk/pitch/outbox/same-goal.ts';
import { sendNow } from '#desk/pitch/outbox/sync.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { minuteText, type LedgerLine } from './ledger-lines.ts';
import { findShirt, shirtText, type MatchFacts } from './match-facts.ts';
import { minuteThen } from './minute-then.ts';
import { PlayerTiles } from './player-tiles.tsx';
import { ReasonField } from './reason-field.tsx';
import { useRefusal } from './refusal-text.ts';
import type { MatchView } from './view-match.ts';

interface LineSheetProps {
  view: MatchView;
  facts: MatchFacts;
  line: LedgerLine;
  /** Records a correction or withdrawal of the line's entry. */
  onChange: (to: MatchAct | null, reason: string | null) => void;
  onClose: () => void;
}

/** A line of the ledger, tapped: correct it or take it back, with a reason once the match was handed in. */
export function LineSheet({ view, facts, line, onChange, onClose }: LineSheetProps) {
  const { t } = useTexts();
  const [reason, setReason] = useState('');
  const [choosing, setChoosing] = useState<'player' | 'assist' | null>(null);
  const needsReason = view.match.handedIn;
  const { entry } = line;
  const act = entry ? actOf(entry, facts) : null;
  const given = reason.trim() || null;
  const mayChange = !needsReason || given !== null;
  const waitsFor = mayChange ? null : <small>{t('reason.first')}</small>;
  const frame = {
    side: line.side,
    crest: <TeamCrest team={facts.teams[line.side]} />,
    small: [line.minute, line.detail].filter(Boolean).join(', '),
    onClose,
  };
  if (choosing && act && 'player' in act) {
    const team = act.act === 'goal' || act.act === 'card' ? act.team : line.side;
    const choose = (player: number | null) => {
      if (choosing === 'assist' && act.act === 'goal') onChange({ ...act, assist: player }, given);
      else if (act.act === 'goal')
        onChange({ ...act, player, assist: act.assist === player ? null : act.assist }, given);
      else if (player !== null) onChange({ ...act, player }, given);
    };
    return (
      <Dialog {...frame} title={choosing === 'assist' ? t('assist.who') : t('change.player')}>
        <PlayerTiles
          shirts={facts.shirts[team].map((shirt) => ({ ...shirt, sentOff: false }))}
          chosen={choosing === 'assist' ? act.player : null}
          onChoose={({ id }) => choose(id)}
        />
        {act.act === 'goal' && (
          <button className="wide" onClick={() => choose(null)}>
            {choosing === 'assist' ? t('assist.none') : t('goal.notSeen')}
          </button>
        )}
      </Dialog>
    );
  }
  return (
    <Dialog {...frame} title={line.name}>
      {needsReason && <ReasonField value={reason} onChange={setReason} />}
      {act && 'minute' in act && act.minute !== undefined && (
        <MinuteChange
          minute={act.minute}
          waitsFor={waitsFor}
          onChange={(minute) => onChange({ ...act, minute, extraTime: undefined }, given)}
        />
      )}
      {act && 'player' in act && (
        <button className="wide" disabled={!mayChange} onClick={() => setChoosing('player')}>
          <Mark name="pencil" />
          {act.act === 'goal' ? t('line.changeScorer') : t('line.changePlayer')}
          {waitsFor}
        </button>
      )}
      {act?.act === 'goal' && !act.ownGoal && act.player !== null && (
        <button className="wide" disabled={!mayChange} onClick={() => setChoosing('assist')}>
          <Mark name="pencil" />
          {t('line.changeAssist')}
          {waitsFor}
        </button>
      )}
      <button className="wide" disabled={!mayChange} onClick={() => onChange(null, given)}>
        <Mark name="undo" />
        {t('line.takeBack')}
        {waitsFor}
      </button>
    </Dialog>
  );
}

function MinuteChange({
  minute,
  waitsFor,
  onChange,
}: {
  minute: number;
  /** Why it cannot be changed yet. */
  waitsFor: ReactNode;
  onChange: (minute: number) => void;
}) {
  const { t } = useTexts();
  const [shown, setShown] = useState(minute);
  return (
    <div className="row">
      <fieldset className="stepper" aria-label={t('sheet.minute')}>
        <button aria-label={t('sheet.earlier')} disabled={shown <= 1} onClick={() => setShown(shown - 1)}>
          <Mark name="minus" />
        </button>
        <output>{`${shown}’`}</output>
        <button aria-label={t('sheet.later')} disabled={shown >= 200} onClick={() => setShown(shown + 1)}>
          <Mark name="plus" />
        </button>
      </fieldset>
      {shown !== minute && (
        <button className="wide" disabled={waitsFor !== null} onClick={() => onChange(shown)}>
          {t('line.changeMinute')}
          {waitsFor}
        </button>
      )}
    </div>
  );
}

/** The act that would record this entry again, to correct a part of it. */
function actOf(entry: RecordedEntry, { teams }: MatchFacts): MatchAct | null {
  const team = sideOf(entry.team, { home: teams.home.id, away: teams.away.id });
  if (!team) return null;
  const moment = {
    ...(entry.minute === null ? {} : { minute: entry.minute }),
    ...(entry.extraTime === null ? {} : { extraTime: entry.extraTime }),
  };
  const { player, otherPlayer, ownGoal, penalty } = entry;
  switch (entry.kind) {
    case 'GOAL':
      return { act: 'goal', team, player, assist: otherPlayer, ownGoal, penalty, ...moment };
    case 'YELLOW_CARD':
    case 'SECOND_YELLOW':
    case 'RED_CARD': {
      if (player === null) return null;
      const card = { YELLOW_CARD: 'yellow', SECOND_YELLOW: 'second-yellow', RED_CARD: 'red' } as const;
      return { act: 'card', team, player, card: card[entry.kind], ...moment };
    }
    case 'PENALTY_MISSED':
    case 'PENALTY_SAVED':
      return player === null
        ? null
        : { act: 'penalty', team, player, result: entry.kind === 'PENALTY_SAVED' ? 'saved' : 'missed', ...moment };
    default:
      return null;
  }
}

interface RefusedSheetProps {
  view: MatchView;
  facts: MatchFacts;
  line: LedgerLine;
  act: PendingAct;
  onClose: () => void;
}

/**
 * N5: what the server refused stays here until somebody decides. It replaces an entry of somebody else only where that is
 * probably the same goal, and only if both are named.
 */
export function RefusedSheet({ view, facts, line, act, onClose }: RefusedSheetProps) {
  const { t } = useTexts();
  const refusal = useRefusal();
  const [reason, setReason] = useState('');
  const [choosing, setChoosing] = useState(false);
  const why = act.status.state === 'refused' ? act.status.reason : 'other';
  const needsReason = why === 'handed_in';
  const isLate = needsReason || why === 'over';
  const lacksReason = needsReason && reason.trim() === '';
  const side: Side = line.side;
  const crest = <TeamCrest team={facts.teams[side]} />;
  const { act: tapped } = act;
  const rival = isLate ? undefined : findSameGoal(view.match, act);
  const given = reason.trim() || t('refused.defaultReason');
  const done = (work: Promise<unknown>) =>
    void work.then(() => {
      void sendNow();
      onClose();
    });
  const addLate = () => {
    const then = hasMoment(tapped) && tapped.minute === undefined ? minuteThen(view.record, new Date(act.at)) : null;
    const minute = then && { minute: then.minute, ...(then.extraTime === null ? {} : { extraTime: then.extraTime }) };
    done(sendAgain(act.key, { act: { ...tapped, ...minute }, reason: given }));
  };
  if (choosing && tapped.act !== 'correct' && tapped.act !== 'withdraw' && 'player' in tapped)
    return (
      <Dialog side={side} crest={crest} title={t('change.player')} onClose={onClose}>
        <PlayerTiles
          shirts={facts.shirts['team' in tapped ? tapped.team : side]}
          onChoose={({ id }) => done(sendAgain(act.key, { act: { ...tapped, player: id }, confirmed: true }))}
        />
      </Dialog>
    );
  const goalText = (goal: { player: number | null; ownGoal: boolean }, minute: string) => {
    const shirt = findShirt(facts, goal.player);
    const name = shirt ? shirtText(shirt) : t('line.unknown');
    return [goal.ownGoal ? `${name} (${t('line.ownGoal')})` : name, minute].filter(Boolean).join(', ');
  };
  const by = rival && (view.match.ledger.find(({ key }) => key === rival.key)?.by ?? t('same.somebody'));
  return (
    <Dialog
      side={side}
      crest={crest}
      title={line.name}
      small={[line.minute, t('refused.notRecorded')].join(', ')}
      closeName={t('refused.later')}
      onClose={onClose}
    >
      <p className="why">
        {rival && by ? t('refused.sameGoal', { who: by, goal: goalText(rival, minuteText(rival)) }) : refusal(why)}
      </p>
      {why === 'same_goal' && (
        <button className="wide theirs" onClick={() => done(sendAgain(act.key, { confirmed: true }))}>
          {t('same.another')}
        </button>
      )}
      {needsReason && <ReasonField value={reason} onChange={setReason} />}
      {isLate && (
        <button className="wide theirs tall" disabled={lacksReason} onClick={addLate}>
          {t('refused.addLate')}
          <small>{lacksReason ? t('reason.first') : t('refused.addLateMeans')}</small>
        </button>
      )}
      {'player' in tapped && (
        <button className="wide" onClick={() => setChoosing(true)}>
          <Mark name="pencil" />
          {t('refused.change')}
        </button>
      )}
      {rival && tapped.act === 'goal' && (
        <button
          className="wide tall"
          onClick={() =>
            done(sendAgain(act.key, { act: { act: 'correct', revision: rival.revision, to: tapped }, reason: given }))
          }
        >
          {t('refused.correct')}
          <small>
            {t('refused.insteadOf', {
              mine: goalText(tapped, line.minute),
              theirs: goalText(rival, minuteText(rival)),
            })}
          </small>
        </button>
      )}
      {why !== 'same_goal' && !isLate && (
        <button className="wide" onClick={() => done(sendAgain(act.key, {}))}>
          <Mark name="undo" />
          {t('refused.again')}
        </button>
      )}
      <button className="wide" onClick={() => done(dropAct(act.key))}>
        <Mark name="close" />
        {t('refused.drop')}
      </button>
    </Dialog>
  );
}

const hasMoment = (act: TappedAct) =>
  act.act === 'goal' || act.act === 'card' || act.act === 'penalty' || act.act === 'substitution';
