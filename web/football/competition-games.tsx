import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { pagePaths } from '#contract/paths.ts';
import card from '#ui/card.module.css';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import styles from './competition-games.module.css';
import { GameRows } from './game-rows.tsx';
import { gameweekText } from './gameweek-text.ts';
import type { CompetitionDay, FixtureListMatch } from './model.ts';

interface CompetitionGamesProps {
  games: CompetitionDay;
  isMine: (match: FixtureListMatch) => boolean;
}

/** The matches of a day in one competition. */
export function CompetitionGames({ games: { competition, matches }, isMine }: CompetitionGamesProps) {
  const { t } = useLanguage();
  const gameweeks = new Set(matches.map(({ gameweek }) => gameweekText(gameweek, t)));
  return (
    <section className={card.card}>
      <h3 className={styles.competition}>
        <a href={pagePaths.competition(competition.id)}>
          <CompetitionEmblem competition={competition} />
          <span>
            {competition.name} {gameweeks.size === 1 && <small>{[...gameweeks]}</small>}
          </span>
          <Icon svg={caretRight} size="0.875rem" />
        </a>
      </h3>
      <GameRows matches={matches} isMine={isMine} />
    </section>
  );
}
