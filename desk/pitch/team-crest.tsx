import type { DeskTeam } from '#contract/desk/matches.ts';
import { Crest } from '#ui/marks/crest.tsx';

export const TeamCrest = ({ team }: { team: Pick<DeskTeam, 'crest' | 'shortName'> }) => (
  <span className="crest">
    <Crest team={{ badge: team.crest, shortName: team.shortName }} eager />
  </span>
);
