import type { TimelineRow } from '#domain/match/timeline.ts';
import { surnameAndInitial } from '#domain/player/name.ts';
import type { Key } from '#i18n/translate.ts';
import type { MatchEvent } from '#web/football/match-model.ts';
import type { Goal, Person } from '#web/football/goal-model.ts';

export type MatchAct = TimelineRow<Goal, MatchEvent>;

export type ActKind = 'goal' | 'ownGoal' | 'penalty' | 'missed' | 'saved' | 'yellow' | 'secondYellow' | 'red';

export const actKey = {
  goal: 'matchPage.act.goal',
  ownGoal: 'matchPage.act.ownGoal',
  penalty: 'matchPage.act.penalty',
  missed: 'matchPage.act.missed',
  saved: 'matchPage.act.saved',
  yellow: 'matchPage.act.yellow',
  secondYellow: 'matchPage.act.secondYellow',
  red: 'matchPage.act.red',
} satisfies Record<ActKind, Key>;

export function kindOf(row: MatchAct): ActKind {
  if (row.kind === 'goal') return row.act.ownGoal ? 'ownGoal' : row.fromTheSpot ? 'penalty' : 'goal';
  switch (row.act.type) {
    case 'YELLOW_CARD':
      return row.act.card === 'SECOND_YELLOW' ? 'secondYellow' : 'yellow';
    case 'RED_CARD':
      return row.act.card === 'SECOND_YELLOW' ? 'secondYellow' : 'red';
    case 'PENALTY_MISSED':
      return row.act.penalty === 'SAVED' ? 'saved' : 'missed';
    case 'PENALTY_SAVED':
      return 'saved';
    case 'GOAL':
      return 'goal';
    case 'PENALTY_GOAL':
    case 'PENALTY_SCORED':
      return 'penalty';
  }
}

export const playerIn = (row: MatchAct): Person | null => (row.kind === 'goal' ? row.act.scorer : row.act.person);

/** „Колев Д.“; a dash if unknown. */
export const nameOf = (person: Person | null): string => (person?.name ? surnameAndInitial(person.name) : '–');
