import { useQuery } from '@tanstack/react-query';
import { oneDecimal } from '#domain/formatting/number.ts';
import { nationName } from '#domain/player/nationality.ts';
import { shownAge } from '#domain/player/told-age.ts';
import { playerCareer, playerLastMatches, playerSeasonGoals } from '#web/api/player-queries.ts';
import { Club } from '#web/football/club.tsx';
import { Flag } from '#web/football/flag.tsx';
import type { Career, PlayerProfile } from '#web/football/player-model.ts';
import { positionText } from '#web/football/position-text.ts';
import { Rating } from '#web/football/rating.tsx';
import { Card } from '#web/ui/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { useToday } from '#web/ui/now.tsx';
import { State } from '#web/ui/state.tsx';
import { GoalsChart, RatingsChart, SeasonsChart } from './summary-charts.tsx';
import styles from './summary-tab.module.css';

const NOTHING: Career = {
  matches: 0,
  goals: 0,
  assists: 0,
  shots: 0,
  shotsOnTarget: 0,
  shotsOffTarget: 0,
  rating: null,
};

/** Who he is and what he has done. Of what cannot be had, nothing: no figures, no bars, and a word about it. */
export function SummaryTab({ player }: { player: PlayerProfile }) {
  const { t } = useLanguage();
  const career = useQuery(playerCareer(player.id));
  const last = useQuery(playerLastMatches(player.id));
  const seasons = useQuery(playerSeasonGoals(player.id));
  const failed = [career, last, seasons].filter(({ isError }) => isError);
  return (
    <div className="stack">
      {failed.length > 0 && (
        <State
          title={t('player.summary.failed')}
          text={t('player.summary.failed.text')}
          retry={{ label: t('state.retry'), onRetry: () => failed.forEach(({ refetch }) => void refetch()) }}
          framed
        />
      )}
      <Card title={t('player.info')} padded>
        <PersonalFacts player={player} career={career.data ?? NOTHING} isPending={career.isPending} />
      </Card>
      <div className={`trio ${styles.charts}`}>
        <GoalsChart matches={last.data} isPending={last.isPending} />
        <SeasonsChart seasons={seasons.data} isPending={seasons.isPending} />
        <RatingsChart matches={last.data} isPending={last.isPending} />
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
  const { name, position, nation, team } = player;
  const figures = ['matches', 'goals', 'assists', 'shots', 'shotsOnTarget', 'shotsOffTarget'] as const;
  return (
    <Facts
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
        { label: t('player.info.team'), value: team ? <Club team={team} /> : t('figure.unknown') },
        ...figures.map((figure) => ({ label: t(`player.info.${figure}`), value: isPending ? '–' : career[figure] })),
        {
          label: t('player.info.rating'),
          value: career.rating === null ? oneDecimal(0) : <Rating rating={career.rating} />,
        },
      ]}
    />
  );
}
