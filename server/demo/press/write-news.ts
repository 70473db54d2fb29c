import type { League, NewsEntry } from '#server/league-files/league.ts';

import { createRandom } from '../random.ts';
import { dayAt, instantOf } from '#domain/formatting/sofia-time.ts';
import { content, type Draft } from './article.ts';
import { chooseReports, type Chosen } from './choose-reports.ts';
import { inNumbers } from './closing-lines.ts';
import { fillInk, type Ink } from './ink.ts';
import type { MatchFacts } from './match-facts.ts';
import { openRecords, type Records } from './records.ts';
import { fairPlay, refereeCourse, youthLeague } from './stories/community-news.ts';
import { awarded, cancelled, deduction, postponed } from './stories/decisions.ts';
import { playerOfTheMonth, seasonAwards, teamOfTheWeek } from './stories/honours-news.ts';
import { newTurf, photoDay, registration } from './stories/house-news.ts';
import { bottomFixture, cupDraw, topFixture } from './stories/previews.ts';
import { HOME_LEAGUE, hoursAfter, type Story } from './stories/story.ts';
import { roundUp, scorerRace, streak } from './stories/table-news.ts';
import { newSigning, transferWindow } from './stories/transfer-news.ts';
import type { NewsTag } from './tags.ts';

interface PressOptions {
  seed: string;
  now: Date;
}

const ARTICLES = 40;
/** So that the page without a picture can be seen too. */
const WITHOUT_PICTURE = ['cancelled-', 'transfers-'];

const STORIES: readonly Story[] = [
  topFixture,
  bottomFixture,
  cupDraw,
  roundUp,
  scorerRace,
  streak,
  deduction,
  awarded,
  postponed,
  cancelled,
  transferWindow,
  newSigning,
  teamOfTheWeek,
  seasonAwards,
  playerOfTheMonth,
  registration,
  newTurf,
  photoDay,
  refereeCourse,
  fairPlay,
  youthLeague,
];

/** Forty articles about what happened in the league, newest first; fewer where the league has fewer stories. */
export function writeNews(league: Omit<League, 'news' | 'media'>, { seed, now }: PressOptions): NewsEntry[] {
  const random = createRandom(seed).fork('press');
  const records = openRecords(league);
  const ink = fillInk(random.fork('ink'));
  const stories = STORIES.map((story) => story({ records, ink, now })).filter(
    (draft): draft is Draft => draft !== null && draft.publishedAt <= now,
  );
  const reports = chooseReports(records, ARTICLES - stories.length, now, random.fork('choice')).map((chosen) =>
    writeReport(chosen, records, ink, now),
  );
  return [...stories, ...letItSnow(reports, records)]
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || (a.key < b.key ? -1 : 1))
    .slice(0, ARTICLES)
    .map((draft) => toEntry(draft, now, createRandom(`${seed}/press/${draft.key}`).int(0, 99)));
}

function writeReport({ facts, report, places }: Chosen, records: Records, ink: Ink, now: Date): Draft {
  const published = publicationOf(facts, now);
  const { title, summary, blocks, tags } = report.write({ facts, records, ink, published, named: new Set(), places });
  const { key, competition } = facts.match;
  const stage: NewsTag = competition === HOME_LEAGUE ? 'лига' : 'купа';
  return {
    key: `${report.kind}-${key}`,
    title,
    summary,
    blocks: wordsIn(blocks) < 130 ? [...blocks.slice(0, -1), inNumbers(facts, ink), ...blocks.slice(-1)] : blocks,
    tags: [...tags.filter((tag) => tag !== 'лига'), stage],
    competition,
    team: (facts.winner ?? facts.home).key,
    secondTeam: (facts.loser ?? facts.away).key,
    match: key,
    publishedAt: published,
  };
}

/** The same evening or the next day; nobody publishes between midnight and eight. */
function publicationOf({ end, match }: MatchFacts, now: Date): Date {
  const written = hoursAfter(end, createRandom(match.key).int(8, 130) / 10);
  const morning = instantOf(dayAt(written), '08:10');
  const published = written < morning ? morning : written;
  return published > now ? hoursAfter(end, 0.6) : published;
}

const wordsIn = (blocks: Draft['blocks']) => content(blocks).bg.split(' ').length;

/** Reports that any picture suits, of matches outdoors in the snow months: the first gets the snow. */
function letItSnow(reports: readonly Draft[], { league }: Records): Draft[] {
  const snowed = reports
    .filter(({ tags, match }) => {
      const { startTime, venue } = league.matches.find(({ key }) => key === match) ?? {};
      const month = new Date(startTime ?? 0).getUTCMonth();
      return (
        startTime && [11, 0, 1].includes(month) && !venue?.startsWith('Зала') && !tags.some((tag) => PICTURED.has(tag))
      );
    })
    .slice(0, 1);
  return reports.map((draft) => (snowed.includes(draft) ? { ...draft, tags: [...draft.tags, 'зима'] } : draft));
}

/** Tags that bring a picture of their own. */
const PICTURED = new Set<NewsTag>(['финал', 'картони', 'дузпи', 'вратари', 'дерби', 'хеттрик']);

function toEntry(draft: Draft, now: Date, chance: number): NewsEntry {
  const { bg, en } = content(draft.blocks);
  const corrected = chance < 25 ? hoursAfter(draft.publishedAt, 0.2 + chance / 20) : draft.publishedAt;
  return {
    key: draft.key,
    titleBg: draft.title.bg,
    titleEn: draft.title.en,
    contentBg: bg,
    contentEn: en,
    summaryBg: draft.summary.bg,
    summaryEn: draft.summary.en,
    author: chance % 3 === 0 ? 'delta.media' : 'redakcia',
    tags: [...draft.tags],
    picture: WITHOUT_PICTURE.some((start) => draft.key.startsWith(start)) ? null : `news/${draft.key}`,
    competition: draft.competition,
    team: draft.team,
    secondTeam: draft.secondTeam,
    match: draft.match,
    publishedAt: draft.publishedAt.toISOString(),
    updatedAt: (corrected > now ? draft.publishedAt : corrected).toISOString(),
  };
}
