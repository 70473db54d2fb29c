import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { otherSide, type Side } from '#domain/match/score.ts';
import type { MatchAct } from '#domain/match/rules/act.ts';
import { Dialog } from '#desk/shell/dialog.tsx';
import { Mark } from '#desk/shell/mark.tsx';
import { useTexts } from '#desk/shell/texts.ts';
import type { PendingAct } from '#desk/pitch/outbox/pending-act.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { findShirt, shirtText, type MatchFacts, type Shirt } from './match-facts.ts';
import { canStepBack, MinuteStepper, momentAt, momentOfAct } from './minute-stepper.tsx';
import { PlayerTiles } from './player-tiles.tsx';
import cardChoice from './card-choice.module.css';

/** What every sheet of the pad gets: the half that was tapped, and when. */
export interface SheetProps {
  facts: MatchFacts;
  side: Side;
  tappedAt: Date;
  /** As it was at that moment: no shirt moves while the sheet is open. */
  lastUsed: readonly number[];
  onRecord: (act: MatchAct) => void;
  onClose: () => void;
}

function useMoment({ facts, tappedAt }: Pick<SheetProps, 'facts' | 'tappedAt'>) {
  const [ago, setAgo] = useState(0);
  const moment = momentAt(facts, tappedAt, ago);
  const stepper = <MinuteStepper moment={moment} canGoBack={canStepBack(facts, moment)} onStep={setAgo} />;
  return { stepper, moment: momentOfAct(moment) };
}

function Switch({ name, on, onToggle }: { name: string; on: boolean; onToggle: () => void }) {
  return (
    <button className="toggle" role="switch" aria-checked={on} onClick={onToggle}>
      {name}
    </button>
  );
}

/** Who scored? Penalty and own goal are switches; an own goal shows the opponents in their colour. */
export function GoalSheet({ facts, side, tappedAt, lastUsed, onRecord, onClose }: SheetProps) {
  const { t } = useTexts();
  const [penalty, setPenalty] = useState(false);
  const [ownGoal, setOwnGoal] = useState(false);
  const { stepper, moment } = useMoment({ facts, tappedAt });
  const team = ownGoal ? otherSide(side) : side;
  const choose = (player: number | null) =>
    onRecord({ act: 'goal', team, player, assist: null, ownGoal, penalty, ...moment });
  return (
    <Dialog
      side={side}
      crest={<TeamCrest team={facts.teams[side]} />}
      title={t('goal.who')}
      small={t('goal.for', { team: facts.teams[side].short })}
      closeName={t('goal.none')}
      onClose={onClose}
    >
      <div className="row">
        {stepper}
        <Switch
          name={t('goal.penalty')}
          on={penalty}
          onToggle={() => {
            setPenalty(!penalty);
            setOwnGoal(false);
          }}
        />
        <Switch
          name={t('goal.own')}
          on={ownGoal}
          onToggle={() => {
            setOwnGoal(!ownGoal);
            setPenalty(false);
          }}
        />
      </div>
      <PlayerTiles shirts={facts.shirts[team]} lastUsed={lastUsed} onChoose={({ id }) => choose(id)} />
      <button className="wide" onClick={() => choose(null)}>
        {t('goal.notSeen')}
      </button>
    </Dialog>
  );
}

const ASSIST_SECONDS = 5;

interface AssistProps {
  facts: MatchFacts;
  goal: PendingAct;
  /** As the scorer's sheet had it. */
  lastUsed: readonly number[];
  onChoose: (to: MatchAct) => void;
  onUndo: () => void;
  onClose: () => void;
}

/** The goal counts already. The sheet goes away after five seconds unless it is touched. */
export function AssistSheet({ facts, goal, lastUsed, onChoose, onUndo, onClose }: AssistProps) {
  const { t } = useTexts();
  const [left, setLeft] = useState(ASSIST_SECONDS);
  const [touched, setTouched] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (touched) return;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [touched]);
  useEffect(() => {
    if (left <= 0) close();
  }, [left]);
  const { act } = goal;
  if (act.act !== 'goal') return null;
  const scorer = findShirt(facts, act.player);
  return (
    <Dialog
      side={act.team}
      crest={<TeamCrest team={facts.teams[act.team]} />}
      title={t('assist.who')}
      small={scorer && t('assist.goal', { scorer: shirtText(scorer) })}
      action={
        <button className="key text" onClick={onUndo}>
          <Mark name="undo" />
          {t('undo')}
        </button>
      }
      onTouch={() => setTouched(true)}
      onClose={onClose}
    >
      <div className="drain">
        <i style={{ inlineSize: touched ? '100%' : undefined }} data-running={!touched} />
      </div>
      <PlayerTiles
        shirts={facts.shirts[act.team]}
        chosen={act.player}
        lastUsed={lastUsed}
        onChoose={({ id }) => onChoose({ ...act, assist: id })}
      />
      <button className="wide" onClick={onClose}>
        {t('assist.none')} {!touched && <b className="secs">{left}</b>}
      </button>
    </Dialog>
  );
}

