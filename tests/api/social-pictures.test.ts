import { PNG } from 'pngjs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { matchEndpoints } from '#contract/http/match.ts';
import { LANGUAGES } from '#contract/language.ts';
import { apiPaths, filePaths, SOCIAL_PICTURE_KINDS } from '#contract/paths.ts';
import { buildApp } from '#server/app.ts';
import { expectPicture, textOf } from '#tests/support/drawn-pictures.ts';
import { openDeskLeague, phase, lineup, type DeskLeague } from '#tests/support/desk-league.ts';
import { startForeignBackend, type ForeignBackend } from '#tests/support/foreign-backend.ts';
import { openLeagueApp, type LeagueApp } from '#tests/support/league-app.ts';
import { SMALL_LEAGUE_NOW, smallLeague } from '#tests/support/small-league.ts';

const HOSTILE = `</text><script>alert("1")</script> & '<!--\u2028`;
const CREST =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 72"><rect width="64" height="72" fill="#ff00aa"/></svg>';

describe('the pictures of a league', () => {
  let site: LeagueApp;

  beforeAll(async () => {
    const league = smallLeague();
    const crest = league.media[0]!;
    crest.bytes = Buffer.from(CREST);
    league.media.push({
      ...crest,
      key: 'hostile',
      bytes: Buffer.from(CREST.replace('<rect', '<image href="/etc/hostname"/><rect')),
    });
    Object.assign(
      league.teams.find(({ key }) => key === 'vihar')!,
      { name: HOSTILE, badge: 'hostile' },
    );
    site = await openLeagueApp(league, SMALL_LEAGUE_NOW);
  });
  afterAll(() => site?.close());

  const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });
  const subjects = () => ({
    match: site.id('matches', 'm1'),
    team: site.id('teams', 'balik'),
    player: site.id('players', 'ivan'),
    competition: site.id('competitions', 'liga'),
  });

  test('are drawn of everything, in both languages, for any site to show', async () => {
    for (const [kind, id] of Object.entries(subjects()))
      for (const lang of LANGUAGES) {
        const answer = await get(
          `${filePaths.socialPicture(kind as keyof ReturnType<typeof subjects>, id)}?lang=${lang}`,
        );
        expect([kind, answer.statusCode]).toEqual([kind, 200]);
        expect(answer.headers).toMatchObject({
          'content-type': 'image/png',
          'cache-control': 'public, max-age=60',
          'cross-origin-resource-policy': 'cross-origin',
        });
        expect(answer.headers).not.toHaveProperty('content-encoding');
        expectPicture(answer.rawPayload);
      }
    expectPicture((await get(filePaths.defaultPicture)).rawPayload);
  });

  test('differ by the language of the address, whatever the visitor has chosen', async () => {
    const path = filePaths.socialPicture('team', subjects().team);
    const plain = await get(path);
    const english = await get(`${path}?lang=en`);
    expect(english.headers.etag).not.toBe(plain.headers.etag);
    expect((await get(path, { cookie: 'delta-language=en' })).headers.etag).toBe(plain.headers.etag);
  });

  test('are sent once to who has them', async () => {
    const path = filePaths.socialPicture('player', subjects().player);
    const { headers } = await get(path);
    const again = await get(path, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  test('show the crest of a club, and letters for one that could harm', async () => {
    const pixel = async (kind: 'match' | 'team', id: number, x: number, y: number) => {
      const { data, width } = PNG.sync.read((await get(filePaths.socialPicture(kind, id))).rawPayload);
      return [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)];
    };
    expect(await pixel('team', subjects().team, 200, 250)).toEqual([0xff, 0x00, 0xaa]);
    expect(await pixel('team', site.id('teams', 'vihar'), 200, 200)).not.toEqual([0xff, 0x00, 0xaa]);
  });

  test('say a name of markup letter by letter', async () => {
    const said = await textOf(site.app, { kind: 'match', id: subjects().match });
    expect(said.replaceAll(' ', '')).toContain(`</text><script>alert("1")</script>&'<!--`);
    expectPicture((await get(filePaths.socialPicture('match', subjects().match))).rawPayload);
  });

  test('say the score that the API says', async () => {
    for (const key of ['m1', 'm2', 'm3', 'm4']) {
      const id = site.id('matches', key);
      const { match } = (await site.ask(matchEndpoints.details, apiPaths.matchDetails(id))).details;
      for (const language of LANGUAGES)
        expect(await textOf(site.app, { kind: 'match', id }, language)).toContain(
          `${match.team1_score} ${match.team2_score}`,
        );
    }
  });

  test.each(SOCIAL_PICTURE_KINDS)('of a %s that is not there, or has no number, are refused', async (kind) => {
    await site.refuse(filePaths.socialPicture(kind, 2147483647), 404);
    for (const id of ['0', '-1', '1e3', '01', 'abc', '99999999999', '1.5', '%00', "1'"])
      await site.refuse(`/social/${kind}/${id}.png`, 400);
  });

  test('requested fifty times at once are drawn once', async () => {
    const path = `${filePaths.socialPicture('competition', subjects().competition)}?lang=en`;
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => get(`${path}&campaign=${i}`)));
    expect(new Set(answers.map(({ statusCode, headers }) => `${statusCode} ${headers.etag}`)).size).toBe(1);
  });
});

