import { useLanguage } from '#ui/language.ts';
import { useIsMine } from '#web/following/use-is-mine.ts';
import { CompetitionGames } from '#web/football/competition-games.tsx';
import { LiveRow } from '#web/football/live-row.tsx';
import type { LiveListMatch } from '#web/football/model.ts';
import styles from './match-section.module.css';

/** Grouped by competition, in order of first appearance. */
export function MatchSection({ title, matches }: { title: string; matches: LiveListMatch[] }) {
  const isMine = useIsMine();
  const competitions = new Map(matches.map(({ competition }) => [competition.id, competition]));
  return (
    <section>
      <div className="heading">
        <h2>{title}</h2>
      </div>
      <div className={styles.groups}>
        {[...competitions.values()].map((competition) => (
          <CompetitionGames
            key={competition.id}
            games={{ competition, matches: matches.filter((match) => match.competition.id === competition.id) }}
            isMine={isMine}
            Row={LiveRow}
          />
        ))}
      </div>
    </section>
  );
}

export function MatchSectionSkeleton({ title }: { title: string }) {
  const { t } = useLanguage();
  return (
    <section>
      <div className="heading">
        <h2>{title}</h2>
      </div>
      <output className={styles.skeleton} aria-label={t('state.loading')}>
        <span />
        <span />
        <span />
      </output>
    </section>
  );
}
