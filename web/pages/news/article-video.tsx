import { useLanguage } from '#ui/language.ts';
import poster from '#web/football/video/summary.webp';
import { VideoPlayer } from '#web/football/video/video-player.tsx';

export function ArticleVideo({ id }: { id: string }) {
  const { t } = useLanguage();
  return <VideoPlayer id={id} title={t('article.video')} text={t('video.elsewhere')} poster={poster} />;
}
