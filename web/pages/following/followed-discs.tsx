import plus from '@phosphor-icons/core/bold/plus-bold.svg?raw';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pagePaths } from '#contract/paths.ts';
import type { Followed } from '#domain/following/following.ts';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { Crest } from '#ui/marks/crest.tsx';
import { followedThings } from '#web/following/following-query.ts';
import styles from './followed-discs.module.css';

/** Who is followed, in one row; a team that plays has a dot. */
export function FollowedDiscs({ following, onAdd }: { following: Followed[]; onAdd(): void }) {
  const { t } = useLanguage();
  const { data } = useQuery({ ...followedThings(following), placeholderData: keepPreviousData });
  const { teams = [], players = [], competitions = [] } = data ?? {};
  return (
    <nav className={styles.discs} aria-label={t('following.manage')}>
      {teams.map(({ team, next }) => (
        <Disc
          key={team.id}
          href={pagePaths.team(team.id)}
          name={team.name}
          isLive={next?.status === 'LIVE'}
          picture={<Crest team={team} />}
        />
      ))}
      {players.map((player) => (
        <Disc
          key={player.id}
          href={pagePaths.player(player.id)}
          name={player.name}
          picture={<Avatar player={player} />}
        />
      ))}
      {competitions.map((competition) => (
        <Disc
          key={competition.id}
          href={pagePaths.competition(competition.id)}
          name={competition.name}
          picture={<CompetitionEmblem competition={competition} />}
        />
      ))}
      <button type="button" onClick={onAdd}>
        <span data-add>
          <Icon svg={plus} />
        </span>
        {t('following.add')}
      </button>
    </nav>
  );
}

interface DiscProps {
  href: string;
  name: string;
  picture: ReactNode;
  isLive?: boolean;
}

const Disc = ({ href, name, picture, isLive = false }: DiscProps) => (
  <a href={href}>
    <span data-live={isLive || undefined}>{picture}</span>
    {name}
  </a>
);
