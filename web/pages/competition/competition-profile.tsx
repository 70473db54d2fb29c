import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dayInWords } from '#domain/formatting/date.ts';
import { instantOf } from '#domain/formatting/sofia-time.ts';
import { openPeriods } from '#domain/league/banner.ts';
import type { Translate } from '#i18n/translate.ts';
import { useLanguage } from '#ui/language.ts';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { useToday } from '#ui/now.ts';
import { applyLink } from '#web/api/apply-link.ts';
import { useLeague } from '#web/api/league-queries.ts';
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
  const apply = useApplyFact(edition.id);
  return (
    <ProfileHead
      picture={<CompetitionEmblem competition={competition} />}
      name={competition.name}
      facts={[
        teams > 0 && t('competition.teamCount', { count: teams }),
        t(`competition.format.${competition.format}`),
        stageOf(all, t),
        apply,
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

/** [AL1] Until when teams can apply, with the way to the form. */
function useApplyFact(competitionId: number): ReactNode {
  const { t, language } = useLanguage();
  const { applications } = useLeague();
  const own = applications.periods.filter((period) => period.competitionId === competitionId);
  const today = useToday();
  const [open] = openPeriods(own, today);
  const link = applyLink(applications.link, language);
  if (!open || link === null) return null;
  return (
    <a className={styles.apply} href={link}>
      {t('competition.applyUntil', {
        day: dayInWords(instantOf(open.until, '12:00'), language, instantOf(today, '12:00')),
      })}
    </a>
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
