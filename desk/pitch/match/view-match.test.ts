import { describe, expect, it } from 'vitest';
import type { DeskEntry, DeskMatch, DeskPlayer } from '#contract/desk/matches.ts';
import type { MatchAct } from '#domain/match/desk/act.ts';
import type { ActState, PendingAct, TappedAct } from '#desk/pitch/outbox/pending-act.ts';
import { refusalOf, viewMatch, type MatchView } from './view-match.ts';

const KICK_OFF = Date.parse('2026-03-15T18:00:00Z');
const after = (minutes: number) => new Date(KICK_OFF + minutes * 60_000);

const player = (id: number, team: number): DeskPlayer => ({
  id,
  name: `P ${id}`,
  nameLatin: `P ${id}`,
  team,
  shirtNumber: id,
  position: null,
  starter: null,
  captain: false,
  squadCaptain: false,
  suspended: false,
  lacksDeclaration: false,
  lastTime: null,
});
const team = (id: number) => ({ id, name: `T${id}`, nameLatin: `T${id}`, shortName: `T${id}`, crest: null });

const upcoming: DeskMatch = {
  id: 7,
  status: 'UPCOMING',
  phase: 'NOT_STARTED',
  revision: 0,
  startTime: after(0).toISOString(),
  venue: null,
  competition: { id: 1, name: 'Лига', nameLatin: 'Liga' },
  round: null,
  home: team(1),
  away: team(2),
  score: null,
  clock: { minute: 0, second: 0, running: false },
  rules: { knockout: false, firstLeg: null, extraTime: false, halfMinutes: 25, startersPerTeam: 6 },
  players: [player(11, 1), player(12, 1), player(21, 2)],
  ledger: [],
  handedIn: false,
  hasFullLedger: true,
  mayScore: true,
  window: null,
};

let order = 0;
const tapped = (act: TappedAct, minutes: number, status: ActState = { state: 'waiting' }): PendingAct => {
  order += 1;
  return { order, matchId: 7, key: `phone.${order}`, act, at: after(minutes).toISOString(), reason: null, status };
};
const goal = (team: 'home' | 'away', player: number | null = null): MatchAct => ({
  act: 'goal',
  team,
  player,
  assist: null,
  ownGoal: false,
  penalty: false,
});

/** The server's copy once it has recorded these. */
function recorded(match: DeskMatch, ...acts: PendingAct[]): DeskMatch {
  const { record } = viewMatch(match, acts);
  const ledger = record.entries.map((entry): DeskEntry => ({ ...entry, id: entry.revision, by: 'Иван', stands: true }));
  const { status, phase, score, revision } = record;
  return { ...match, status, phase, score, revision, ledger };
}

const keys = (acts: Iterable<PendingAct>) => [...acts].map(({ key }) => key);
const shown = ({ record }: MatchView) => [record.status, record.score?.home, record.score?.away];

