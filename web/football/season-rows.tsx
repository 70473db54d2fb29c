import type { ReactNode } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import type { SeasonYears } from './history-model.ts';
import styles from './season-rows.module.css';

interface SeasonRowsProps<S> {
  seasons: S[];
  /** Whose page of the season a row leads to. */
  competitionOf: (season: S) => number;
  /** Under the season. */
  detailOf?: (season: S) => ReactNode;
  children: (season: S) => ReactNode;
}

/** A season and what became of it, one a line. */
export function SeasonRows<S extends SeasonYears>(props: SeasonRowsProps<S>) {
  const { seasons, competitionOf, detailOf, children } = props;
  return (
    <dl className={styles.seasons}>
      {seasons.map((season) => (
        <div key={`${season.id} ${competitionOf(season)}`}>
          <dt>
            <a href={`${pagePaths.competition(competitionOf(season))}?season=${season.id}`}>{seasonName(season)}</a>
            {detailOf && <small>{detailOf(season)}</small>}
          </dt>
          <dd>{children(season)}</dd>
        </div>
      ))}
    </dl>
  );
}
