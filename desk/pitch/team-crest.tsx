import type { DeskTeam } from '#contract/desk/matches.ts';
import { useTexts } from '#desk/shell/texts.ts';
import { Crest } from '#ui/marks/crest.tsx';

/** Without a picture, a shield with the team's code in the letters of the language. */
export function TeamCrest({ team }: { team: Pick<DeskTeam, 'crest' | 'shortName' | 'nameLatin'> }) {
  const { language } = useTexts();
  return (
    <span className="crest">
      <Crest team={{ badge: team.crest, shortName: language === 'bg' ? team.shortName : team.nameLatin }} eager />
    </span>
  );
}
