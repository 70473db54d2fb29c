import { readVideo } from '#domain/match/video.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import livePoster from './live.webp';
import summaryPoster from '#web/football/video/summary.webp';
import { VideoPlayer } from '#web/football/video/video-player.tsx';
import { videoTitle } from './video-title.ts';
import styles from './video-tab.module.css';

export function VideoTab({ match: { status, liveVideo, summaryVideo } }: { match: MatchDetails }) {
  const { t } = useLanguage();
  const videos = [
    { name: 'live', video: readVideo(liveVideo), poster: livePoster },
    { name: 'summary', video: readVideo(summaryVideo), poster: summaryPoster },
  ] as const;
  const available = videos.filter(({ video }) => video.kind !== 'absent');
  if (available.length === 0) return <EmptyState title={t('video.none')} framed />;
  return (
    <div className={styles.videos}>
      {available.map(({ name, video, poster }) =>
        video.kind === 'youtube' ? (
          // Reset for another video.
          <VideoPlayer
            key={video.id}
            id={video.id}
            title={t(videoTitle(name, status))}
            text={t(`video.${name}.text`)}
            poster={poster}
          />
        ) : (
          <EmptyState key={name} title={t('video.missing', { title: t(videoTitle(name, status)) })} framed />
        ),
      )}
    </div>
  );
}
