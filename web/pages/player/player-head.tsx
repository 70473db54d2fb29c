import { useQuery } from '@tanstack/react-query';
import { oneDecimal } from '#domain/formatting/number.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import { nationName } from '#domain/player/nationality.ts';
import { shownAge } from '#domain/player/told-age.ts';
import { playerSeasons } from '#web/api/player-queries.ts';
import { Avatar } from '#web/football/avatar.tsx';
import { Club } from '#web/football/club.tsx';
import { Flag } from '#web/football/flag.tsx';
import type { PlayerProfile } from '#web/football/player-model.ts';
import { positionText } from '#web/football/position-text.ts';
import card from '#web/ui/card.module.css';
import { useLanguage } from '#web/ui/language.tsx';
import { useToday } from '#web/ui/now.tsx';
import { Profile } from '#web/ui/profile.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import styles from './player-head.module.css';
import { PLAYER_TABS, type PlayerTab } from './player-tabs.ts';

const PORTRAIT = 'clamp(5.5rem, 12vw, 9.5rem)';

export function PlayerHead({ player, tab }: { player: PlayerProfile; tab: PlayerTab }) {
  const { t, language } = useLanguage();
  const today = useToday();
  const { name, shirtNumber, team, position, nation } = player;
  const age = shownAge(player, today);
  const facts = [
    team && <Club key="team" team={team} />,
    position !== null && positionText(position, t),
    nation && (
      <>
        <Flag country={nation.flag} size="large" />
        {nationName(nation, language)}
      </>
    ),
    age === null ? t('player.ageUnknown') : t('player.years', { count: age }),
  ];
  return (
    <Profile
      picture={<Avatar player={player} eager />}
      size={PORTRAIT}
      name={
        <>
          {shirtNumber !== null && (
            <span className={styles.shirt}>
              <span className="hidden">{t('player.shirt', { number: shirtNumber })}, </span>
              <span aria-hidden="true">{shirtNumber}</span>
            </span>
          )}
          {name}
        </>
      }
      facts={facts.filter(Boolean)}
      aside={<SeasonFigures playerId={player.id} />}
      shareAs={name}
      tabs={
        <Tabs
          label={t('player.tabs')}
          tabs={PLAYER_TABS.map((id) => ({
            id,
            label: t(`player.tab.${id}`),
            badge: id === 'Rates' ? t('player.new') : undefined,
          }))}
          chosen={tab}
        />
      }
    />
  );
}

/** What he has done this season; nothing where there is no such season. */
function SeasonFigures({ playerId }: { playerId: number }) {
  const { t } = useLanguage();
  const season = useQuery(playerSeasons(playerId)).data?.find(({ isCurrent }) => isCurrent);
  if (!season) return null;
  const { matches, goals, assists, rating } = season.totals;
  return (
    <div>
      <p className={`label ${styles.season}`}>{t('player.figures', { season: seasonName(season) })}</p>
      <dl className={styles.figures}>
        <Figure value={matches} label={t('player.figure.matches', { count: matches })} />
        <Figure value={goals} label={t('player.figure.goals', { count: goals })} />
        <Figure value={assists} label={t('player.figure.assists', { count: assists })} />
        <Figure value={rating === null ? t('figure.unknown') : oneDecimal(rating)} label={t('player.figure.rating')} />
      </dl>
    </div>
  );
}

const Figure = ({ value, label }: { value: number | string; label: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

export function PlayerToCome() {
  const { t } = useLanguage();
  return (
    <>
      <Profile
        picture={<span className={styles.portrait} />}
        size={PORTRAIT}
        name={
          <span className={styles.toCome}>
            <Skeleton lines={1} size="var(--text-3xl)" />
          </span>
        }
        facts={[
          <span key="facts" className={styles.toCome}>
            <Skeleton lines={1} />
          </span>,
        ]}
        tabs={<div className={styles.tabs} />}
      />
      <div className="wrap page">
        <div className={card.card}>
          <SkeletonRows rows={8} label={t('state.loading')} />
        </div>
      </div>
    </>
  );
}
