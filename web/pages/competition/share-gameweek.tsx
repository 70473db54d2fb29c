import { useQuery } from '@tanstack/react-query';
import { ShareButton } from '#ui/share-button.tsx';
import { teamOfTheWeek, type CompetitionEdition } from '#web/api/competition-queries.ts';
import { gameweekMatches } from '#web/api/gameweek-queries.ts';
import { useMomentPictures } from '#web/football/moment-pictures.ts';
import type { Gameweek } from '#web/football/model.ts';
import { useSearchParams } from '#ui/router/hooks.ts';
import { competitionAddress } from './competition-address.ts';

interface ShareGameweekProps {
  edition: CompetitionEdition;
  gameweek: Gameweek;
  title: string;
}

export function ShareTeamOfTheWeek(props: ShareGameweekProps) {
  const { data } = useQuery(teamOfTheWeek(props.edition, props.gameweek.id));
  return data && data.players.length > 0 && <ShareGameweek {...props} kind="team-of-the-week" />;
}

export function ShareResults(props: ShareGameweekProps) {
  const { data } = useQuery(gameweekMatches(props.edition.id, props.gameweek.id));
  return data && data.length > 0 && <ShareGameweek {...props} kind="gameweek" />;
}

function ShareGameweek({
  edition,
  gameweek,
  title,
  kind,
}: ShareGameweekProps & { kind: 'gameweek' | 'team-of-the-week' }) {
  const pictures = useMomentPictures({ kind, id: edition.id, part: gameweek.id });
  const query = useSearchParams();
  return (
    <ShareButton
      title={title}
      what={title}
      // The gameweek that is shown without a choice will soon be another.
      address={competitionAddress(edition.id, query, { gameweek: gameweek.number, season: edition.season })}
      pictures={pictures}
    />
  );
}
