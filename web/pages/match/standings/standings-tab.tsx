import type { MatchDetails } from '#web/football/match-model.ts';

export function StandingsTab({ match }: { match: MatchDetails }) {
  return <p hidden>{match.id}</p>;
}