describe('the picture of a live match', () => {
  let league: DeskLeague;

  beforeAll(async () => {
    league = await openDeskLeague();
  });
  afterAll(() => league?.close());

  const path = () => filePaths.socialPicture('match', league.id('matches', 'derby'));
  const get = async () => {
    const { headers, rawPayload } = await league.app().inject({ url: path() });
    return { etag: headers.etag, cacheControl: headers['cache-control'], bytes: rawPayload };
  };
  const said = () => textOf(league.app(), { kind: 'match', id: league.id('matches', 'derby') });
  const score = async () => {
    const { match } = (await league.ask(matchEndpoints.details, apiPaths.matchDetails(league.id('matches', 'derby'))))
      .details;
    return `${match.team1_score} ${match.team2_score}`;
  };

  beforeEach(() => league.passTo(0));

  test('changes with the score and the phase, and not with the minute', async () => {
    expect(await said()).toContain('20:00');
    const before = await get();
    expect(before.cacheControl).toBe('public, max-age=60');
    for (const side of ['home', 'away'] as const) await league.record('derby', lineup(league, side));
    await league.record('derby', phase('FIRST_HALF'));
    const begun = await get();
    expect(begun.etag).not.toBe(before.etag);
    expect(begun.cacheControl).toBe('public, max-age=10');

    league.passTo(7);
    expect((await get()).etag).toBe(begun.etag);

    await league.record('derby', { act: 'goal', team: 'home', player: league.player('ivan') });
    const scored = await get();
    expect(scored.etag).not.toBe(begun.etag);
    expectPicture(scored.bytes);
    expect(await score()).toBe('1 0');
    expect(await said()).toMatch(/1 0 На живо/);
    expect(await said()).toContain('Първо полувреме');
  });
});

describe('the pictures of another backend', () => {
  let backend: ForeignBackend;
  let app: LeagueApp['app'];

  beforeAll(async () => {
    backend = await startForeignBackend();
    app = await buildApp({
      settings: {
        publicUrl: 'http://localhost:3000',
        trustedProxies: [],
        logLevel: 'silent',
        publicApiUrl: backend.url,
      },
    });
  });
  afterAll(async () => {
    await app?.close();
    await backend?.close();
  });

  test('are drawn from its answers, without asking for its images', async () => {
    const answer = await app.inject({ url: filePaths.socialPicture('competition', 5) });
    expect(answer.statusCode).toBe(200);
    expectPicture(answer.rawPayload);
    expect(backend.received.filter(({ path }) => !path.startsWith('/api/'))).toEqual([]);
    expect((await app.inject({ url: filePaths.socialPicture('article', 7) })).statusCode).toBe(200);
    expect((await app.inject({ url: filePaths.socialPicture('team', 999) })).statusCode).toBe(404);
  });

  test('are promised for later while it is away', async () => {
    await backend.close();
    const answer = await app.inject({ url: filePaths.socialPicture('competition', 5) });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toEqual({ error: expect.any(String) });
  });
});
