import type { MatchDetails } from '#web/football/match-model.ts';

export function NewsTab({ match }: { match: MatchDetails }) {
  return <p hidden>{match.id}</p>;
}
