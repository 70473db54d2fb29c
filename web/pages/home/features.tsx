import broadcast from '@phosphor-icons/core/regular/broadcast.svg?raw';
import calendar from '@phosphor-icons/core/regular/calendar-dots.svg?raw';
import camera from '@phosphor-icons/core/regular/camera.svg?raw';
import chart from '@phosphor-icons/core/regular/chart-bar.svg?raw';
import mobile from '@phosphor-icons/core/regular/device-mobile.svg?raw';
import film from '@phosphor-icons/core/regular/film-strip.svg?raw';
import handshake from '@phosphor-icons/core/regular/handshake.svg?raw';
import trophy from '@phosphor-icons/core/regular/trophy.svg?raw';
import video from '@phosphor-icons/core/regular/video-camera.svg?raw';
import { keptFeatures, type FeatureName } from '#domain/league/features.ts';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { useLeague } from '#web/api/league-queries.ts';
import { useRecords } from '#web/api/use-records.ts';
import styles from './features.module.css';

const ICONS: Record<FeatureName, string> = {
  live: broadcast,
  statistics: chart,
  awards: trophy,
  streaming: video,
  highlights: film,
  matchdays: calendar,
  fairPlay: handshake,
  mobile,
  media: camera,
};

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
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={styles.rail} tabIndex={0} aria-label={t('feature.label')}>
      {cards.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon svg={ICONS[icon]} size="1.75rem" />
          <strong>{title}</strong>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