describe('a match as the phone knows it', () => {
  it('[N3] what was tapped counts at once on top of the server’s copy', () => {
    const kickOff = tapped({ act: 'kick-off' }, 0);
    const first = tapped(goal('home', 11), 3);
    const view = viewMatch(upcoming, [kickOff, first]);
    expect(shown(view)).toEqual(['LIVE', 1, 0]);
    expect([...view.pending.keys()]).toEqual([1, 2]);
    expect(view.record.entries.at(-1)).toMatchObject({ kind: 'GOAL', minute: 4, player: 11 });
  });

  it('[N4] an act that the server’s copy contains already does not count twice', () => {
    const acts = [tapped({ act: 'kick-off' }, 0), tapped(goal('home'), 3)];
    const match = recorded(upcoming, ...acts);
    const view = viewMatch(match, [...acts, tapped(goal('away'), 5)]);
    expect(shown(view)).toEqual(['LIVE', 1, 1]);
    expect(view.pending.size).toBe(1);
  });

  it('waiting acts move behind what another phone recorded meanwhile', () => {
    const kickOff = tapped({ act: 'kick-off' }, 0);
    const mine = tapped(goal('home'), 3);
    const theirs = { ...tapped(goal('away'), 2), key: 'other.1' };
    const view = viewMatch(recorded(upcoming, kickOff, theirs), [mine]);
    expect(view.record.entries.map(({ key }) => key)).toEqual([kickOff.key, 'other.1', mine.key]);
    expect(shown(view)).toEqual(['LIVE', 1, 1]);
  });

  it('a correction names what still waits by its key', () => {
    const kickOff = tapped({ act: 'kick-off' }, 0);
    const wrong = tapped(goal('home', 11), 3);
    const right = tapped({ act: 'correct', targetKey: wrong.key, to: goal('home', 12) }, 4);
    const undone = tapped({ act: 'withdraw', targetKey: wrong.key }, 5);
    const view = viewMatch(upcoming, [kickOff, wrong, right]);
    expect(view.record.entries.at(-1)).toMatchObject({ kind: 'CORRECTION', target: 2, player: 12 });
    expect(shown(viewMatch(upcoming, [kickOff, wrong, undone]))).toEqual(['LIVE', 0, 0]);
  });

  it('[N5] a refused act does not count; the ones behind it do, and one that changes it is stuck', () => {
    const kickOff = tapped({ act: 'kick-off' }, 0);
    const refused = tapped(goal('home'), 3, { state: 'refused', reason: 'same_goal', message: '' });
    const change = tapped({ act: 'withdraw', targetKey: refused.key }, 4);
    const next = tapped(goal('away'), 5);
    const view = viewMatch(upcoming, [kickOff, refused, change, next]);
    expect(shown(view)).toEqual(['LIVE', 0, 1]);
    expect(keys(view.refused)).toEqual([refused.key]);
    expect(keys(view.stuck)).toEqual([change.key]);
  });

  it('acts that no longer fit the server’s copy are stuck and count for nothing', () => {
    const kickOff = tapped({ act: 'kick-off' }, 0);
    const cancelled = recorded(recorded(upcoming, kickOff), { ...tapped({ act: 'abandon' }, 2), key: 'office.1' });
    const view = viewMatch(cancelled, [tapped(goal('home'), 3)]);
    expect(view.stuck).toHaveLength(1);
    expect(view.pending.size).toBe(0);
    expect(view.record.score).toEqual(cancelled.score);
  });

  it('decides only what is new when it knows the view before, with the same outcome', () => {
    const acts = [tapped({ act: 'kick-off' }, 0), tapped(goal('home', 11), 3), tapped(goal('away'), 5)];
    const before = viewMatch(upcoming, acts.slice(0, 2));
    const sent = acts.map((act) => ({ ...act, status: { state: 'sending' } as const }));
    const after = viewMatch(structuredClone(upcoming), sent, before);
    expect(after).toEqual(viewMatch(upcoming, sent));
    // What was amended, dropped, or recorded meanwhile is decided again.
    const amended = acts.map((act, at) => (at === 1 ? { ...act, act: goal('away', 21) } : act));
    expect(viewMatch(upcoming, amended, after)).toEqual(viewMatch(upcoming, amended));
    expect(viewMatch(upcoming, acts.slice(0, 1), after)).toEqual(viewMatch(upcoming, acts.slice(0, 1)));
    for (const taken of [1, 2, 3]) {
      const copy = recorded(upcoming, ...acts.slice(0, taken));
      expect(viewMatch(copy, acts, after)).toEqual(viewMatch(copy, acts));
    }
    const others = recorded(recorded(upcoming, acts[0]!), { ...tapped(goal('away', 21), 2), key: 'other.1' });
    expect(viewMatch(others, acts, after)).toEqual(viewMatch(others, acts));
  });

  it('[N3] refuses what the rules refuse, with their reason', () => {
    const view = viewMatch(upcoming, [tapped({ act: 'kick-off' }, 0)]);
    expect(refusalOf(view, goal('home', 11), after(3), null)).toBeNull();
    expect(refusalOf(view, goal('home', 21), after(3), null)?.reason).toBe('unknown_player');
    expect(refusalOf(view, { act: 'kick-off' }, after(3), null)?.reason).toBe('wrong_phase');
  });
});
