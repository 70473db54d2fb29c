import { useRef, useState } from 'react';
import type { Side } from '#domain/match/score.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { Dialog } from '#desk/shell/dialog.tsx';
import { FitText } from '#desk/shell/fit-text.tsx';
import { Mark } from '#desk/shell/mark.tsx';
import { MessageScreen } from '#desk/shell/message-screen.tsx';
import { navigate, pages, useIdInPath } from '#desk/shell/navigation.ts';
import { suspensionText } from '#desk/shell/suspension-text.ts';
import { useTexts } from '#desk/shell/texts.ts';
import { factsOf, shirtText, SIDES, type MatchFacts, type Shirt } from '#desk/pitch/match/match-facts.ts';
import { useMatch } from '#desk/pitch/match/match-store.ts';
import { tileName } from '#desk/pitch/match/player-tiles.tsx';
import { ReasonField } from '#desk/pitch/match/reason-field.tsx';
import { recordAct } from '#desk/pitch/match/record-act.ts';
import { RefusalBar } from '#desk/pitch/match/undo-bar.tsx';
import { TitleHead } from '#desk/pitch/match/tally.tsx';
import type { MatchView } from '#desk/pitch/match/view-match.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { keepDrafts, NO_DRAFTS, useKeptDrafts, type LineupDrafts } from './kept-lineups.ts';
import {
  asLastTime,
  countOf,
  draftFor,
  draftFrom,
  recordedText,
  setNumber,
  setRole,
  tap,
  toLineup,
  type LineupDraft,
} from './lineup-draft.ts';
import numberSheet from './number-sheet.module.css';

export function LineupsScreen() {
  const matchId = useIdInPath();
  const { t, language } = useTexts();
  const opened = useMatch(matchId);
  const kept = useKeptDrafts(matchId);
  if (opened.state === 'loading' || !kept) return <MessageScreen title={t('loading')} />;
  if (opened.state === 'absent') return <MessageScreen title={t('match.absent')} back />;
  const facts = factsOf(opened.view, language);
  if (!facts) return <MessageScreen title={t('refusal.teams_unknown')} back />;
  return <Lineups view={opened.view} facts={facts} kept={kept} />;
}

type Mode = 'keeper' | 'captain' | 'number' | null;

interface Asked {
  kind: 'confirm' | 'number';
  shirt: Shirt;
}

