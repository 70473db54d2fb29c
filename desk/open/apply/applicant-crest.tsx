import { Crest } from '#ui/marks/crest.tsx';

/** The crest of a team that applies, or its letters. */
export const ApplicantCrest = ({
  team: { shortName, crest },
}: {
  team: { shortName: string; crest: string | null };
}) => (
  <span className="crest">
    <Crest team={{ shortName, badge: crest }} eager />
  </span>
);
