import type { ComponentType } from 'react';
import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { pagePaths } from '#contract/paths.ts';
import card from '#ui/card.module.css';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import styles from './competition-games.module.css';
import { GameRow, type RowProps } from './game-rows.tsx';
import rows from './game-rows.module.css';
import { gameweekText } from './gameweek-text.ts';
import type { Competition, GameweekName, MatchSummary } from './model.ts';

interface CompetitionGamesProps<M> {
  games: { competition: Competition; matches: readonly M[] };
  isMine: (match: M) => boolean;
  Row?: ComponentType<RowProps<M>>;
  Heading?: 'h2' | 'h3';
}

/** Matches of one competition under its name. */
export function CompetitionGames<M extends MatchSummary & { gameweek: GameweekName }>({
  games: { competition, matches },
  isMine,
  Row = GameRow,
  Heading = 'h3',
}: CompetitionGamesProps<M>) {
  const { t } = useLanguage();
  const gameweeks = new Set(matches.map(({ gameweek }) => gameweekText(gameweek, t)));
  return (
    <section className={card.card}>
      {competition.name && (
        <Heading className={styles.competition}>
          <a href={pagePaths.competition(competition.id)}>
            <CompetitionEmblem competition={competition} />
            <span>
              {competition.name} {gameweeks.size === 1 && <small>{[...gameweeks]}</small>}
            </span>
            <Icon svg={caretRight} size="0.875rem" />
          </a>
        </Heading>
      )}
      <div className={rows.rows}>
        {matches.map((match) => (
          <Row key={match.id} match={match} isMine={isMine(match)} />
        ))}
      </div>
    </section>
  );
}
