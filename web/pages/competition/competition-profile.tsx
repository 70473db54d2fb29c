import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Translate } from '#i18n/translate.ts';
import { useLanguage } from '#ui/language.ts';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { ProfileHeader } from '#ui/profile-header.tsx';
import type { CompetitionEdition } from '#web/api/competition-queries.ts';
import { gameweeks } from '#web/api/gameweek-queries.ts';
import type { CompetitionProfile } from '#web/football/competition-model.ts';
import { FollowButton } from '#web/following/follow-button.tsx';
import { gameweekText } from '#web/football/gameweek-text.ts';
import type { Gameweek, Standings } from '#web/football/model.ts';
import { useMomentPictures } from '#web/football/moment-pictures.ts';

interface CompetitionProfileHeadProps {
  edition: CompetitionEdition;
  competition: CompetitionProfile;
  league: Standings;
  /** Of the season; of others there is no picture of the table. */
  isCurrent: boolean;
  seasons: ReactNode;
  tabs: ReactNode;
}

export function CompetitionProfileHead(props: CompetitionProfileHeadProps) {
  const { edition, competition, league, isCurrent, seasons, tabs } = props;
  const { t } = useLanguage();
  const { data: all = [] } = useQuery(gameweeks(edition.id, edition.season));
  const teams = league.groups.flatMap(({ rows }) => rows).length;
  const pictures = useMomentPictures(isCurrent && teams > 0 ? { kind: 'competition', id: edition.id } : null);
  return (
    <ProfileHeader
      picture={<CompetitionEmblem competition={competition} />}
      size="small"
      name={competition.name}
      facts={[
        teams > 0 && t('competition.teamCount', { count: teams }),
        t(`competition.format.${competition.format}`),
        stageOf(all, t),
      ].filter(Boolean)}
      aside={seasons}
      shareAs={competition.name}
      pictures={pictures}
      action={<FollowButton kind="competition" id={edition.id} name={competition.name} />}
      tabs={tabs}
    />
  );
}

/** „16. кръг от 22“, in a knockout „Полуфинал“, after the end „22 кръга“. */
function stageOf(all: Gameweek[], t: Translate): string | null {
  const current = all.find(({ isCurrent }) => isCurrent);
  if (all.length === 0) return null;
  if (!current) return t('competition.gameweekCount', { count: all.length });
  if (current.round !== null) return gameweekText(current, t);
  return t('competition.gameweekOf', { number: current.number, count: all.length });
}