/** Player, then colour; a second yellow offers itself. */
export function CardSheet({ facts, side, tappedAt, lastUsed, onRecord, onClose }: SheetProps) {
  const { t } = useTexts();
  const [player, setPlayer] = useState<Shirt | null>(null);
  const { stepper, moment } = useMoment({ facts, tappedAt });
  const crest = <TeamCrest team={facts.teams[side]} />;
  if (!player)
    return (
      <Dialog side={side} crest={crest} title={t('card.who')} small={facts.teams[side].shown} onClose={onClose}>
        <div className="row">{stepper}</div>
        <PlayerTiles shirts={facts.shirts[side]} lastUsed={lastUsed} onChoose={setPlayer} />
      </Dialog>
    );
  const give = (card: 'yellow' | 'second-yellow' | 'red') =>
    onRecord({ act: 'card', team: side, player: player.id, card, ...moment });
  return (
    <Dialog side={side} crest={crest} title={shirtText(player)} small={t('card.which')} onClose={onClose}>
      <div className="row">{stepper}</div>
      <div className={cardChoice.cards}>
        <button
          className={cardChoice.cardChoice}
          data-card="yellow"
          onClick={() => give(player.booked ? 'second-yellow' : 'yellow')}
        >
          {player.booked ? t('card.second-yellow') : t('card.yellow')}
          {player.booked && <i className="booking red" />}
        </button>
        <button className={cardChoice.cardChoice} data-card="red" onClick={() => give('red')}>
          {t('card.red')}
        </button>
      </div>
    </Dialog>
  );
}

/** Who goes off, then who comes on. Changes roll: anybody may come back. */
export function ChangeSheet({ facts, side, tappedAt, lastUsed, onRecord, onClose }: SheetProps) {
  const { t } = useTexts();
  const [off, setOff] = useState<Shirt | null>(null);
  const { stepper, moment } = useMoment({ facts, tappedAt });
  const crest = <TeamCrest team={facts.teams[side]} />;
  const shirts = facts.shirts[side];
  const hasLineup = facts.hasLineup[side];
  const bench = (shirt: Shirt) => shirt.id !== off?.id && (hasLineup ? shirt.place === 'bench' : true);
  if (!off)
    return (
      <Dialog side={side} crest={crest} title={t('change.off')} small={facts.teams[side].shown} onClose={onClose}>
        <div className="row">{stepper}</div>
        <PlayerTiles shirts={shirts} lastUsed={lastUsed} only={({ place }) => place === 'pitch'} onChoose={setOff} />
      </Dialog>
    );
  return (
    <Dialog
      side={side}
      crest={crest}
      title={t('change.on')}
      small={t('change.for', { player: shirtText(off) })}
      onClose={onClose}
    >
      <div className="row">{stepper}</div>
      <PlayerTiles
        shirts={shirts.map((shirt) => ({ ...shirt, place: shirt.place === 'out' ? 'out' : 'pitch' }))}
        lastUsed={lastUsed}
        only={(shirt) => bench(shirts.find(({ id }) => id === shirt.id) ?? shirt)}
        onChoose={({ id }) => onRecord({ act: 'substitution', team: side, playerIn: id, playerOut: off.id, ...moment })}
      />
    </Dialog>
  );
}

/** A penalty that was not scored: who took it, then missed or saved. */
export function MissedPenaltySheet({ facts, side, tappedAt, lastUsed, onRecord, onClose }: SheetProps) {
  const { t } = useTexts();
  const [player, setPlayer] = useState<Shirt | null>(null);
  const { stepper, moment } = useMoment({ facts, tappedAt });
  const crest = <TeamCrest team={facts.teams[side]} />;
  if (!player)
    return (
      <Dialog side={side} crest={crest} title={t('penalty.who')} small={facts.teams[side].shown} onClose={onClose}>
        <div className="row">{stepper}</div>
        <PlayerTiles shirts={facts.shirts[side]} lastUsed={lastUsed} onChoose={setPlayer} />
      </Dialog>
    );
  const end = (result: 'missed' | 'saved') =>
    onRecord({ act: 'penalty', team: side, player: player.id, result, ...moment });
  return (
    <Dialog side={side} crest={crest} title={shirtText(player)} small={t('penalty.how')} onClose={onClose}>
      <Choices>
        <button className="wide" onClick={() => end('saved')}>
          {t('penalty.saved')}
        </button>
        <button className="wide" onClick={() => end('missed')}>
          {t('penalty.missed')}
        </button>
      </Choices>
    </Dialog>
  );
}

const Choices = ({ children }: { children: ReactNode }) => <div className="choices">{children}</div>;