/** Both squads at once. Tap: starter, substitute, out. Nothing is recorded before "Ready". */
function Lineups({ view, facts, kept }: { view: MatchView; facts: MatchFacts; kept: LineupDrafts }) {
  const { t } = useTexts();
  const [drafts, setDrafts] = useState(kept);
  const [mode, setMode] = useState<Mode>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const { match, shirts } = facts;
  const starters = match.rules.startersPerTeam;
  const { sides, confirmed } = drafts;
  const draftOf = (side: Side) => {
    const { draft } = sides[side] ?? {};
    return draft ? draftFor(shirts[side], draft) : draftFrom(shirts[side]);
  };
  const isOvertaken = (side: Side) => sides[side] !== undefined && sides[side].over !== recordedText(shirts[side]);
  // Whom somebody else named, or before he was suspended.
  const suspended = SIDES.flatMap((side) =>
    shirts[side].filter(({ id, player }) => player.suspended && (draftOf(side).get(id)?.place ?? 'out') !== 'out'),
  );
  /** Kept on the phone with each tap, so that a tab that is killed loses none. */
  function keep(next: LineupDrafts) {
    setDrafts(next);
    keepDrafts(match.id, next).catch(() => setRefused('no_space'));
  }
  const withDraft = (side: Side, draft: LineupDraft): LineupDrafts['sides'] => ({
    ...sides,
    [side]: { draft, over: sides[side]?.over ?? recordedText(shirts[side]) },
  });
  const change = (side: Side, draft: LineupDraft) => keep({ ...drafts, sides: withDraft(side, draft) });

  function onTile(shirt: Shirt, how: Mode) {
    const draft = draftOf(shirt.side);
    if (how === 'number') return setAsked({ kind: 'number', shirt });
    const comesIn = draft.get(shirt.id)?.place === 'out';
    if (comesIn && isDoubtful(shirt) && !confirmed.has(shirt.id)) return setAsked({ kind: 'confirm', shirt });
    change(shirt.side, how ? setRole(draft, shirt.id, how) : tap(draft, shirt.id, starters));
    if (how) setMode(null);
  }

  async function save() {
    for (const side of SIDES) {
      const lineup = sides[side] && toLineup(side, draftOf(side), shirts[side]);
      if (!lineup) continue;
      const named = new Set([...lineup.starters, ...lineup.substitutes].map(({ player }) => player));
      const reasons = [...confirmed].flatMap(([player, why]) => (named.has(player) ? [why] : []));
      const needsReason = match.handedIn ? [t('lineups.title')] : [];
      const reason = [...reasons, ...needsReason].join('; ').slice(0, 500) || null;
      const outcome = await recordAct(view, { act: { act: 'lineup', ...lineup }, at: serverNow(), reason });
      if ('refused' in outcome) return setRefused(outcome.refused);
    }
    keep(NO_DRAFTS);
    navigate(pages.match(match.id), { replace: true });
  }

  return (
    <main className="desk">
      <TitleHead title={t('lineups.title')} back={pages.match(match.id)} />
      <div className="body">
        <div className="squads">
          {SIDES.map((side) => (
            <Squad
              key={side}
              {...{ facts, side, starters }}
              draft={draftOf(side)}
              onTile={(shirt) => onTile(shirt, mode)}
              onHold={(shirt) => onTile(shirt, draftOf(side).get(shirt.id)?.keeper ? 'captain' : 'keeper')}
              onLastTime={() =>
                change(
                  side,
                  asLastTime(shirts[side], (shirt) => !isDoubtful(shirt) || confirmed.has(shirt.id)),
                )
              }
              onRecorded={
                isOvertaken(side) ? () => keep({ ...drafts, sides: { ...sides, [side]: undefined } }) : undefined
              }
            />
          ))}
        </div>
        <p className={numberSheet.askWhom}>{t('lineups.missing')}</p>
      </div>
      <div className="foot">
        {suspended.length > 0 ? (
          <output className="legend suspended-in">
            {t('lineups.suspendedIn', { names: suspended.map(({ name }) => name).join(', ') })}
          </output>
        ) : (
          <p className="legend">
            {(['start', 'sub', 'out'] as const).map((place) => (
              <span key={place}>
                <i className={place} />
                {t(`lineups.${place}`)}
              </span>
            ))}
          </p>
        )}
        <div className="modes">
          {(['keeper', 'captain', 'number'] as const).map((each) => (
            <button key={each} aria-pressed={mode === each} onClick={() => setMode(mode === each ? null : each)}>
              {each === 'number' ? <Mark name="hash" /> : <i className="letter" data-letter={t(`letter.${each}`)} />}
              {t(`lineups.${each}`)}
            </button>
          ))}
        </div>
        <button className="wide primary" onClick={() => void save()}>
          {t('lineups.done')}
        </button>
      </div>
      {refused && <RefusalBar key={refused} reason={refused} onGone={() => setRefused(null)} />}
      {asked?.kind === 'confirm' && (
        <ConfirmSheet
          shirt={asked.shirt}
          onConfirm={(reason) => {
            keep({
              sides: withDraft(asked.shirt.side, tap(draftOf(asked.shirt.side), asked.shirt.id, starters)),
              confirmed: new Map(confirmed).set(asked.shirt.id, reason),
            });
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.kind === 'number' && (
        <NumberSheet
          shirt={asked.shirt}
          onNumber={(number) => {
            change(asked.shirt.side, setNumber(draftOf(asked.shirt.side), asked.shirt.id, number));
            setAsked(null);
            setMode(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </main>
  );
}

const isDoubtful = ({ player }: Shirt): boolean => player.suspended || player.lacksDeclaration;

interface SquadProps {
  facts: MatchFacts;
  side: Side;
  starters: number;
  draft: LineupDraft;
  onTile: (shirt: Shirt) => void;
  onHold: (shirt: Shirt) => void;
  onLastTime: () => void;
  /** Shows what another phone has recorded since this draft was begun. */
  onRecorded: (() => void) | undefined;
}

function Squad({ facts, side, starters, draft, onTile, onHold, onLastTime, onRecorded }: SquadProps) {
  const { t } = useTexts();
  const shirts = facts.shirts[side];
  const hasLastTime = shirts.some(({ player }) => player.lastTime !== null);
  return (
    <section data-side={side} aria-label={facts.teams[side].shown}>
      <header>
        <TeamCrest team={facts.teams[side]} />
        <b>{facts.teams[side].shown}</b>
      </header>
      <p className="count" aria-live="polite">
        <b>{countOf(draft, 'start')}</b>
        <span>
          {t('lineups.ofStarters', { count: starters })}
          <br />
          <small>{t('lineups.substitutes', { count: countOf(draft, 'sub') })}</small>
        </span>
      </p>
      {onRecorded ? (
        <button className="again" onClick={onRecorded}>
          {t('lineups.otherRecorded')}
        </button>
      ) : (
        <button className="again" disabled={!hasLastTime} onClick={onLastTime}>
          {t('lineups.lastTime')}
        </button>
      )}
      <ul className="tiles">
        {shirts.map((shirt) => (
          <li key={shirt.id}>
            <LineupTile shirt={shirt} draft={draft} onTap={() => onTile(shirt)} onHold={() => onHold(shirt)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const HOLD = 500;

function LineupTile({
  shirt,
  draft,
  onTap,
  onHold,
}: {
  shirt: Shirt;
  draft: LineupDraft;
  onTap: () => void;
  onHold: () => void;
}) {
  const { t } = useTexts();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const one = draft.get(shirt.id) ?? { place: 'out', number: shirt.number, keeper: false, captain: false };
  const { suspended, lacksDeclaration } = shirt.player;
  const state = [
    t(`lineups.${one.place}`),
    one.keeper && t('sheet.isKeeper'),
    one.captain && t('sheet.isCaptain'),
    suspended && t('lineups.suspended'),
    lacksDeclaration && t('lineups.noDeclaration'),
  ].filter(Boolean);
  return (
    <button
      className="tile"
      data-side={shirt.side}
      data-role={one.place}
      aria-label={[tileName({ ...shirt, number: one.number }), ...state].join(', ')}
      onPointerDown={() => {
        held.current = false;
        timer.current = setTimeout(() => {
          held.current = true;
          onHold();
        }, HOLD);
      }}
      onPointerUp={() => clearTimeout(timer.current)}
      onPointerLeave={() => clearTimeout(timer.current)}
      onPointerCancel={() => clearTimeout(timer.current)}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => (held.current ? (held.current = false) : onTap())}
    >
      <b>{one.number ?? '–'}</b> <FitText>{shirt.name}</FitText>
      {(one.keeper || one.captain || suspended || lacksDeclaration) && (
        <i className="marks">
          {one.keeper && <i className="letter" data-letter={t('letter.keeper')} />}
          {one.captain && <i className="letter" data-letter={t('letter.captain')} />}
          {suspended && <i className="booking red" />}
          {lacksDeclaration && <Mark name="file" />}
        </i>
      )}
    </button>
  );
}

/** Asked once, in words, with a reason: a suspended player, or a minor without a declaration. */
function ConfirmSheet({
  shirt,
  onConfirm,
  onClose,
}: {
  shirt: Shirt;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}) {
  const { t, language } = useTexts();
  const [reason, setReason] = useState('');
  return (
    <Dialog side={shirt.side} title={shirtText(shirt)} onClose={onClose}>
      <p className="why">
        {shirt.player.suspended
          ? t('lineups.suspendedText', { why: suspensionText({ t, language }, shirt.player.suspension) })
          : t('lineups.noDeclarationText')}
      </p>
      <ReasonField value={reason} onChange={setReason} />
      <button
        className="wide theirs"
        disabled={reason.trim() === ''}
        onClick={() => onConfirm(`${shirt.name}: ${reason.trim()}`)}
      >
        {t('lineups.playsAnyway')}
      </button>
      <button className="wide" onClick={onClose}>
        {t('lineups.doesNotPlay')}
      </button>
    </Dialog>
  );
}

/** A number for the day. */
function NumberSheet({
  shirt,
  onNumber,
  onClose,
}: {
  shirt: Shirt;
  onNumber: (number: number | null) => void;
  onClose: () => void;
}) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const digit = (next: string) => setTyped(Number(typed + next) > 99 ? next : String(Number(typed + next)));
  return (
    <Dialog side={shirt.side} title={shirt.name} small={t('lineups.numberToday')} onClose={onClose}>
      <output className={numberSheet.typed}>{typed || (shirt.number ?? '–')}</output>
      <div className={numberSheet.digits}>
        {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((each) => (
          <button key={each} className="wide" onClick={() => digit(each)}>
            {each}
          </button>
        ))}
        <button className="wide" aria-label={t('lineups.clear')} onClick={() => setTyped('')}>
          <Mark name="close" />
        </button>
        <button className="wide" onClick={() => digit('0')}>
          0
        </button>
        <button
          className="wide theirs"
          aria-label={t('nav.ok')}
          disabled={Number(typed) < 1}
          onClick={() => onNumber(Number(typed))}
        >
          <Mark name="check" />
        </button>
      </div>
    </Dialog>
  );
}
