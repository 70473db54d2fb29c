import type { Goal, MatchEvent, Substitution } from '#contract/http/match-events.ts';
import type { ActPerson } from '#contract/http/shared.ts';
import { foldLedger, type Act } from '#domain/match/fold-ledger.ts';
import type { Sides } from '#domain/match/score.ts';
import type { ActPersonRow, LedgerRow } from '#server/db/matches/match-details.ts';
import { presentPerson } from '#server/api/presenters.ts';

interface MatchLists {
  goals: Goal[];
  events: MatchEvent[];
  substitutions: Substitution[];
}

/** A substitution always has two players, also where nobody recorded one of them. */
const UNKNOWN: ActPerson = { id: null, name: '–', name_latin: '–' };

export const presentActPerson = ({ hidden, ...row }: ActPersonRow): ActPerson => ({
  ...presentPerson(row),
  ...(hidden && { id: null }),
});

/** An act has the id of the entry that first recorded it, also after corrections. */
export function presentEvents(ledger: readonly LedgerRow[], sides: Sides<number>): MatchLists {
  const idOf = new Map(ledger.map(({ revision, id }) => [revision, id]));
  const people = new Map<number, ActPerson>();
  for (const { player, otherPlayer } of ledger) {
    if (player) people.set(player.id, presentActPerson(player));
    if (otherPlayer) people.set(otherPlayer.id, presentActPerson(otherPlayer));
  }
  const personOf = (id: number | null) => (id === null ? null : (people.get(id) ?? null));
  const { goals, events, substitutions } = foldLedger(
    ledger.map(({ id: _id, player, otherPlayer, ...entry }) => ({
      ...entry,
      player: player?.id ?? null,
      otherPlayer: otherPlayer?.id ?? null,
    })),
    sides,
  );
  const presentAct = ({ revision, minute, extraTime, phase }: Act<number>) => ({
    id: idOf.get(revision) ?? 0,
    minute,
    extra_time: extraTime,
    match_phase: phase,
  });
  return {
    goals: goals.map((goal) => ({
      ...presentAct(goal),
      team_id: goal.team,
      scorer: personOf(goal.player),
      assister: personOf(goal.assister),
      team1_score: goal.scoreAfter?.home ?? null,
      team2_score: goal.scoreAfter?.away ?? null,
      is_own_goal: goal.ownGoal,
      is_penalty: goal.penalty,
    })),
    events: events.filter(hasTeam).map((event) => ({
      ...presentAct(event),
      event_type: event.type,
      team_id: event.team,
      player_id: personOf(event.player)?.id ?? null,
      player: personOf(event.player),
      card_type: event.card,
      penalty_result: event.penalty,
    })),
    substitutions: substitutions.filter(hasTeam).map((change) => ({
      ...presentAct(change),
      team_id: change.team,
      player_in: personOf(change.player) ?? UNKNOWN,
      player_out: personOf(change.playerOut) ?? UNKNOWN,
    })),
  };
}

/** Without a team an act cannot be placed on either side of the page. */
const hasTeam = <A extends Act<number>>(act: A): act is A & { team: number } => act.team !== null;
