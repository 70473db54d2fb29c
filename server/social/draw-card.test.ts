import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { MOMENT_FORMATS } from '#contract/paths.ts';
import type { CardTeam, GoalCard, MatchCard, SocialCard } from '#contract/social-card.ts';
import { BEST_TEAM_SLOTS, HALF_PITCH_PLACES } from '#domain/lineup/team-of-the-week.ts';
import { toPng, toSvg } from './draw-card.tsx';
import { drawnText, drawnWords } from './drawn-words.fixture.ts';
import type { LeagueLook } from '#server/pictures/league-look.ts';
import { loadFonts } from '#server/pictures/load-fonts.ts';

const look: LeagueLook = { mark: 'delta', address: null, accent: null };
const foot = { league: 'Делта Лига', look, host: 'league.example' };
const team = (name: string): CardTeam => ({ name, crest: { address: null, fallback: 'БАЛ' } });
const match: MatchCard = {
  kind: 'match',
  sponsors: [],
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
  scorers: { home: ['Колев 4’, 41’', 'Русев 31’ (д)'], away: ['Желев 13’', 'Петров 27’'] },
  best: {
    label: 'Играч на мача',
    name: 'Иван Колев',
    portrait: { address: null, fallback: 'ИК' },
    did: '2 гола, 1 асистенция',
  },
};

const goal: GoalCard = {
  kind: 'goal',
  sponsors: [],
  occasion: ['Делта Лига', '16. кръг'],
  logo: null,
  headline: 'ГОЛ!',
  home: team('Балик'),
  away: team('Вихър'),
  score: { home: 3, away: 2 },
  side: 'home',
  scorer: 'Иван Колев',
  minute: '38’',
  detail: null,
  live: false,
};

const tableRows = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    place: String(index + 1),
    team: team(name),
    played: '38',
    difference: '−105',
    points: '101',
  }));

/** As many lines as there can be, and longer than any. */
const muchToSay = (name: string) => ({
  scorers: { home: [...Array<string>(5).fill(`${name} 45+12’`), 'и още 7'], away: [`${name} 1’, 2’, 3’, 4’, 5’ (д)`] },
  best: { label: 'Играч на мача', name, portrait: { address: null, fallback: 'ИК' }, did: '11 гола, 12 асистенции' },
});

const comparisons = (name: string): SocialCard[] =>
  (['players', 'teams'] as const).map((kind): SocialCard => ({
    kind,
    title: 'Сравнение',
    scope: `${name}, 2025/2026`,
    sides: [name, name].map((side) => ({
      name: side,
      picture: { address: null, fallback: 'ДК' },
      team: kind === 'players' ? team(name) : null,
    })),
    rows: Array.from({ length: 11 }, (_, index) => ({
      label: `Удари в целта на мач ${index}`,
      values: ['100.0%', '–'],
      better: 0,
    })),
  }));

