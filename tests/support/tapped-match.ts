import type { DeskEntry, DeskMatch, DeskPlayer } from '#contract/desk/matches.ts';
import type { MatchAct } from '#domain/match/rules/act.ts';
import type { ActState, PendingAct, TappedAct } from '#desk/pitch/outbox/pending-act.ts';
import { viewMatch } from '#desk/pitch/match/view-match.ts';

/* A match of 2 × 25 minutes between teams 1 and 2, as a phone gets it, and what is tapped on the phone. */

const KICK_OFF = Date.parse('2026-03-15T18:00:00Z');
export const after = (minutes: number) => new Date(KICK_OFF + minutes * 60_000);

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

export const upcoming: DeskMatch = {
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
export const tapped = (act: TappedAct, minutes: number, status: ActState = { state: 'waiting' }): PendingAct => {
  order += 1;
  return { order, matchId: 7, key: `phone.${order}`, act, at: after(minutes).toISOString(), reason: null, status };
};
export const goal = (team: 'home' | 'away', player: number | null = null): Extract<MatchAct, { act: 'goal' }> => ({
  act: 'goal',
  team,
  player,
  assist: null,
  ownGoal: false,
  penalty: false,
});

/** The server's copy once it has recorded these. */
export function recorded(match: DeskMatch, ...acts: PendingAct[]): DeskMatch {
  const { record } = viewMatch(match, acts);
  const ledger = record.entries.map((entry): DeskEntry => ({ ...entry, id: entry.revision, by: 'Иван', stands: true }));
  const { status, phase, score, revision } = record;
  return { ...match, status, phase, score, revision, ledger };
}
