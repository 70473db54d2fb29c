import { readVideo } from '#domain/match/video.ts';
import { useLanguage } from '#ui/language.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import { videoTitle } from '#web/pages/match/video/video-title.ts';
import livePoster from '#web/pages/match/video/live.webp';
import summaryPoster from '#web/football/video/summary.webp';
import { VideoPlayer } from '#web/football/video/video-player.tsx';

/** The highlights if there are any, else the live video. */
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
      title={t(videoTitle(name, status))}
      text={t(`video.${name}.text`)}
      poster={poster}
    />
  );
}
