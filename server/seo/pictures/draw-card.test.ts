import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import type { CardTeam, MatchCard, SocialCard } from '#contract/social-card.ts';
import { toPng, toSvg } from './draw-card.tsx';
import { drawnText, drawnWords } from './drawn-words.fixture.ts';
import { loadFonts } from './fonts.ts';

const foot = { league: 'Делта Лига', host: 'league.example' };
const team = (name: string): CardTeam => ({ name, crest: { address: null, fallback: 'БАЛ' } });
const match: MatchCard = {
  kind: 'match',
  occasion: ['Делта Лига', '16. кръг'],
  logo: null,
  home: team('Балик'),
  away: team('Вихър'),
  score: { home: 3, away: 2 },
  kickOff: null,
  penalties: null,
  status: 'Край',
  phase: null,
  live: false,
  facts: ['15 март 2026 г.', 'Терен Балик'],
  loser: 'away',
};

const everyKind = (name: string): SocialCard[] => [
  {
    ...match,
    home: team(name),
    away: team(name),
    occasion: [name, name],
    facts: [name],
    penalties: '(12–11 след дузпи)',
  },
  { ...match, score: null, kickOff: '19:30', status: null, home: team(name), away: team(name) },
  {
    kind: 'team',
    team: team(name),
    facts: [name, name],
    figures: [
      { value: '10', label: 'място' },
      { value: '132', label: 'точки' },
      { value: '40–10–12', label: 'победи, равни, загуби' },
    ],
    match: { label: 'Следващ мач', text: `${name} – ${name}, 15.03 19:00` },
  },
  {
    kind: 'player',
    name,
    portrait: { address: null, fallback: 'ИП' },
    shirtNumber: '88',
    team: team(name),
    position: 'Полузащитник',
    season: 'Сезон 2025/2026',
    figures: ['мача', 'гола', 'асистенции', 'оценка'].map((label) => ({ value: '38', label })),
  },
  {
    kind: 'competition',
    name,
    logo: { address: null, fallback: 'К' },
    season: 'Сезон 2025/2026',
    rows: ['1', '2', '3'].map((place) => ({ place, team: team(name), points: '101' })),
  },
  { kind: 'article', title: name, facts: [name], picture: { address: null, fallback: '' }, crests: [team(name).crest] },
  { kind: 'league', name, line: name, offer: name },
];

const NAMES = [
  'ФК',
  'Общински футболен клуб „Светкавица Непобедимите от Търговище“ 1922',
  'Щ'.repeat(80),
  'WWWW MMMM '.repeat(20),
  `</text><script>alert("1")</script>&amp;'<!--\u2028]]>`,
  'Отбор ⚽🏆 مرحبا 足球 ‮обратно\u0000\ud800',
];

describe.each(NAMES)('a picture about „%s“', (name) => {
  it.each(everyKind(name).map((card) => [card.kind, card] as const))(
    'keeps every word within the %s',
    async (_, card) => {
      const words = await drawnWords({ card, ...foot });
      expect(words.length).toBeGreaterThan(0);
      const isWithin = ({ left, right, top, bottom }: (typeof words)[number]) =>
        left >= 40 && right <= 1160 && top >= 0 && bottom <= 620;
      expect(words.filter((word) => !isWithin(word))).toEqual([]);
    },
  );
});

it('says the whole name in smaller letters rather than a part of it', async () => {
  const [, long = ''] = NAMES;
  for (const card of everyKind(long)) expect(drawnText(await drawnWords({ card, ...foot }))).toContain('1922');
});

it('says the score, and whose site it is', async () => {
  const text = drawnText(await drawnWords({ card: match, ...foot }));
  expect(text).toMatch(/3 2/);
  expect(text).toContain('league.example');
});

it('draws a name of markup as it is written', async () => {
  const text = drawnText(await drawnWords({ card: { ...match, home: team('<b>&') }, ...foot }));
  expect(text).toContain('<b>&');
});

it('becomes 1200 × 630 pixels of several colours', async () => {
  const { width, height, data } = PNG.sync.read(toPng(await toSvg({ card: match, ...foot }, await loadFonts())));
  expect([width, height]).toEqual([1200, 630]);
  expect(new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4)).size).toBeGreaterThan(100);
});
