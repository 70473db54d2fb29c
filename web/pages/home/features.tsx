import broadcast from '@phosphor-icons/core/regular/broadcast.svg?raw';
import calendar from '@phosphor-icons/core/regular/calendar-dots.svg?raw';
import camera from '@phosphor-icons/core/regular/camera.svg?raw';
import chart from '@phosphor-icons/core/regular/chart-bar.svg?raw';
import mobile from '@phosphor-icons/core/regular/device-mobile.svg?raw';
import film from '@phosphor-icons/core/regular/film-strip.svg?raw';
import handshake from '@phosphor-icons/core/regular/handshake.svg?raw';
import trophy from '@phosphor-icons/core/regular/trophy.svg?raw';
import video from '@phosphor-icons/core/regular/video-camera.svg?raw';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import styles from './features.module.css';

const features = [
  [broadcast, 'feature.live.title', 'feature.live.text'],
  [chart, 'feature.statistics.title', 'feature.statistics.text'],
  [trophy, 'feature.awards.title', 'feature.awards.text'],
  [video, 'feature.streaming.title', 'feature.streaming.text'],
  [film, 'feature.highlights.title', 'feature.highlights.text'],
  [calendar, 'feature.matchdays.title', 'feature.matchdays.text'],
  [handshake, 'feature.fairPlay.title', 'feature.fairPlay.text'],
  [mobile, 'feature.mobile.title', 'feature.mobile.text'],
  [camera, 'feature.media.title', 'feature.media.text'],
] as const;

export function Features() {
  const { t } = useLanguage();
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={styles.rail} tabIndex={0} aria-label={t('feature.label')}>
      {features.map(([svg, title, text]) => (
        <li key={title}>
          <Icon svg={svg} size="1.75rem" />
          <strong>{t(title)}</strong>
          <p>{t(text)}</p>
        </li>
      ))}
    </ul>
  );
}
