import type { DeskTeam } from '#contract/desk/matches.ts';
import type { CompetitionBasis } from '#contract/desk/publish.ts';
import { transliterate } from '#domain/formatting/transliterate.ts';
import type { Plan } from './plan.ts';

type Shown = Pick<DeskTeam, 'name' | 'nameLatin' | 'shortName' | 'crest'>;

/** The team on a place of the list as it looks; of a new one only the name is known. */
export function teamOf(plan: Plan, basis: CompetitionBasis, place: number | null): Shown | null {
  const team = place === null ? undefined : plan.teams[place];
  if (!team) return null;
  const known = basis.teams.find(({ id }) => id === team.id);
  const shortName = team.name.slice(0, 3).toLocaleUpperCase('bg');
  return known ?? { name: team.name, nameLatin: team.nameLatin ?? transliterate(team.name), shortName, crest: null };
}
