import { describe, expect, it, test } from 'vitest';
import { commentaryBg } from '#i18n/commentary/bg.ts';
import { commentaryEn } from '#i18n/commentary/en.ts';
import { publicBg } from '#i18n/public/bg.ts';
import { publicEn } from '#i18n/public/en.ts';
import { createTranslate } from '#i18n/translate.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import { lineText, partsOf, type MatchLine } from './commentary-text.ts';

const bg = { t: createTranslate('bg-BG', publicBg), language: 'bg' as const };
const en = { t: createTranslate('en', publicEn), language: 'en' as const };

const match = {
  home: { id: 1, name: 'Балик' },
  away: { id: 2, name: 'Вихър' },
  kickedOffAt: '2026-03-15T17:00:00Z',
  venue: 'Терен Изток',
  penalties: null,
  awardReason: null,
  manOfTheMatch: null,
} as unknown as MatchDetails;

const person = (name: string) => ({ id: 7, name });
const goal = (more: object = {}, act: object = {}): MatchLine =>
  ({
    kind: 'goal',
    side: 'home',
    effect: 'opens',
    tally: 1,
    scoreAfter: { home: 1, away: 0 },
    fromTheSpot: false,
    act: { id: 3, ownGoal: false, scorer: person('Димитър Колев'), assister: null, ...act },
    ...more,
  }) as unknown as MatchLine;
const event = (act: object): MatchLine =>
  ({
    kind: 'event',
    side: 'away',
    act: { id: 3, card: null, penalty: null, person: person('Иван Динев'), ...act },
  }) as unknown as MatchLine;

const plain = (line: MatchLine, words: typeof bg | typeof en, of = match) =>
  partsOf(lineText(line, of, words)).join('');

describe('[CY7] a line says what is recorded', () => {
  it('a goal, its assist, and how many the scorer has', () => {
    const line = goal({ effect: 'levels', tally: 2 }, { id: 4, assister: person('Иван Динев') });
    expect(plain(line, bg)).toBe(
      'Изравняване: Колев Д. бележи за „Балик“. Втори гол за Колев Д. в мача. Пасът е на Динев И.',
    );
    expect(plain(goal({ effect: 'leads', tally: 4 }), en)).toBe(
      'Колев Д. puts Балик ahead. Goal number 4 in the match for Колев Д.',
    );
  });

  it('a penalty and an own goal, with what they did to the score', () => {
    expect(plain(goal({ fromTheSpot: true, effect: 'leads' }), bg)).toBe(
      'Колев Д. вкарва от дузпа. Преднината е за „Балик“.',
    );
    expect(plain(goal({ effect: 'reduces' }, { ownGoal: true }), en)).toBe('An own goal by Колев Д. The gap narrows.');
    expect(plain(goal({ effect: 'scores', fromTheSpot: true }), bg)).toBe('Колев Д. вкарва от дузпа.');
  });

  it('cards, penalties and changes', () => {
    expect(plain(event({ type: 'YELLOW_CARD' }), bg)).toBe('Жълт картон за Динев И. („Вихър“).');
    expect(plain(event({ type: 'RED_CARD', card: 'SECOND_YELLOW', id: 4 }), en)).toBe(
      'Динев И. (Вихър) is sent off with a second yellow card.',
    );
    expect(plain(event({ type: 'PENALTY_MISSED', penalty: 'SAVED' }), bg)).toBe('Вратарят спасява дузпата на Динев И.');
    const change = { kind: 'substitution', side: 'home', act: { id: 3, on: person('Иван Динев'), off: null } };
    expect(plain(change as unknown as MatchLine, bg)).toBe('Смяна за „Балик“: влиза Динев И.');
  });

  it('names the team where a person is unknown', () => {
    expect(plain(goal({}, { scorer: null }), bg)).toBe('Гол за „Балик“. Резултатът е открит.');
    expect(plain(event({ type: 'YELLOW_CARD', person: null }), en)).toBe('Yellow card for Вихър.');
  });

  it('begins with the hour and the pitch, and ends with the man of the match', () => {
    expect(plain({ kind: 'kickOff' }, bg)).toBe('Топката е в игра. Начало в 19:00, Терен Изток.');
    const end: MatchLine = { kind: 'pause', after: 'match', score: { home: 1, away: 1 } };
    const of = { ...match, penalties: { home: 3, away: 4 }, manOfTheMatch: person('Иван Динев') };
    expect(plain(end, en, of)).toBe('Penalties 3–4. Man of the match: Динев И.');
  });
});

test('[CY9] who is not public is an under-18 player within a sentence, and at its beginning', () => {
  const hidden = { id: null, name: 'Играч под 18', private: true };
  expect(plain(event({ type: 'YELLOW_CARD', person: hidden }), bg)).toBe('Жълт картон за играч под 18 („Вихър“).');
  expect(plain(goal({ tally: null }, { scorer: hidden }), en)).toBe('An under-18 player opens the scoring.');
});

describe('[CY8] the grammar of all wordings', () => {
  const named = (catalogue: object) =>
    (Object.entries(catalogue) as [string, string][]).filter(([key]) => key.startsWith('commentary.'));
  const PLAYER = String.raw`\{(?:player|on|off)\}`;

  it.each(named(commentaryBg))('Bulgarian %s: %s', (_key, text) => {
    // Pronouns and possessives.
    expect(text).not.toMatch(/(?<!\p{L})(той|тя|него|нея|му|ѝ|го|я|негов\p{L}*|неин\p{L}*)(?!\p{L})/iu);
    // A participle or an adjective would agree with the player: „{player} е изгонен“.
    expect(text).not.toMatch(new RegExp(`${PLAYER}(?: \\(\\{team\\}\\))? (?:е|бе|беше|бива|остава) `, 'u'));
    expect(text).not.toMatch(/(?<!\p{L})(?:[вс]|във|със) \{(?:player|on|off|team)\}/iu);
    expectTeamIsNoSubject(text);
  });

  it.each(named(commentaryEn))('English %s: %s', (_key, text) => {
    expect(text).not.toMatch(/\b(he|she|him|her|his|hers|they|them|their)\b/i);
    expect(text).not.toMatch(/\}[’']s/);
    expectTeamIsNoSubject(text);
  });

  /** After a preposition, in brackets, or as an object, but never before a verb. */
  function expectTeamIsNoSubject(text: string) {
    for (const [, before = ''] of text.matchAll(/(\S+ |\()\{team\}/g))
      expect(before).toMatch(/^(\(|за |на |for |to |of |puts )$/);
    expect(text).not.toMatch(/^\{team\}/);
  }
});
