import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLeagueApp, type LeagueApp } from '#tests/support/league-app.ts';
import { SMALL_LEAGUE_NOW, smallLeague } from '#tests/support/small-league.ts';

const HOSTILE = `</script><script>alert(1)</script>"'<!-- <img src=x onerror=alert(2)> \u2028\u2029 ]]> & \\u003c`;
let league: LeagueApp;

/** Every text field of the league. */
beforeAll(async () => {
  const small = smallLeague();
  const named = <Entry extends { name: string }>(entry: Entry) => ({ ...entry, name: `${entry.name} ${HOSTILE}` });
  league = await openLeagueApp(
    {
      ...small,
      competitions: small.competitions.map(named),
      teams: small.teams.map((team) => ({ ...named(team), city: HOSTILE, stadium: HOSTILE })),
      players: small.players.map(named),
      matches: small.matches.map((match) => ({ ...match, venue: HOSTILE })),
      news: small.news.map((story) => ({
        ...story,
        titleBg: HOSTILE,
        titleEn: HOSTILE,
        summaryBg: HOSTILE,
        summaryEn: HOSTILE,
        author: HOSTILE,
        tags: [HOSTILE],
      })),
    },
    SMALL_LEAGUE_NOW,
  );
});
afterAll(() => league.close());

test('hostile texts are shown as text, and are unchanged in the head, the structured data and the state of a page', async () => {
  const paths = [
    '/',
    '/competition/1',
    '/team/1',
    '/player/1',
    `/match-details/${league.id('matches', 'm4')}`,
    '/news/1',
  ];
  for (const path of paths) {
    const { body, statusCode } = await league.app.inject({ url: path });
    expect([path, statusCode]).toEqual([path, 200]);
    const { document } = new JSDOM(body).window;
    // No text became an element.
    expect([path, document.querySelector('[onerror]')]).toEqual([path, null]);
    const scripts = [...document.querySelectorAll('script:not([src])')].map((script) => script.getAttribute('type'));
    expect(scripts).toEqual([null, ...(body.includes('ld+json') ? ['application/ld+json'] : []), 'application/json']);
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '') as unknown;
    const state = JSON.parse(document.querySelector('#state')?.textContent ?? '') as unknown;
    expect([path, textsIn(state).includes(true)]).toEqual([path, true]);
    expect([path, textsIn(data).includes(true)]).toEqual([path, path !== '/']);
  }
});

/** For every text with the beginning of the hostile text: whether it has the whole of it. */
function textsIn(value: unknown): boolean[] {
  if (typeof value === 'string') return value.includes('</script>') ? [value.includes(HOSTILE)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
