import { useState } from 'react';
import type { Side } from '#domain/match/score.ts';
import { Dialog } from '#desk/shell/dialog.tsx';
import { Mark } from '#desk/shell/mark.tsx';
import { pages } from '#desk/shell/navigation.ts';
import { useTexts } from '#desk/shell/texts.ts';
import { initialsOf } from '#domain/player/name.ts';
import type { LedgerLine, PhaseLine } from './ledger-lines.ts';
import { findShirt, lastPhase, SIDES, shirtText, type MatchFacts, type Shirt } from './match-facts.ts';
import { PlayerTiles } from './player-tiles.tsx';
import { RatingsSheet } from './ratings-sheet.tsx';
import type { Recorder } from './use-recorder.ts';
import { RefusalBar } from './undo-bar.tsx';
import type { MatchView } from './view-match.ts';
import styles from './after-match.module.css';
import way from '#desk/shell/way.module.css';

interface AfterProps {
  view: MatchView;
  facts: MatchFacts;
  lines: readonly (LedgerLine | PhaseLine)[];
  recorder: Recorder;
  onLine: (line: LedgerLine) => void;
}

/** A page to turn towards two captains, then man of the match, ratings, and handing in. */
export function AfterMatch({ view, facts, lines, recorder, onLine }: AfterProps) {
  const { t } = useTexts();
  const [shown, setShown] = useState<'other' | 'ratings' | null>(null);
  const { match, folded } = facts;
  const best = folded.manOfTheMatch;
  const choose = (player: number) => {
    setShown(null);
    void recorder.now({ act: 'man-of-the-match', player });
  };
  const proposed = proposals(facts);
  const phase = lastPhase(view);
  const ended = phase?.kind === 'FINAL_WHISTLE' ? phase : null;
  const isHandedIn = match.handedIn || view.record.entries.some(({ kind }) => kind === 'HAND_IN');
  return (
    <>
      <div className="body">
        <Protocol facts={facts} lines={lines} onLine={onLine} />
        {match.status !== 'AWARDED' && !isHandedIn && (
          <>
            <div className="head-line">
              <h2>{t('after.best')}</h2>
            </div>
            <ul className={styles.best}>
              {proposed.map((shirt) => (
                <li key={shirt.id}>
                  <button data-side={shirt.side} aria-pressed={best === shirt.id} onClick={() => choose(shirt.id)}>
                    <span className="avatar">
                      <span className="initials">{initialsOf(shirt.fullName)}</span>
                    </span>
                    {shirtText(shirt)}
                    {best === shirt.id && <Mark name="star" />}
                  </button>
                </li>
              ))}
              <li>
                <button aria-pressed={false} onClick={() => setShown('other')}>
                  <span className="avatar">
                    <span className="initials">…</span>
                  </span>
                  {t('after.other')}
                </button>
              </li>
            </ul>
            <button className={way.way} onClick={() => setShown('ratings')}>
              {t('after.ratings')}
              <small>{t('optional')}</small>
              <Mark name="right" />
            </button>
          </>
        )}
        {ended && !isHandedIn && (
          <button className={way.way} onClick={() => void recorder.now({ act: 'withdraw', revision: ended.revision })}>
            {t('after.notOver')}
            <Mark name="undo" />
          </button>
        )}
        <a className={way.way} href={pages.result(match.id)}>
          {t('after.correct')}
          <Mark name="right" />
        </a>
      </div>
      <div className="foot">
        {isHandedIn || match.status === 'AWARDED' ? (
          <a className="wide" href={pages.today}>
            <Mark name="check" />
            {match.status === 'AWARDED' ? t('status.AWARDED') : t('after.handedIn')}
          </a>
        ) : (
          <button className="wide tall primary" onClick={() => void recorder.now({ act: 'hand-in' })}>
            {t('after.handIn')}
            <small>{t('after.handInMeans')}</small>
          </button>
        )}
      </div>
      {recorder.refused && <RefusalBar key={recorder.refused} reason={recorder.refused} onGone={recorder.forget} />}
      {shown === 'other' && (
        <Dialog title={t('after.best')} onClose={() => setShown(null)}>
          <div className={styles.bothSquads}>
            {SIDES.map((side) => (
              <PlayerTiles key={side} shirts={facts.shirts[side]} onChoose={({ id }) => choose(id)} />
            ))}
          </div>
        </Dialog>
      )}
      {shown === 'ratings' && (
        <RatingsSheet
          facts={facts}
          onSave={(players) => {
            setShown(null);
            void recorder.now({ act: 'statistics', teams: {}, players });
          }}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

/** Whoever was chosen, then those with the most goals; the winners' first. */
function proposals(facts: MatchFacts): Shirt[] {
  const { score } = facts.folded;
  const winner: Side = score && score.away > score.home ? 'away' : 'home';
  const chosen = findShirt(facts, facts.folded.manOfTheMatch);
  const byGoals = SIDES.flatMap((side) => facts.shirts[side])
    .filter(({ goals, id }) => goals > 0 && id !== chosen?.id)
    .toSorted((a, b) => b.goals - a.goals || Number(b.side === winner) - Number(a.side === winner));
  return [...(chosen ? [chosen] : []), ...byGoals].slice(0, 2);
}

/** Goals of one player on one line, where the first of them stands. A card has a line of its own. */
function byPlayer(lines: readonly LedgerLine[]): [LedgerLine, ...LedgerLine[]][] {
  const groups = new Map<string, [LedgerLine, ...LedgerLine[]]>();
  for (const line of lines) {
    const { entry, kind, isOwnGoal, key } = line;
    const isKnown = entry?.kind === 'GOAL' && entry.player !== null;
    const of = isKnown ? `${entry.player} ${kind} ${isOwnGoal}` : key;
    const group = groups.get(of);
    if (group) group.push(line);
    else groups.set(of, [line]);
  }
  return [...groups.values()];
}

function Protocol({ facts, lines, onLine }: Pick<AfterProps, 'facts' | 'lines' | 'onLine'>) {
  const { t } = useTexts();
  const entries = lines.filter((line): line is LedgerLine => 'kind' in line).toReversed();
  const isCard = ({ kind }: LedgerLine) => kind === 'yellow' || kind === 'red';
  // [TL6] A goal of which nothing is known is in the score alone.
  const isGoal = ({ kind, minute, entry }: LedgerLine) =>
    (kind === 'ball' || kind === 'scored') && (minute !== '' || entry?.player !== null);
  const part = (title: string, isPart: (line: LedgerLine) => boolean) => {
    const shown = entries.filter((line) => isPart(line));
    if (shown.length === 0) return null;
    return (
      <>
        <h2>{title}</h2>
        <div className={styles.halves}>
          {SIDES.map((side) => (
            <ul key={side}>
              {byPlayer(shown.filter((line) => line.side === side)).map(([line, ...more]) => (
                <li key={line.key} data-state={line.state}>
                  <button onClick={() => onLine(line)}>
                    {isCard(line) && <i className={line.kind === 'red' ? 'booking red' : 'booking'} />}
                    {line.name}
                    {line.isOwnGoal && <em>{t('line.ownGoalShort')}</em>}
                    {line.kind === 'scored' && <em>{t('line.penalty')}</em>}
                    <span>{line.minute || (more.length > 0 && `× ${1 + more.length}`)}</span>
                  </button>
                  {more
                    .filter(({ minute }) => minute !== '')
                    .map((other) => (
                      <button
                        key={other.key}
                        className={styles.also}
                        aria-label={`${other.name} ${other.minute}`}
                        onClick={() => onLine(other)}
                      >
                        <span>{other.minute}</span>
                      </button>
                    ))}
                </li>
              ))}
            </ul>
          ))}
        </div>
      </>
    );
  };
  return (
    <section className={styles.protocol} aria-label={t('after.protocol')}>
      {part(t('after.goals'), isGoal)}
      {part(t('after.cards'), isCard)}
      {entries.length === 0 && (
        <p className="nothing">{t('after.nothing', { home: facts.teams.home.shown, away: facts.teams.away.shown })}</p>
      )}
    </section>
  );
}
