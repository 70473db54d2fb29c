import type { ReactNode } from 'react';
import { GameweekSelect } from '#web/football/gameweek-select.tsx';
import type { Gameweek } from '#web/football/model.ts';
import { useNavigate, useSearchParams } from '#ui/router/hooks.ts';
import { competitionAddress } from './competition-address.ts';
import styles from './gameweek-heading.module.css';

interface GameweekHeadingProps {
  competitionId: number;
  title: string;
  gameweeks: Gameweek[];
  chosen: Gameweek;
  marksNext?: boolean;
  /** Beside the choice. */
  action?: ReactNode;
}

/** The chosen gameweek is in the address. */
export function GameweekHeading({ competitionId, title, gameweeks, chosen, marksNext, action }: GameweekHeadingProps) {
  const navigate = useNavigate();
  const query = useSearchParams();
  return (
    <div className={`heading ${styles.heading}`}>
      <h2>{title}</h2>
      <div className={styles.choice}>
        <GameweekSelect
          gameweeks={gameweeks}
          chosen={chosen}
          {...(marksNext && { marksNext })}
          onChoose={(gameweek) =>
            navigate(competitionAddress(competitionId, query, { gameweek }), { preventScrollReset: true })
          }
        />
        {action}
      </div>
    </div>
  );
}
