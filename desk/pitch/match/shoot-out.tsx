import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { settleLedger } from '#domain/match/settle-ledger.ts';
import { meaningOfNextKick, readShootOut, type Kick } from '#domain/match/shoot-out.ts';
import { otherSide, sideOf, type Side } from '#domain/match/score.ts';
import type { MatchAct } from '#domain/match/rules/act.ts';
import { FitText } from '#desk/shell/fit-text.tsx';
import { Mark } from '#desk/shell/mark.tsx';
import { useTexts } from '#desk/shell/texts.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { findShirt, SIDES, type MatchFacts } from './match-facts.ts';
import { tileName } from './player-tiles.tsx';
import type { MatchView } from './view-match.ts';
import { Whistle } from './whistle.tsx';
import turnEnd from './turn-end.module.css';

interface TakenKick extends Kick {
  name: string;
  revision: number;
}

function kicksOf({ record }: MatchView, facts: MatchFacts, unknown: string): TakenKick[] {
  return settleLedger(record.entries)
    .filter(({ kind }) => kind === 'SHOOTOUT_SCORED' || kind === 'SHOOTOUT_MISSED')
    .flatMap(({ kind, team, player, revision }) => {
      const side = sideOf(team, { home: facts.teams.home.id, away: facts.teams.away.id });
      const name = findShirt(facts, player)?.name ?? unknown;
      return side ? [{ side, scored: kind === 'SHOOTOUT_SCORED', name, revision }] : [];
    });
}

interface ShootOutProps {
  view: MatchView;
  facts: MatchFacts;
  onAct: (act: MatchAct) => void;
}

/** Kick by kick down the spine; the foot belongs to the side that kicks. */
export function ShootOut({ view, facts, onAct }: ShootOutProps) {
  const { t } = useTexts();
  const [chosenFirst, setFirst] = useState<Side>('home');
  const kicks = kicksOf(view, facts, t('line.unknown'));
  const first = kicks[0]?.side ?? chosenFirst;
  const state = readShootOut(kicks, first);
  const rounds = Math.max(5, state.winner ? 0 : state.round, Math.ceil(kicks.length / 2));
  const kickOf = (side: Side, round: number) => kicks.filter((kick) => kick.side === side)[round - 1];
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on a small phone */}
      <ol className="kicks" aria-label={t('shootOut.rounds')} tabIndex={0}>
        {Array.from({ length: rounds }, (_, at) => at + 1).map((round) => (
          <li key={round}>
            <KickName kick={kickOf('home', round)} />
            <KickMark side="home" kick={kickOf('home', round)} isNext={isNext(state, 'home', round)} />
            <b className="round">{round}</b>
            <KickMark side="away" kick={kickOf('away', round)} isNext={isNext(state, 'away', round)} />
            <KickName kick={kickOf('away', round)} />
          </li>
        ))}
      </ol>
      {state.winner ? (
        <section className="turn" data-side={state.winner}>
          <header>
            <h2>
              <TeamCrest team={facts.teams[state.winner]} />
              {t('shootOut.won', { team: facts.teams[state.winner].shown })}
            </h2>
          </header>
          <div className={turnEnd.turnEnd}>
            <Whistle hold name={t('next.FULL_TIME')} onAct={() => onAct({ act: 'final-whistle' })} />
          </div>
        </section>
      ) : (
        <Turn
          key={`${state.next} ${state.round}`}
          {...{ facts, kicks, first, onAct }}
          isFirst={kicks.length === 0}
          onOther={() => setFirst(otherSide(first))}
        />
      )}
    </>
  );
}

const isNext = ({ next, round, winner }: ReturnType<typeof readShootOut>, side: Side, at: number) =>
  winner === null && next === side && round === at;

const KickName = ({ kick }: { kick: TakenKick | undefined }) => (
  <span className={kick && !kick.scored ? 'who missed' : 'who'}>
    {kick && <FitText weight={700}>{kick.name}</FitText>}
  </span>
);

function KickMark({ side, kick, isNext }: { side: Side; kick: TakenKick | undefined; isNext: boolean }) {
  const { t } = useTexts();
  const state = kick ? (kick.scored ? 'in' : 'out') : isNext ? 'next' : undefined;
  const mark = useRef<HTMLSpanElement>(null);
  // In a long shoot-out the first rounds scroll away.
  useEffect(() => {
    if (isNext) mark.current?.scrollIntoView({ block: 'nearest' });
  }, [isNext]);
  return (
    <span ref={mark} className="kick" data-side={side} data-kick={state}>
      {kick && <Mark name={kick.scored ? 'check' : 'close'} />}
      {state && <span className="hidden">{t(`kick.${state}`)}</span>}
    </span>
  );
}

const MOST_COLUMNS = 5;

/** In as few rows as can be, and no narrower than these need. */
const columnsFor = (kickers: number): number =>
  Math.max(3, Math.ceil(kickers / Math.ceil(Math.max(1, kickers) / MOST_COLUMNS)));

interface TurnProps {
  facts: MatchFacts;
  kicks: readonly TakenKick[];
  first: Side;
  isFirst: boolean;
  onOther: () => void;
  onAct: (act: MatchAct) => void;
}

function Turn({ facts, kicks, first, isFirst, onOther, onAct }: TurnProps) {
  const { t } = useTexts();
  const [player, setPlayer] = useState<number | null>(null);
  const { next: side } = readShootOut(kicks, first);
  const meaning = meaningOfNextKick(kicks, first);
  const team = facts.teams[side];
  const decisive = SIDES.map((winner) => {
    if (meaning.missed === winner) return t('shootOut.ifMissed', { team: facts.teams[winner].shown });
    return meaning.scored === winner ? t('shootOut.ifScored', { team: facts.teams[winner].shown }) : null;
  }).filter(Boolean);
  const kick = (result: 'scored' | 'missed') => onAct({ act: 'shoot-out-kick', team: side, player, result });
  const { suddenDeath } = readShootOut(kicks, first);
  const kickers = facts.shirts[side].filter((shirt) => !shirt.sentOff && shirt.place !== 'out');
  return (
    <section className="turn" data-side={side} aria-labelledby="turn">
      <header>
        <h2 id="turn">
          <TeamCrest team={team} />
          {t('shootOut.turn', { team: team.short })}
        </h2>
        {isFirst ? (
          <button className="key text" onClick={onOther}>
            <Mark name="swap" />
            {t('shootOut.otherFirst')}
          </button>
        ) : (
          <p>{decisive.length > 0 ? decisive.join(' ') : suddenDeath && t('shootOut.suddenDeath')}</p>
        )}
      </header>
      <ul
        className="tiles"
        aria-label={t('shootOut.who')}
        style={{ '--columns': columnsFor(kickers.length) } as CSSProperties}
      >
        {kickers.map((shirt) => (
          <li key={shirt.id}>
            <button
              className="tile"
              data-side={side}
              aria-pressed={player === shirt.id}
              aria-label={tileName(shirt)}
              onClick={() => setPlayer(player === shirt.id ? null : shirt.id)}
            >
              <b>{shirt.number ?? '–'}</b> <FitText>{shirt.name}</FitText>
            </button>
          </li>
        ))}
      </ul>
      <div className="pair-2">
        <button className="wide theirs" onClick={() => kick('scored')}>
          <Mark name="scored" />
          {t('shootOut.scored')}
        </button>
        <button className="wide" onClick={() => kick('missed')}>
          <Mark name="missed" />
          {t('shootOut.missed')}
        </button>
      </div>
    </section>
  );
}
