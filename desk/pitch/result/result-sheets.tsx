import { useState } from 'react';
import { otherSide, type Side } from '#domain/match/score.ts';
import { findShirt, SIDES, shirtText, type MatchFacts, type Shirt } from '#desk/pitch/match/match-facts.ts';
import { minuteText } from '#desk/pitch/match/ledger-lines.ts';
import { PlayerTiles } from '#desk/pitch/match/player-tiles.tsx';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { Dialog } from '#desk/shell/dialog.tsx';
import { Mark } from '#desk/shell/mark.tsx';
import { useTexts } from '#desk/shell/texts.ts';
import type { DraftCard, DraftGoal } from './result-draft.ts';
import styles from './result-sheets.module.css';
import cardChoice from '#desk/pitch/match/card-choice.module.css';

interface GoalSheetProps {
  facts: MatchFacts;
  /** Whose score it raises. */
  side: Side;
  goal: DraftGoal | null;
  /** Null removes the line; the score stays. */
  onChange: (goal: DraftGoal | null) => void;
  onClose: () => void;
}

/** A goal of the form: who, and the minute if somebody wrote it down. */
export function ResultGoalSheet({ facts, side, goal, onChange, onClose }: GoalSheetProps) {
  const { t } = useTexts();
  const [ownGoal, setOwnGoal] = useState(goal?.ownGoal ?? false);
  const [penalty, setPenalty] = useState(goal?.penalty ?? false);
  const [minute, setMinute] = useState(goal?.minute ?? null);
  const team = ownGoal ? otherSide(side) : side;
  const choose = (player: number | null) =>
    onChange({
      ...(goal?.revision === undefined ? {} : { revision: goal.revision }),
      team,
      player,
      assist: goal?.assist === player ? null : (goal?.assist ?? null),
      ownGoal,
      penalty,
      minute,
      extraTime: goal?.minute === minute ? (goal?.extraTime ?? null) : null,
    });
  const squad = facts.shirts[team];
  return (
    <Dialog
      side={side}
      crest={<TeamCrest team={facts.teams[side]} />}
      title={t('goal.who')}
      small={t('goal.for', { team: facts.teams[side].short })}
      onClose={onClose}
    >
      <div className="row">
        <MinuteField minute={minute} onChange={setMinute} />
        <button
          className="toggle"
          role="switch"
          aria-checked={penalty}
          onClick={() => setPenalty(!penalty && !ownGoal)}
        >
          {t('goal.penalty')}
        </button>
        <button
          className="toggle"
          role="switch"
          aria-checked={ownGoal}
          onClick={() => {
            setOwnGoal(!ownGoal);
            setPenalty(false);
          }}
        >
          {t('goal.own')}
        </button>
      </div>
      <PlayerTiles shirts={asOneSquad(squad)} onChoose={({ id }) => choose(id)} />
      <button className="wide" onClick={() => choose(null)}>
        {t('goal.notSeen')}
      </button>
      {goal && (
        <button className="wide quiet" onClick={() => onChange(null)}>
          {t('result.remove')}
        </button>
      )}
    </Dialog>
  );
}

/** Afterwards nobody knows who was on the pitch: all shirts are alike. */
const asOneSquad = (shirts: readonly Shirt[]): Shirt[] =>
  shirts.map((shirt) => ({ ...shirt, place: shirt.place === 'out' ? 'bench' : shirt.place, sentOff: false }));

function MinuteField({ minute, onChange }: { minute: number | null; onChange: (minute: number | null) => void }) {
  const { t } = useTexts();
  return (
    <label className={styles.minuteField}>
      <span>{t('sheet.minute')}</span>
      <input
        inputMode="numeric"
        value={minute ?? ''}
        placeholder="–"
        maxLength={3}
        onChange={({ target }) => {
          const typed = Number(target.value.replaceAll(/\D/g, ''));
          onChange(typed >= 1 && typed <= 200 ? typed : null);
        }}
      />
    </label>
  );
}

interface CardsSheetProps {
  facts: MatchFacts;
  cards: readonly DraftCard[];
  onChange: (cards: DraftCard[]) => void;
  onClose: () => void;
}

/** The cards of the form: a list, and a player with a colour for each new one. */
export function CardsSheet({ facts, cards, onChange, onClose }: CardsSheetProps) {
  const { t } = useTexts();
  const [adding, setAdding] = useState<{ side: Side; player: Shirt | null } | null>(null);
  if (adding && !adding.player)
    return (
      <Dialog
        side={adding.side}
        title={t('card.who')}
        small={facts.teams[adding.side].shown}
        onClose={() => setAdding(null)}
      >
        <PlayerTiles
          shirts={asOneSquad(facts.shirts[adding.side])}
          onChoose={(player) => setAdding({ ...adding, player })}
        />
      </Dialog>
    );
  if (adding?.player) {
    const { player, side } = adding;
    const isBooked = cards.some((one) => one.player === player.id && one.card === 'yellow');
    const give = (card: DraftCard['card']) => {
      onChange([...cards, { team: side, player: player.id, card, minute: null, extraTime: null }]);
      setAdding(null);
    };
    return (
      <Dialog side={side} title={shirtText(player)} small={t('card.which')} onClose={() => setAdding(null)}>
        <div className={cardChoice.cards}>
          <button
            className={cardChoice.cardChoice}
            data-card="yellow"
            onClick={() => give(isBooked ? 'second-yellow' : 'yellow')}
          >
            {isBooked ? t('card.second-yellow') : t('card.yellow')}
          </button>
          <button className={cardChoice.cardChoice} data-card="red" onClick={() => give('red')}>
            {t('card.red')}
          </button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={t('after.cards')} onClose={onClose}>
      <ul className={styles.cardList}>
        {cards.map((card) => {
          const shirt = findShirt(facts, card.player);
          return (
            <li key={`${card.player} ${card.card}`}>
              <i className={card.card === 'yellow' ? 'booking' : 'booking red'} />
              <span>
                {shirt ? shirtText(shirt) : t('line.unknown')} {minuteText(card)}
              </span>
              <button
                className="key"
                aria-label={t('result.removeCard', { name: shirt?.name ?? '' })}
                onClick={() => onChange(cards.filter((one) => one !== card))}
              >
                <Mark name="close" />
              </button>
            </li>
          );
        })}
      </ul>
      <div className="choices halves">
        {SIDES.map((side) => (
          <button key={side} className="wide" data-side={side} onClick={() => setAdding({ side, player: null })}>
            <Mark name="plus" />
            {facts.teams[side].short}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
