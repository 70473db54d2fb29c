import { apiPaths } from '#contract/paths.ts';
import { canonical, writeFollowing, type Followed } from '#domain/following/following.ts';
import { apiQuery, parsersIn } from '#web/api/api-query.ts';

const parsers = parsersIn(() => import('./parse-followed.ts'));

/** What is known about these, in one request. */
export const followedThings = (following: readonly Followed[]) =>
  apiQuery(
    `${apiPaths.following}?ids=${writeFollowing(canonical(following))}`,
    parsers,
    ({ parseFollowed }) => parseFollowed,
  );
