import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { competitionEndpoints } from '#contract/http/competition.ts';
import { matchEndpoints } from '#contract/http/match.ts';
import { LANGUAGES } from '#contract/language.ts';
import {
  apiPaths,
  filePaths,
  goalAnchor,
  MOMENT_FORMATS,
  pagePaths,
  PART_MOMENTS,
  WHOLE_MOMENTS,
  type Moment,
} from '#contract/paths.ts';
import { deskLeague, lineup, openDeskLeague, phase, type DeskLeague } from '#tests/support/desk-league.ts';
import { expectPicture, firstTeamOfTheWeek, pngHeader, textOf } from '#tests/support/drawn-pictures.ts';

const HOSTILE = `</text><script>alert("1")</script> & '<!--\u2028`;
const SIZES = { story: [1080, 1920], post: [1080, 1080] };

let league: DeskLeague;
beforeAll(async () => {
  const entries = deskLeague();
  Object.assign(
    entries.teams.find(({ key }) => key === 'vihar')!,
    { name: HOSTILE },
  );
  Object.assign(
    entries.players.find(({ key }) => key === 'petar')!,
    { name: HOSTILE, nameLatin: HOSTILE },
  );
  entries.compositions.push(firstTeamOfTheWeek(['ivan', 'hidden']));
  league = await openDeskLeague(entries);
  league.passTo(0);
  for (const side of ['home', 'away'] as const) await league.record('derby', lineup(league, side));
  await league.record('derby', phase('FIRST_HALF'));
  await league.record('derby', { act: 'goal', team: 'home', player: league.player('ivan') });
  await league.record('derby', { act: 'goal', team: 'away', player: league.player('petar') });
});
afterAll(() => league?.close());

const get = (url: string, headers: Record<string, string> = {}) => league.app().inject({ url, headers });
const derby = () => league.id('matches', 'derby');
const liga = () => league.id('competitions', 'liga');
const goals = async () =>
  (await league.ask(matchEndpoints.details, apiPaths.matchDetails(derby()))).details.match.goals.map(({ id }) => id);
const gameweek = async (number: number) => {
  const { gameweeks } = await league.ask(competitionEndpoints.gameweeks, apiPaths.gameweeks(liga()));
  return gameweeks.find((each) => each.number === number)?.id ?? 0;
};
const everyMoment = async (): Promise<Moment[]> => [
  { kind: 'match', id: derby() },
  { kind: 'competition', id: liga() },
  { kind: 'goal', id: derby(), part: (await goals())[0] ?? 0 },
  { kind: 'gameweek', id: liga(), part: await gameweek(1) },
  { kind: 'team-of-the-week', id: liga(), part: await gameweek(1) },
  { kind: 'players', id: league.player('ivan'), part: league.player('petar') },
  { kind: 'teams', id: league.id('teams', 'balik'), part: league.id('teams', 'vihar') },
];

describe('the link of a goal', () => {
  const headOf = async (url: string) => {
    const { body } = await get(url);
    const meta = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(body)?.[1];
    const canonical = /<link rel="canonical" href="([^"]*)">/.exec(body)?.[1];
    return { body, canonical, url: meta('og:url'), title: meta('og:title'), image: meta('og:image') };
  };

  test('shows the goal in its match, and its picture to other sites; search engines see one page', async () => {
    const [first = 0] = await goals();
    const match = await headOf(pagePaths.match(derby()));
    const goal = await headOf(pagePaths.goal(derby(), first));
    expect(goal.canonical).toBe(match.canonical);
    expect([goal.url, goal.title]).toEqual([
      `http://localhost:3000${pagePaths.goal(derby(), first)}`,
      expect.stringMatching(/^ГОЛ! Иван Колев \d+’, Балик 1:0 /),
    ]);
    expect(goal.image).toContain(filePaths.goalPicture(derby(), first));
    expect(goal.body).toMatch(new RegExp(`id="${goalAnchor(first)}"[^>]* data-shared="true"`));
    expect(match.body).not.toContain('data-shared="true"');
    const { statusCode, rawPayload } = await get(filePaths.goalPicture(derby(), first));
    expect([statusCode, pngHeader(rawPayload)]).toEqual([200, ['PNG', 1200, 630]]);
    const words = await textOf(league.app(), { kind: 'goal', id: derby(), part: first });
    for (const word of ['ГОЛ!', 'Иван Колев', '1 0', 'Балик']) expect(words).toContain(word);
  });

  test('is the match alone for a goal that is not in it', async () => {
    const match = await headOf(pagePaths.match(derby()));
    for (const made of ['999999', '0', 'x']) {
      const { image, url } = await headOf(`${pagePaths.match(derby())}?goal=${made}`);
      expect([image, url]).toEqual([match.image, match.url]);
    }
    expect((await get(filePaths.goalPicture(derby(), 999_999))).statusCode).toBe(404);
  });
});

