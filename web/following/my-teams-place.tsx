import { useEffect, useState } from 'react';
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
  if (!useIsOwnBackend()) return null;
  return <div className={styles.place}>{isLoaded && isFollowing && <myTeams.Part />}</div>;
}
