import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { useState, type ComponentType } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { BEST_TEAM_SLOTS, placeInSlots } from '#domain/lineup/team-of-the-week.ts';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { RatingBadge } from '#ui/marks/rating-badge.tsx';
import { Modal } from '#ui/modal.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import styles from './best-team.module.css';
import {
  hasPlayed,
  type BestTeamPlayer,
  type TeamOfTheSeasonPlayer,
  type TeamOfTheWeekPlayer,
  type Performance,
} from './competition-model.ts';
import { Leaders } from './leaders.tsx';
import { useIsOwnBackend } from './own-backend.ts';
import { teamAndRole, SeasonPerformance, WeekPerformance } from './performance.tsx';
import { Pitch } from './pitch.tsx';
import { SelectablePitchPlayer } from './selectable-pitch-player.tsx';

interface TeamProps<Player> {
  label: string;
  /** undefined while loading; empty after a failure. */
  players: Player[] | undefined;
}

interface WeekProps extends TeamProps<TeamOfTheWeekPlayer> {
  /** Offered if this gameweek has no team yet. */
  latest: { gameweek: number; href: string } | null;
}

export function TeamOfTheWeek({ label, players, latest }: WeekProps) {
  const { t } = useLanguage();
  if (!players) return <PitchSkeleton label={label} />;
  if (players.length === 0)
    return (
      <EmptyState
        title={t('six.noWeek')}
        {...(latest && { link: { label: t('six.latest', { number: latest.gameweek }), href: latest.href } })}
        framed
      />
    );
  return <BestTeam label={label} players={players} title={t('six.weekPerformance')} Details={WeekPerformance} />;
}

interface SeasonProps extends TeamProps<TeamOfTheSeasonPlayer> {
  /** The season is not over yet. */
  isRunning: boolean;
}

export function TeamOfTheSeason({ label, players, isRunning }: SeasonProps) {
  const { t } = useLanguage();
  const isOwn = useIsOwnBackend();
  if (!players) return <PitchSkeleton label={label} />;
  if (players.length === 0)
    return (
      <EmptyState title={t('six.noSeason')} {...(isOwn && isRunning && { text: t('six.noSeason.when') })} framed />
    );
  return <BestTeam label={label} players={players} title={t('six.seasonStatistics')} Details={SeasonPerformance} />;
}

interface BestTeamProps<P extends Performance> {
  label: string;
  players: BestTeamPlayer<P>[];
  /** Content of the modal for one player. */
  title: string;
  Details: ComponentType<{ player: BestTeamPlayer<P> }>;
}

/** On half a pitch; the best rated is highlighted. Each player opens a modal with his statistics. */
function BestTeam<P extends Performance>({ label, players, title, Details }: BestTeamProps<P>) {
  const { t } = useLanguage();
  const [openId, setOpenId] = useState<number | null>(null);
  const placed = placeInSlots(players);
  const byRating = players.toSorted((a, b) => (ratingOf(b) ?? 0) - (ratingOf(a) ?? 0));
  const [best, ...others] = byRating;
  const opened = players.find(({ id }) => id === openId);
  return (
    <div className="split">
      <div className={styles.pitch}>
        <Pitch label={label} half>
          {BEST_TEAM_SLOTS.map((slot) => {
            const player = placed[slot];
            return (
              player && (
                <SelectablePitchPlayer
                  key={slot}
                  slot={slot}
                  player={player}
                  number={player.shirtNumber}
                  team={{ badge: player.team?.badge ?? null, shortName: player.team?.name.slice(0, 2) ?? '' }}
                  rating={ratingOf(player)}
                  isLit={player === best}
                  isChosen={player === opened}
                  onChoose={() => setOpenId(player.id)}
                />
              )
            );
          })}
        </Pitch>
      </div>
      <div className="stack">
        {best && (
          <section className={card.card} aria-label={best.name}>
            <Details player={best} />
            {!best.private && (
              <footer>
                <a href={pagePaths.player(best.id)}>
                  {t('six.profile')}
                  <Icon svg={caretRight} size="0.875rem" />
                </a>
              </footer>
            )}
          </section>
        )}
        {others.length > 0 && (
          <Card title={t('six.others')}>
            <Leaders
              leaders={others.map((player) => ({ player, team: { name: teamAndRole(player, t) }, value: 0 }))}
              plain
              unranked
              Figure={PlayerRating}
            />
          </Card>
        )}
      </div>
      {opened && (
        <Modal
          title={title}
          closeLabel={t('shell.close')}
          onClose={() => setOpenId(null)}
          footer={
            !opened.private && (
              <a className={button.button} href={pagePaths.player(opened.id)}>
                {t('six.profile')}
              </a>
            )
          }
        >
          <Details player={opened} />
        </Modal>
      )}
    </div>
  );
}

const ratingOf = ({ performance }: BestTeamPlayer<Performance>): number | null =>
  hasPlayed(performance) ? performance.rating : null;

function PlayerRating({ leader }: { leader: { player: BestTeamPlayer<Performance> } }) {
  const rating = ratingOf(leader.player);
  return rating === null ? null : <RatingBadge rating={rating} />;
}

function PitchSkeleton({ label }: { label: string }) {
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
