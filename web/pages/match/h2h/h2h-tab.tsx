import type { MatchDetails } from '#web/football/match-model.ts';

export function HeadToHeadTab({ match }: { match: MatchDetails }) {
  return <p hidden>{match.id}</p>;
}
