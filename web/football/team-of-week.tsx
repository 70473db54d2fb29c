import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import card from '#web/ui/card.module.css';
import { useLanguage } from '#web/ui/language.tsx';
import { State } from '#web/ui/state.tsx';
import { BestSix } from './best-six.tsx';
import type { ChosenOfSeason, ChosenOfWeek } from './competition-model.ts';
import { SeasonPerformance, WeekPerformance } from './performance.tsx';
import { Pitch } from './pitch.tsx';

interface TeamProps<Player> {
  label: string;
  /** undefined while they are on their way; a failure is nobody. */
  players: Player[] | undefined;
}

export function TeamOfTheWeek({ label, players }: TeamProps<ChosenOfWeek>) {
  const { t } = useLanguage();
  if (!players) return <Coming label={label} />;
  if (players.length === 0) return <State title={t('six.noWeek')} framed />;
  return <BestSix label={label} players={players} title={t('six.weekPerformance')} Details={WeekPerformance} />;
}

export function TeamOfTheSeason({ label, players }: TeamProps<ChosenOfSeason>) {
  const { t } = useLanguage();
  if (!players) return <Coming label={label} />;
  if (players.length === 0) return <State title={t('six.noSeason')} framed />;
  return <BestSix label={label} players={players} title={t('six.seasonStatistics')} Details={SeasonPerformance} />;
}

/** The pitch is there before they come on. */
function Coming({ label }: { label: string }) {
  const { t } = useLanguage();
  return (
    <div className="split">
      <Pitch label={label} half>
        {null}
      </Pitch>
      <div className={card.card}>
        <SkeletonRows rows={9} label={t('state.loading')} />
      </div>
    </div>
  );
}