/** Everything that is shared as a picture, with as much on it as it gets. */
const everyMoment = (name: string): SocialCard[] => {
  const match12 = { home: 12, away: 11 };
  const teams = { home: team(name), away: team(name), occasion: [name, name] };
  const heading = { competition: name, logo: { address: null, fallback: 'К' } };
  return [
    { ...match, ...teams, facts: [name], score: match12, penalties: '(12–11 след дузпи)' },
    { ...match, ...teams, facts: [name], score: match12, ...muchToSay(name) },
    { ...match, ...teams, live: true, loser: null, status: 'На живо', phase: 'Второ полувреме' },
    { ...match, ...teams, score: null, kickOff: '19:30', status: null },
    { ...goal, ...teams, score: match12, scorer: name, minute: '45+12’', detail: `Асистенция: ${name}` },
    ...comparisons(name),
    {
      kind: 'competition',
      name,
      logo: heading.logo,
      season: 'Сезон 2025/2026',
      columns: ['М', 'ГР', 'Т'],
      tables: [{ title: null, rows: tableRows(name, 14) }],
    },
    {
      kind: 'competition',
      name,
      logo: heading.logo,
      season: null,
      columns: ['М', 'ГР', 'Т'],
      tables: ['Група А', 'Група Б'].map((title) => ({ title, rows: tableRows(name, 6) })),
    },
    ...[1, 2, 9].map((length): SocialCard => ({
      kind: 'gameweek',
      title: name,
      ...heading,
      matches: Array.from({ length }, (_, index) => ({
        home: team(name),
        away: team(name),
        score: index === 1 ? null : match12,
        note: index === 1 ? 'Датата не е известна' : '(12–11 след дузпи)',
        loser: 'away',
      })),
      more: length === 9 ? 'и още 4 мача' : null,
      live: false,
    })),
    {
      kind: 'team-of-the-week',
      title: name,
      ...heading,
      players: BEST_TEAM_SLOTS.map((slot) => ({
        name,
        portrait: { address: null, fallback: 'ИП' },
        crest: team(name).crest,
        rating: { value: '10.0', band: 'excellent' as const },
        isBest: slot === 'midfielder',
        place: HALF_PITCH_PLACES[slot],
      })),
    },
  ];
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
  { ...goal, home: team(name), away: team(name), occasion: [name, name], scorer: name, minute: '45+12’' },
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
    columns: ['М', 'ГР', 'Т'],
    tables: [{ title: null, rows: tableRows(name, 3) }],
  },
  ...comparisons(name),
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

/* The longest, one word without an end, and markup. */
describe.each([1, 2, 4].map((index) => NAMES[index] ?? ''))('a moment of „%s“', (name) => {
  it.each(MOMENT_FORMATS.flatMap((format) => everyMoment(name).map((card) => [format, card.kind, card] as const)))(
    'keeps every word within the %s of the %s',
    async (format, _, card) => {
      const words = await drawnWords({ card, ...foot, format });
      const bottom = { story: 1910, post: 1070 }[format];
      const isWithin = (word: (typeof words)[number]) =>
        word.left >= 40 && word.right <= 1040 && word.top >= 0 && word.bottom <= bottom;
      expect(words.filter((word) => !isWithin(word))).toEqual([]);
      // The footer is where it always is: what is above does not push it out.
      expect(words.find(({ text }) => text.startsWith('league'))?.bottom).toBeLessThan(bottom - 20);
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

it('a result says who scored and who was the best', async () => {
  const words = drawnText(await drawnWords({ card: match, ...foot, format: 'story' }));
  for (const said of ['Колев', '31’', 'Желев', 'Играч на мача', 'Иван Колев', '1 асистенция'])
    expect(words).toContain(said);
});

it('says who scored, when, and the score after it', async () => {
  for (const format of MOMENT_FORMATS) {
    const text = drawnText(await drawnWords({ card: goal, ...foot, format }));
    for (const words of ['ГОЛ!', 'Иван Колев', '38’', '3 2', 'Балик', 'Вихър']) expect(text).toContain(words);
  }
});

it('draws a name of markup as it is written', async () => {
  const text = drawnText(await drawnWords({ card: { ...match, home: team('<b>&') }, ...foot }));
  expect(text).toContain('<b>&');
});

it.each([
  ['story', [1080, 1920]],
  ['post', [1080, 1080]],
] as const)('is as large as a %s', async (format, size) => {
  const svg = await toSvg({ card: goal, ...foot, format }, await loadFonts());
  const { width, height } = PNG.sync.read(toPng(svg));
  expect([width, height]).toEqual(size);
});

it('becomes 1200 × 630 pixels of several colours', async () => {
  const { width, height, data } = PNG.sync.read(toPng(await toSvg({ card: match, ...foot }, await loadFonts())));
  expect([width, height]).toEqual([1200, 630]);
  expect(new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4)).size).toBeGreaterThan(100);
});
