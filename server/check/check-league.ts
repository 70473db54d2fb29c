import { dayAt } from '#domain/formatting/sofia-time.ts';
import { listMissingPictures, listUntranslatedNews } from '../db/queries/check-press.ts';
import type { Queryable } from '../db/queryable.ts';
import { checkCompetitions } from './check-competitions.ts';
import { checkMatches } from './check-matches.ts';
import { checkSquads } from './check-squads.ts';
import { checkVideos, type AskForVideo } from './check-videos.ts';
import { FAULT_CODES, finding, type Finding } from './faults.ts';

/** All that is wrong with a league, mistakes before warnings. */
export async function checkLeague(
  db: Queryable,
  now: Date,
  ask?: AskForVideo,
): Promise<{ findings: Finding[]; unasked: number }> {
  const today = dayAt(now);
  const videos = await checkVideos(db, ask);
  const findings = [
    ...(await checkMatches(db, now)),
    ...videos.findings,
    ...(await checkSquads(db, today)),
    ...(await checkCompetitions(db, today)),
    ...(await checkNews(db)),
  ];
  return {
    findings: findings.toSorted((a, b) => FAULT_CODES.indexOf(a.code) - FAULT_CODES.indexOf(b.code)),
    unasked: videos.unasked,
  };
}

async function checkNews(db: Queryable): Promise<Finding[]> {
  const untranslated = await listUntranslatedNews(db);
  const missing = await listMissingPictures(db);
  return [
    ...untranslated.map((article) =>
      finding('article-untranslated', article, `nothing in ${LANGUAGES[article.language]}`),
    ),
    ...missing.map((article) => finding('picture-missing', article, `there is no ${article.address}`)),
  ];
}

const LANGUAGES = { bg: 'Bulgarian', en: 'English' };