describe('the pictures of moments', () => {
  test('are upright for stories and square for posts, in both languages, and sent once to who has them', async () => {
    const moments = await everyMoment();
    expect(moments.map(({ kind }) => kind).toSorted()).toEqual([...WHOLE_MOMENTS, ...PART_MOMENTS].toSorted());
    for (const moment of moments)
      for (const format of MOMENT_FORMATS)
        for (const language of LANGUAGES) {
          const url = `${filePaths.momentPicture(format, moment)}?lang=${language}`;
          const { statusCode, headers, rawPayload } = await get(url);
          expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'image/png']);
          expect(headers['cache-control']).toMatch(/^public, max-age=(10|60)$/);
          expect([pngHeader(rawPayload)]).toEqual([['PNG', ...SIZES[format]]]);
          // Decoding takes longer than drawing: one language is enough.
          if (language === 'bg' && format === 'post') expectPicture(rawPayload, SIZES[format]);
          expect((await get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
        }
  });

  test('say what the API says, in the language of the address', async () => {
    const [first = 0, second = 0] = await goals();
    const goal = await textOf(league.app(), { kind: 'goal', id: derby(), part: first, format: 'story' });
    for (const words of ['ГОЛ!', 'Иван Колев', '1 0', 'Балик', 'Делта Лига · 3. кръг']) expect(goal).toContain(words);
    expect(await textOf(league.app(), { kind: 'goal', id: derby(), part: second, format: 'post' }, 'en')).toMatch(
      /GOAL!.*1 1/s,
    );
    const results = await textOf(league.app(), {
      kind: 'gameweek',
      id: liga(),
      part: await gameweek(2),
      format: 'post',
    });
    for (const words of ['2. кръг', 'Служебен', 'Отложен', '0 3', '4 0']) expect(results).toContain(words);
    const six = { kind: 'team-of-the-week', id: liga(), part: await gameweek(1), format: 'story' } as const;
    expect(await textOf(league.app(), six)).toContain('Отборът на 1. кръг');
    expect(await textOf(league.app(), six, 'en')).toContain('The team of gameweek 1');
    const card = await textOf(league.app(), { kind: 'competition', id: liga() });
    const story = await textOf(league.app(), { kind: 'competition', id: liga(), format: 'story' });
    expect([card.includes('Орловец'), story.includes('Орловец')]).toEqual([false, true]);
  });

  test('say names of markup letter by letter, and nobody who must not be named', async () => {
    const [, goal = 0] = await goals();
    const said = await textOf(league.app(), { kind: 'goal', id: derby(), part: goal, format: 'story' });
    expect(said.replaceAll(' ', '')).toContain(`</text><script>alert("1")</script>&'<!--`);
    const six = { kind: 'team-of-the-week', id: liga(), part: await gameweek(1), format: 'post' } as const;
    const named = await textOf(league.app(), six);
    expect(named).toContain('Колев');
    expect(named).not.toContain('Скрит');
  });

  test('are refused of what is not there', async () => {
    const [goal = 0] = await goals();
    for (const moment of [
      { kind: 'match', id: 999_999 },
      { kind: 'competition', id: 999_999 },
      { kind: 'goal', id: derby(), part: 999_999 },
      { kind: 'goal', id: league.id('matches', 'other'), part: goal },
      { kind: 'gameweek', id: liga(), part: 999_999 },
      { kind: 'gameweek', id: league.id('competitions', 'old'), part: await gameweek(1) },
      { kind: 'team-of-the-week', id: liga(), part: await gameweek(2) },
      { kind: 'players', id: league.player('ivan'), part: 999_999 },
      { kind: 'players', id: league.player('ivan'), part: league.player('ivan') },
      { kind: 'players', id: league.player('ivan'), part: league.player('hidden') },
      { kind: 'teams', id: 999_999, part: league.id('teams', 'balik') },
    ] satisfies Moment[])
      expect([moment, (await get(filePaths.momentPicture('post', moment))).statusCode]).toEqual([moment, 404]);
    for (const path of ['goal/1/x', 'goal/x/1', 'goal/1/0', "gameweek/1/1'", 'team-of-the-week/1/1e3', 'match/x'])
      expect([path, (await get(`/social/story/${path}.png`)).statusCode]).toEqual([path, 400]);
    for (const path of ['story/team/1', 'post/player/1', 'goal/1/1', 'wide/match/1'])
      expect([path, (await get(`/social/${path}.png`)).statusCode]).toEqual([path, 404]);
  });

  test('of a goal that is taken back are gone, and those after it say the score without it', async () => {
    const [first = 0, second = 0] = await goals();
    const url = (part: number) => filePaths.momentPicture('story', { kind: 'goal', id: derby(), part });
    const before = await get(url(first));
    expect([before.statusCode, before.headers['cache-control']]).toEqual([200, 'public, max-age=10']);
    const stored = await get(url(second));
    const { details } = await league.ask(matchEndpoints.details, apiPaths.matchDetails(derby()));
    await league.record('derby', { act: 'withdraw', revision: details.match.revision - 1 });
    expect((await get(url(first), { 'if-none-match': String(before.headers.etag) })).statusCode).toBe(404);
    const now = await get(url(second));
    expect(now.statusCode).toBe(200);
    expect(now.headers.etag).not.toBe(stored.headers.etag);
    expect(await textOf(league.app(), { kind: 'goal', id: derby(), part: second, format: 'story' })).toContain('0 1');
  });
});
