import { pagePaths } from '#contract/paths.ts';
import { Card } from '#ui/card.tsx';
import { useLanguage } from '#ui/language.ts';
import { Crest } from '#ui/marks/crest.tsx';
import { ResultBadge } from '#ui/marks/form-guide.tsx';
import styles from './form-card.module.css';
import type { DecidedGame } from './team-games.ts';

const SHOWN = 5;

/** The last results, the newest at the end, each with the opponent and the team's own goals first. */
export function FormCard({ games }: { games: DecidedGame[] }) {
  const { t } = useLanguage();
  if (games.length === 0) return null;
  return (
    <Card title={t('team.form')} note={t('team.form.last', { count: Math.min(SHOWN, games.length) })}>
      <ol className={styles.form}>
        {games
          .slice(0, SHOWN)
          .toReversed()
          .map(({ id, opponent, isHome, score, result }) => (
            <li key={id}>
              <a href={pagePaths.match(id)} data-result={result}>
                <Crest team={opponent ?? { badge: null, shortName: '?' }} />
                <span className="hidden">{opponent?.name}</span>
                <b>{score && (isHome ? `${score.home}–${score.away}` : `${score.away}–${score.home}`)}</b>
                <ResultBadge result={result} />
              </a>
            </li>
          ))}
      </ol>
    </Card>
  );
}
