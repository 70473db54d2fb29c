import { dayAt } from '#domain/formatting/sofia-time.ts';
import { listMissingPictures, listUntranslatedNews } from '#server/db/check/check-press.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { checkCompetitions } from './check-competitions.ts';
import { checkMatches } from './check-matches.ts';
import { checkNames } from './check-names.ts';
import { checkSquads } from './check-squads.ts';
import { checkSuspended } from './check-suspended.ts';
import { checkVideos, type VideoLookup } from './check-videos.ts';
import { FAULT_CODES, finding, type Finding } from './faults.ts';

/** Everything that is wrong with a league, mistakes before warnings. */
export async function checkLeague(
  db: Queryable,
  now: Date,
  lookUp?: VideoLookup,
): Promise<{ findings: Finding[]; unanswered: number }> {
  const today = dayAt(now);
  const videos = await checkVideos(db, lookUp);
  const findings = [
    ...(await checkMatches(db, now)),
    ...(await checkSuspended(db)),
    ...videos.findings,
    ...(await checkSquads(db, today)),
    ...(await checkNames(db)),
    ...(await checkCompetitions(db, today)),
    ...(await checkNews(db)),
  ];
  return {
    findings: findings.toSorted((a, b) => FAULT_CODES.indexOf(a.code) - FAULT_CODES.indexOf(b.code)),
    unanswered: videos.unanswered,
  };
}

async function checkNews(db: Queryable): Promise<Finding[]> {
  const untranslated = await listUntranslatedNews(db);
  const missing = await listMissingPictures(db);
  return [
    ...untranslated.map((article) =>
      finding('article-untranslated', article, `nothing in ${LANGUAGES[article.language]}`, {
        language: article.language,
      }),
    ),
    ...missing.map((article) => finding('picture-missing', article, `there is no ${article.address}`)),
  ];
}

const LANGUAGES = { bg: 'Bulgarian', en: 'English' };
