import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { latestNews } from '#web/api/news-queries.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import { loadTexts } from '#web/shell/catalogues.ts';
import { lazyPart } from '#web/shell/lazy-part.tsx';
import { useFollowingText } from './followed.ts';
import styles from './my-teams-place.module.css';

const myTeams = lazyPart('web/following/my-teams.tsx', async () => {
  const [{ MyTeams }] = await Promise.all([import('./my-teams.tsx'), loadTexts('following')]);
  return MyTeams;
});

/** Its height is reserved from the first paint for those who follow a team; others download nothing. */
export function MyTeamsPlace() {
  const isFollowing = useFollowingText() !== '';
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (isFollowing)
      myTeams.load().then(
        () => setLoaded(true),
        () => {},
      );
  }, [isFollowing]);
  const hasNews = Boolean(useQuery(latestNews).data?.length);
  if (!useIsOwnBackend()) return null;
  return (
    <div className={styles.place} data-stories={hasNews || undefined}>
      {isLoaded && isFollowing && <myTeams.Part />}
    </div>
  );
}
