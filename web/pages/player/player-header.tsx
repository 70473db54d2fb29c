import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import { oneDecimal } from '#domain/formatting/number.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import { nationName } from '#domain/player/nationality.ts';
import { shownAge } from '#domain/player/public-age.ts';
import { useLanguage } from '#ui/language.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { Flag } from '#ui/marks/flag.tsx';
import { useToday } from '#ui/now.ts';
import { playerSeasons } from '#web/api/player-queries.ts';
import type { PlayerProfile } from '#web/football/player-model.ts';
import { positionText } from '#ui/position-text.ts';
import { CompareLink } from '#web/football/compare/compare-link.tsx';
import { TeamLink } from '#web/football/team-link.tsx';
import { useRecords } from '#web/api/use-records.ts';
import { FollowButton } from '#web/following/follow-button.tsx';
import { PageTabs } from '#web/shell/page-tabs.tsx';
import { ProfileHead, ProfileSkeleton } from '#web/shell/profile-head.tsx';
import styles from './player-header.module.css';
import { tabsOf, type PlayerTab } from './player-tabs.ts';

export function PlayerHeader({ player, tab }: { player: PlayerProfile; tab: PlayerTab }) {
  const { t, language } = useLanguage();
  const today = useToday();
  const { name, shirtNumber, team, position, nation } = player;
  const age = shownAge(player, today);
  const facts = [
    team && <TeamLink key="team" team={team} />,
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
    <ProfileHead
      picture={<Avatar player={player} eager />}
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
      star={<FollowButton kind="player" id={player.id} name={name} />}
      tools={<CompareLink href={pagePaths.comparePlayers(player.id)} />}
      tabs={
        <PageTabs
          label={t('player.tabs')}
          tabs={tabsOf(useRecords()).map((id) => ({
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

/** Renders nothing without a current season. */
function SeasonFigures({ playerId }: { playerId: number }) {
  const { t } = useLanguage();
  const records = useRecords();
  const season = useQuery(playerSeasons(playerId)).data?.find(({ isCurrent }) => isCurrent);
  if (!season) return null;
  const { matches, goals, assists, rating } = season.totals;
  return (
    <div>
      <p className="hidden">{t('player.figures', { season: seasonName(season) })}</p>
      <dl className={styles.figures}>
        {records.lineups && <Figure value={matches} label={t('player.figure.matches', { count: matches })} />}
        <Figure value={goals} label={t('player.figure.goals', { count: goals })} />
        {records.assists && (
          <Figure value={assists ?? '–'} label={t('player.figure.assists', { count: assists ?? 0 })} />
        )}
        {records.ratings && (
          <Figure
            value={rating === null ? t('figure.unknown') : oneDecimal(rating)}
            label={t('player.figure.rating')}
          />
        )}
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

export const PlayerSkeleton = () => <ProfileSkeleton picture={<span className={styles.portrait} />} />;
