import { useQuery } from '@tanstack/react-query';
import { nationName } from '#domain/player/nationality.ts';
import { shownAge } from '#domain/player/public-age.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { useLanguage } from '#ui/language.ts';
import { Flag } from '#ui/marks/flag.tsx';
import { RatingBadge } from '#ui/marks/rating-badge.tsx';
import { useToday } from '#ui/now.ts';
import { playerCareer, playerLastMatches, playerSeasonGoals } from '#web/api/player-queries.ts';
import { playerBans, teamAbsences } from '#web/api/match-context-queries.ts';
import { AbsenceNotice, BanNotice } from '#web/football/absence-notice.tsx';
import type { Career, PlayerProfile } from '#web/football/player-model.ts';
import { positionText } from '#ui/position-text.ts';
import { TeamLink } from '#web/football/team-link.tsx';
import { useRecords } from '#web/api/use-records.ts';
import { useUnknown } from '#web/football/use-unknown.ts';
import { GoalsChart, RatingsChart, SeasonsChart } from './summary-charts.tsx';
import styles from './summary-tab.module.css';

const EMPTY_CAREER: Career = {
  matches: 0,
  goals: 0,
  assists: 0,
  shots: 0,
  shotsOnTarget: 0,
  shotsOffTarget: 0,
  rating: null,
};

/** Failed parts are shown as empty. */
export function SummaryTab({ player }: { player: PlayerProfile }) {
  const { t } = useLanguage();
  const records = useRecords();
  const teamId = player.team?.id ?? null;
  const { data: next } = useQuery({ ...teamAbsences(teamId ?? 0), enabled: teamId !== null });
  const absence = next?.absent.find((each) => each.player.id === player.id);
  const { data: bans } = useQuery(playerBans(player.id));
  const career = useQuery(playerCareer(player.id));
  const last = useQuery(playerLastMatches(player.id));
  const seasons = useQuery(playerSeasonGoals(player.id));
  const failed = [career, last, seasons].filter(({ isError }) => isError);
  return (
    <div className="stack">
      {failed.length > 0 && (
        <EmptyState
          title={t('player.summary.failed')}
          text={t('player.summary.failed.text')}
          retry={{ label: t('state.retry'), onRetry: () => failed.forEach(({ refetch }) => void refetch()) }}
          framed
        />
      )}
      {absence ? (
        <AbsenceNotice match={next?.match ?? null} absent={[absence]} />
      ) : (
        bans?.map((ban) => <BanNotice key={`${ban.startsOn} ${ban.decision}`} ban={ban} />)
      )}
      <Card title={t('player.info')} padded>
        <PersonalFacts player={player} career={career.data ?? EMPTY_CAREER} isPending={career.isPending} />
      </Card>
      <div className={`trio ${styles.charts}`}>
        {records.lineups && <GoalsChart matches={last.data} isPending={last.isPending} />}
        <SeasonsChart seasons={seasons.data} isPending={seasons.isPending} />
        {records.ratings && <RatingsChart matches={last.data} isPending={last.isPending} />}
      </div>
    </div>
  );
}

interface PersonalFactsProps {
  player: PlayerProfile;
  career: Career;
  isPending: boolean;
}

function PersonalFacts({ player, career, isPending }: PersonalFactsProps) {
  const { t, language } = useLanguage();
  const today = useToday();
  const unknown = useUnknown();
  const { name, position, nation, team } = player;
  const { lineups, assists, shots, ratings } = useRecords();
  const figures = [
    ...(lineups ? (['matches'] as const) : []),
    'goals',
    ...(assists ? (['assists'] as const) : []),
    ...(shots ? (['shots', 'shotsOnTarget', 'shotsOffTarget'] as const) : []),
  ] as const;
  return (
    <FactList
      facts={[
        { label: t('player.info.name'), value: name },
        { label: t('player.info.age'), value: shownAge(player, today) ?? t('figure.unknown') },
        {
          label: t('player.info.position'),
          value: position === null ? t('figure.unknown') : positionText(position, t),
        },
        {
          label: t('player.info.nationality'),
          value: nation ? (
            <>
              <Flag country={nation.flag} size="small" />
              {nationName(nation, language)}
            </>
          ) : (
            t('figure.unknown')
          ),
        },
        { label: t('player.info.team'), value: team ? <TeamLink team={team} /> : t('figure.unknown') },
        ...figures.map((figure) => ({
          label: t(`player.info.${figure}`),
          value: isPending ? '–' : (career[figure] ?? unknown.count),
        })),
        ...(ratings
          ? [
              {
                label: t('player.info.rating'),
                value: career.rating === null ? unknown.rating : <RatingBadge rating={career.rating} />,
              },
            ]
          : []),
      ]}
    />
  );
}
