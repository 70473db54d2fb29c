import { readVideo } from '#domain/match/video.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import { useLanguage } from '#web/ui/language.tsx';
import livePoster from '../video/live.webp';
import summaryPoster from '../video/summary.webp';
import { VideoPlayer } from '../video/video-player.tsx';

/** The best of the match once there is such a film, before that the match itself; nothing without either. */
export function VideoTeaser({ match: { status, liveVideo, summaryVideo } }: { match: MatchDetails }) {
  const { t } = useLanguage();
  const live = { name: 'live', video: readVideo(liveVideo), poster: livePoster } as const;
  const summary = { name: 'summary', video: readVideo(summaryVideo), poster: summaryPoster } as const;
  const { name, video, poster } = status !== 'LIVE' && summary.video.kind === 'youtube' ? summary : live;
  if (video.kind !== 'youtube') return null;
  return (
    <VideoPlayer
      key={video.id}
      id={video.id}
      title={t(`video.${name}`)}
      text={t(`video.${name}.text`)}
      poster={poster}
    />
  );
}
