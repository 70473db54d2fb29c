import { describe, expect, it } from 'vitest';
import { publicBg } from '#i18n/public/bg.ts';
import { publicEn } from '#i18n/public/en.ts';
import { createTranslate } from '#i18n/translate.ts';
import { parseMatchDetails } from '#web/api/parse-match.ts';
import { matchCard } from './match-card.ts';

const translate = { bg: createTranslate('bg-BG', publicBg), en: createTranslate('en', publicEn) };

/** As the API answers, with kick-off at half past seven in the evening in Dobrich. */
const match = {
  id: 7,
  status: 'UPCOMING',
  match_phase: 'NOT_STARTED',
  current_minute: 0,
  team1: { id: 1, name: 'Балик', short_name: 'БАЛ', badge: '/media/a.svg' },
  team2: { id: 2, name: 'Вихър', short_name: 'ВИХР', badge: null },
  team1_score: null,
  team2_score: null,
  start_time: '2026-03-15T17:30:00Z',
  venue: 'Терен Балик',
  competition: { id: 3, name: 'Делта Лига', format: 'LEAGUE', logo_url: null },
  gameweek: { id: 4, number: 16, elimination_round: null },
  penalty_score: null,
};
const cardOf = (change: object = {}, language: 'bg' | 'en' = 'bg') =>
  matchCard(parseMatchDetails({ details: { match: { ...match, ...change } } }), language, translate[language]);
const played = (status: string, more: object = {}) => ({ status, team1_score: 3, team2_score: 2, ...more });

describe('the card of a match', () => {
  it('upcoming shows when and where', () => {
    expect(cardOf()).toEqual({
      kind: 'match',
      occasion: ['Делта Лига', '16. кръг'],
      logo: { address: null, fallback: 'Д' },
      home: { name: 'Балик', crest: { address: '/media/a.svg', fallback: 'БАЛ' } },
      away: { name: 'Вихър', crest: { address: null, fallback: 'ВИХ' } },
      score: null,
      kickOff: '19:30',
      penalties: null,
      status: null,
      phase: null,
      live: false,
      facts: ['неделя, 15 март', 'Терен Балик'],
      loser: null,
      scorers: { home: [], away: [] },
      best: null,
      sponsors: [],
    });
    expect(cardOf({}, 'en')).toMatchObject({
      occasion: ['Делта Лига', 'Gameweek 16'],
      kickOff: '19:30',
      facts: ['Sunday, 15 March', 'Терен Балик'],
    });
  });

  it('without a date or teams shows that', () => {
    const unknown = cardOf({ start_time: null, team1: null, venue: null });
    expect(unknown).toMatchObject({ kickOff: null, facts: ['Предстои да се уточни'] });
    expect(unknown.home.name).toBe('Предстои да се определи');
  });

  it.each([
    ['FINISHED', 'Край', 'Final'],
    ['AWARDED', 'Служебен', 'AWARDED'],
  ])('that is %s shows the score and whose it was', (status, bulgarian, english) => {
    const shown = { score: { home: 3, away: 2 }, kickOff: null, loser: 'away', live: false };
    expect(cardOf(played(status))).toMatchObject({
      ...shown,
      status: bulgarian,
      facts: ['15 март 2026 г.', 'Терен Балик'],
    });
    expect(cardOf(played(status), 'en')).toMatchObject({ ...shown, status: english });
  });

  it.each([
    ['POSTPONED', 'Отложен', 'POSTPONED'],
    ['CANCELLED', 'Отменен', 'CANCELLED'],
  ])('that is %s shows neither score nor hour', (status, bulgarian, english) => {
    expect(cardOf(played(status))).toMatchObject({ score: null, kickOff: null, status: bulgarian, loser: null });
    expect(cardOf(played(status), 'en').status).toBe(english);
  });

  it('[SD7] that was abandoned shows the score of that moment, and nobody lost', () => {
    const abandoned = played('POSTPONED', { abandoned: true });
    expect(cardOf(abandoned)).toMatchObject({ score: { home: 3, away: 2 }, status: 'Прекратен', loser: null });
    expect(cardOf(abandoned, 'en').status).toBe('ABANDONED');
  });

  it.each([
    ['FIRST_HALF', 'Първо полувреме', 'First half'],
    ['HALF_TIME', 'Почивка', 'Half time'],
    ['PENALTIES', 'Дузпи', 'Penalty shootout'],
  ])('that is live names its phase: %s', (phase, bulgarian, english) => {
    const live = played('LIVE', { match_phase: phase });
    expect(cardOf(live)).toMatchObject({
      live: true,
      status: 'На живо',
      phase: bulgarian,
      score: { home: 3, away: 2 },
      loser: null,
    });
    expect(cardOf(live, 'en')).toMatchObject({ status: 'LIVE', phase: english });
  });

  it('does not change with the minute', () => {
    const at = (minute: number) =>
      played('LIVE', { match_phase: 'SECOND_HALF', current_minute: minute, current_second: minute });
    expect(cardOf(at(31))).toEqual(cardOf(at(44)));
  });

  it('decided on penalties shows the shoot-out and who lost', () => {
    const level = played('FINISHED', { team1_score: 1, team2_score: 1, penalty_score: { team1: 3, team2: 4 } });
    expect(cardOf(level)).toMatchObject({ score: { home: 1, away: 1 }, penalties: '(3–4 след дузпи)', loser: 'home' });
    expect(cardOf(level, 'en').penalties).toBe('(3-4 penalties)');
  });

  it('of a knockout names the round, and a draw has no loser', () => {
    expect(cardOf({ gameweek: { number: 2, elimination_round: 'final' } }).occasion).toEqual(['Делта Лига', 'Финал']);
    expect(cardOf(played('FINISHED', { team1_score: 2 })).loser).toBeNull();
  });

  it("shows the available fields of another backend's match", () => {
    expect(
      matchCard(parseMatchDetails({ id: 1, isLive: true, team1: { id: 1, name: 'ФК Балик' } }), 'bg', translate.bg),
    ).toMatchObject({
      occasion: [],
      logo: null,
      score: null,
      home: { name: 'ФК Балик', crest: { address: null, fallback: 'ФКБ' } },
    });
  });
});
