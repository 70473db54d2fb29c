import { keptFeatures, type FeatureName } from '#domain/league/features.ts';
import { useLanguage } from '#ui/language.ts';
import { useLeague } from '#web/api/league-queries.ts';
import { useRecords } from '#web/api/use-records.ts';
import styles from './features.module.css';

export function Features() {
  const { t, language } = useLanguage();
  const { home } = useLeague();
  const records = useRecords();
  const textOf = (name: FeatureName) =>
    t(name === 'statistics' && records.scorers ? 'feature.statistics.players' : `feature.${name}.text`);
  const cards = keptFeatures(home.features, records).map((feature) =>
    typeof feature === 'string'
      ? { icon: feature, title: t(`feature.${feature}.title`), text: textOf(feature) }
      : { icon: feature.icon, title: feature.title[language], text: feature.text[language] },
  );
  if (cards.length === 0) return null;
  return (
    <div className={`wrap ${styles.features}`}>
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles.rail} tabIndex={0} aria-label={t('feature.label')}>
        {cards.map(({ icon, title, text }) => (
          <li key={title}>
            <span data-icon={icon} />
            <strong>{title}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
