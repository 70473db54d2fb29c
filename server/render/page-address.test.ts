import { expect, test } from 'vitest';
import { ANY_NUMBER, parsePageAddress, type KnownNumbers } from './page-address.ts';

const known: KnownNumbers = { has: (_name, value) => value <= 10, hasDay: (day) => day <= '2026-12-31' };
const urlOf = (url: string) => {
  const address = parsePageAddress(url, known);
  return address.kind === 'page' ? address.url : address.kind;
};

test.each([
  ['/', '/'],
  ['/?tab=RANDOM', '/'],
  ['/?utm_source=mail&fbclid=1', '/'],
  ['/NEWS/', '/news'],
  ['/news?page=3', '/news?page=3'],
  ['/news?page=99999', '/news'],
  ['/results/matches?d=2026-03-15&page=2', '/results/matches?d=2026-03-15'],
  ['/results/matches?d=2026-02-29', '/results/matches'],
  ['/results/matches?d=2027-01-01', '/results/matches'],
  ['/news?d=2026-03-15', '/news'],
  ['/match-details/7?part=commentary', '/match-details/7?part=commentary'],
  ['/match-details/7?part=events', '/match-details/7'],
  ['/match-details/7?part=RANDOM', '/match-details/7'],
  ['/match-details/7?part=commentary&tab=stats', '/match-details/7?tab=stats'],
  ['/team/7?part=commentary', '/team/7'],
  ['/compare/players/7/8?season=3&tab=Stats', '/compare/players/7/8?season=3'],
  ['/compare/players/7/all', '/compare/players/7/x'],
  ['/Compare/Teams/7/', '/compare/teams/7'],
  ['/random/..', '/'],
  ['/competition/3?season=2&tab=results&gameweek=4', '/competition/3?tab=results&season=2&gameweek=4'],
  ['/competition/3?season=11&gameweek=x&tab=home', '/competition/3?tab=home'],
  ['/competition/3?tab=RANDOM', '/competition/3'],
  ['/competition/3?season=02', '/competition/3'],
  ['/player/7?tab=Stats&season=2', '/player/7?tab=Stats'],
  ['/player/7?tab=stats', '/player/7'],
  ['/player/007', '/player/x'],
  ['/player/2147483648', '/player/x'],
  ['/player/abc', '/player/x'],
  ['/player', '/player'],
  ['/results/competition/1/gameweek/4', '/results/competition/1/gameweek/4'],
  ['/results/competition/1/gameweek/400', '/results/competition/1/gameweek/x'],
])('%s is the page %s', (url, page) => {
  expect(urlOf(url)).toBe(page);
});

test.each(['/nothing', '/news/3/4', '/%6eews', '/random/%2e%2e/news', '/player/7/..x', '/embed/nothing'])(
  '%s is unknown',
  (url) => {
    expect(urlOf(url)).toBe('unknown');
  },
);

test.each(['/results', '/results/', '/results/anything'])('%s leads to the results', (url) => {
  expect(parsePageAddress(url, known)).toEqual({ kind: 'redirect', to: '/results/matches' });
});

test('numbers of another backend are kept', () => {
  expect(parsePageAddress('/competition/3?season=4711', ANY_NUMBER)).toMatchObject({
    url: '/competition/3?season=4711',
    id: 3,
  });
});

test.each([
  ['//evil.example/news', '/evil.example/news'],
  ['//evil.example/..', '/evil.example/..'],
  ['/\\evil.example', '/evil.example'],
])('%s would lead to another site', (url, to) => {
  expect(parsePageAddress(url, ANY_NUMBER)).toEqual({ kind: 'redirect', to });
});
