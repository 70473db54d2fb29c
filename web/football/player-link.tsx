import type { HTMLAttributes } from 'react';
import { pagePaths } from '#contract/paths.ts';
import type { Player } from './model.ts';

interface PlayerLinkProps extends HTMLAttributes<HTMLElement> {
  player: Pick<Player, 'id' | 'private'>;
}

/** A private player has no page. */
export const PlayerLink = ({ player, children, ...attributes }: PlayerLinkProps) =>
  player.private ? (
    <span {...attributes}>{children}</span>
  ) : (
    <a {...attributes} href={pagePaths.player(player.id)}>
      {children}
    </a>
  );
