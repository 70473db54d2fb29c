import { readVideo } from '#domain/match/video.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import { useLanguage } from '#web/ui/language.tsx';
import { State } from '#web/ui/state.tsx';
import livePoster from './live.webp';
import summaryPoster from './summary.webp';
import styles from './video-tab.module.css';
import { VideoPlayer } from './video-player.tsx';

export function VideoTab({ match: { liveVideo, summaryVideo } }: { match: MatchDetails }) {
  const { t } = useLanguage();
  const videos = [
    { name: 'live', video: readVideo(liveVideo), poster: livePoster },
    { name: 'summary', video: readVideo(summaryVideo), poster: summaryPoster },
  ] as const;
  const present = videos.filter(({ video }) => video.kind !== 'absent');
  if (present.length === 0) return <State title={t('video.none')} framed />;
  return (
    <div className={styles.videos}>
      {present.map(({ name, video, poster }) =>
        video.kind === 'youtube' ? (
          // Another link is another video, to be asked for anew.
          <VideoPlayer
            key={video.id}
            id={video.id}
            title={t(`video.${name}`)}
            text={t(`video.${name}.text`)}
            poster={poster}
          />
        ) : (
          <State key={name} title={t('video.missing', { title: t(`video.${name}`) })} framed />
        ),
      )}
    </div>
  );
}
