import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gameweekMomentsSchema } from '#contract/desk/moments.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { todoSchema } from '#contract/desk/todo.ts';
import { deskLeague, openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { linkMatch, openLink, sendFrom, signInAs, type Device } from '#tests/support/desk-people.ts';
import { firstTeamOfTheWeek, pngHeader } from '#tests/support/drawn-pictures.ts';
import { competitionId } from '#tests/support/office-competitions.ts';

const MINUTES_OF_A_DAY = 24 * 60;
const HEADER = { story: ['PNG', 1080, 1920], post: ['PNG', 1080, 1080] } as const;

let league: DeskLeague;
let organiser: Device;
let liga: number;
beforeAll(async () => {
  const entries = deskLeague();
  entries.compositions.push(firstTeamOfTheWeek(['ivan', 'b4']));
  league = await openDeskLeague(entries);
  league.passTo(0);
  organiser = await signInAs(league, 'organiser', { name: 'Мария' });
  liga = await competitionId(league);
});
beforeEach(() => league.passTo(0));
afterAll(() => league?.close());

const get = (url: string, headers: Record<string, string> = {}) => sendFrom(league, organiser.cookie, { url, headers });

describe('the pictures of a gameweek', () => {
  test('[GW6] are offered of the gameweeks that are over, the table with the latest', async () => {
    const answer = gameweekMomentsSchema.parse((await get(deskPaths.moments(liga))).json());
    // One match of the second is postponed; the third is not over.
    expect(answer.gameweeks.map(({ number, moments }) => [number, moments])).toEqual([
      [2, ['gameweek', 'competition']],
      [1, ['gameweek', 'team-of-the-week']],
    ]);
    const cup = await competitionId(league, 'old');
    expect((await get(deskPaths.moments(cup))).json()).toEqual({ gameweeks: [] });
    expect((await get(deskPaths.moments(999_999))).statusCode).toBe(404);
  });

  test('are the pictures of the public site in the asked language, sent once', async () => {
    const url = (lang: string) => `${deskPaths.moment(liga, 2, 'gameweek', 'post')}?lang=${lang}`;
    const [bg, en] = [await get(url('bg')), await get(url('en'))];
    expect([bg.statusCode, bg.headers['content-type'], bg.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'private, no-cache',
    ]);
    expect(pngHeader(bg.rawPayload)).toEqual(HEADER.post);
    expect(en.headers.etag).not.toBe(bg.headers.etag);
    expect((await get(url('bg'), { 'if-none-match': String(bg.headers.etag) })).statusCode).toBe(304);
  });

  test('come together in an archive', async () => {
    const { statusCode, headers, rawPayload } = await get(`${deskPaths.momentsZip(liga, 1)}?lang=en`);
    expect([statusCode, headers['content-disposition']]).toEqual([200, 'attachment; filename="gameweek-1-en.zip"']);
    const files = Object.entries(unzipSync(rawPayload)).map(([name, bytes]) => [name, pngHeader(bytes)]);
    expect(Object.fromEntries(files)).toEqual({
      'gameweek-1-story.png': HEADER.story,
      'gameweek-1-post.png': HEADER.post,
      'team-of-the-week-1-story.png': HEADER.story,
      'team-of-the-week-1-post.png': HEADER.post,
    });
  });

  test('are refused of what is not over, not chosen or not there', async () => {
    const picture = (gameweek: number, kind: string, format = 'story') =>
      deskPaths.moment(liga, gameweek, kind, format);
    for (const url of [picture(3, 'gameweek'), picture(9, 'gameweek'), picture(2, 'team-of-the-week')])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
    expect((await get(picture(1, 'competition'))).statusCode).toBe(404);
    expect((await get(deskPaths.momentsZip(liga, 3))).statusCode).toBe(404);
    for (const url of [
      picture(1, 'goal'),
      picture(1, 'gameweek', 'wide'),
      picture(0, 'gameweek'),
      `${picture(1, 'gameweek')}?lang=de`,
    ])
      expect([url, (await get(url)).statusCode]).toEqual([url, 400]);
  });

  test('are for organisers alone', async () => {
    const editor = await signInAs(league, 'editor', { name: 'Редактор' });
    const scorer = await signInAs(league, 'scorer', { name: 'Записвач' });
    const link = await openLink(league, (await linkMatch(league, 'derby')).link, 'Доброволец');
    const urls = [
      deskPaths.moments(liga),
      deskPaths.moment(liga, 1, 'gameweek', 'story'),
      deskPaths.momentsZip(liga, 1),
    ];
    for (const url of urls) {
      for (const { cookie } of [editor, scorer, link])
        expect([url, (await sendFrom(league, cookie, { url })).statusCode]).toEqual([url, 403]);
      expect([url, (await sendFrom(league, undefined, { url })).statusCode]).toEqual([url, 401]);
    }
  });
});

test('[GW7] what is to be done offers them for four days after the last match', async () => {
  const offered = async () => {
    const { tasks } = todoSchema.parse((await get(deskPaths.todo)).json());
    return tasks.filter(({ code }) => code === 'gameweek-pictures');
  };
  // The last match of the second gameweek began on 9 March at 17:00.
  league.passTo(-3 * MINUTES_OF_A_DAY);
  expect(await offered()).toMatchObject([
    { group: 'whenever', about: 'competitions', items: [{ id: liga, name: 'Делта Лига', facts: { gameweek: 2 } }] },
  ]);
  league.passTo(-MINUTES_OF_A_DAY);
  expect(await offered()).toEqual([]);
});
