import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Translate } from '#i18n/translate.ts';
import { useLanguage } from '#ui/language.ts';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import type { CompetitionEdition } from '#web/api/competition-queries.ts';
import { gameweeks } from '#web/api/gameweek-queries.ts';
import type { CompetitionProfile } from '#web/football/competition-model.ts';
import { ProfileHead } from '#web/shell/profile-head.tsx';
import { FollowButton } from '#web/following/follow-button.tsx';
import { gameweekText } from '#web/football/gameweek-text.ts';
import type { Gameweek, Standings } from '#web/football/model.ts';
import { useMomentPictures } from '#web/football/moment-pictures.ts';
import styles from './competition-profile.module.css';

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
    <ProfileHead
      picture={<CompetitionEmblem competition={competition} />}
      name={competition.name}
      facts={[
        teams > 0 && t('competition.teamCount', { count: teams }),
        t(`competition.format.${competition.format}`),
        stageOf(all, t),
      ].filter(Boolean)}
      tools={seasons}
      aside={<Rounds all={all} />}
      shareAs={competition.name}
      pictures={pictures}
      star={<FollowButton kind="competition" id={edition.id} name={competition.name} />}
      tabs={tabs}
    />
  );
}

/** A stroke for each round: played, current and to come. The facts say it in words. */
function Rounds({ all }: { all: Gameweek[] }) {
  if (all.length < 2) return null;
  const current = all.findIndex(({ isCurrent }) => isCurrent);
  return (
    <div className={styles.rounds} aria-hidden="true">
      {all.map(({ id }, index) => (
        <i key={id} data-round={index === current ? 'current' : current < 0 || index < current ? 'over' : undefined} />
      ))}
    </div>
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
