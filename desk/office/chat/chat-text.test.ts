import { expect, test } from 'vitest';
import { chatText, type ChatMatch, type ChatNews, type When } from './chat-text.ts';

const named = (name: string, nameLatin: string | null = null) => ({ name, nameLatin });
const competition = named('Делта Лига', 'Delta League');
const match: ChatMatch = {
  home: named('Рилци'),
  away: named('Карвуна'),
  competition,
  url: 'https://liga.bg/matches/7',
};
const when: When = { day: '2026-03-21', time: '18:00', pitch: named('Терен Балик', 'Balik Pitch') };
const later: When = { ...when, day: '2026-03-22', time: '10:30' };
const nowhere: When = { day: null, time: null, pitch: null };
const gameweek = { number: 7, round: null };
const reason = { bg: 'удар без топка', en: 'off the ball' };
const player = named('Иван Петров');
const ban = { startsOn: '2026-03-10', endsOn: null, matches: 1, reason };

test.each<[ChatNews, string, string]>([
  [
    { kind: 'moved', match, was: when, when: later },
    'Промяна: Рилци – Карвуна (Делта Лига) ще се играе неделя, 22 март, 10:30, Терен Балик. Досега беше събота, 21 март, 18:00, Терен Балик.\nhttps://liga.bg/matches/7',
    'Change: Riltsi – Karvuna (Delta League) will be played Sunday, 22 March, 10:30, Balik Pitch. It was Saturday, 21 March, 18:00, Balik Pitch.\nhttps://liga.bg/matches/7',
  ],
  [
    { kind: 'scheduled', match, when: later },
    'Нова дата: Рилци – Карвуна (Делта Лига) ще се играе неделя, 22 март, 10:30, Терен Балик.\nhttps://liga.bg/matches/7',
    'New date: Riltsi – Karvuna (Delta League) will be played Sunday, 22 March, 10:30, Balik Pitch.\nhttps://liga.bg/matches/7',
  ],
  [
    { kind: 'postponed', match, when },
    'Отложен мач: Рилци – Карвуна (Делта Лига), който беше събота, 21 март, 18:00, Терен Балик. Ще съобщим новата дата.\nhttps://liga.bg/matches/7',
    'Postponed: Riltsi – Karvuna (Delta League), which was Saturday, 21 March, 18:00, Balik Pitch. The new date will follow.\nhttps://liga.bg/matches/7',
  ],
  [
    { kind: 'cancelled', match: { ...match, away: null }, when: nowhere },
    'Отменен мач: Рилци – непознат съперник (Делта Лига).\nhttps://liga.bg/matches/7',
    'Cancelled: Riltsi – opponent to be known (Delta League).\nhttps://liga.bg/matches/7',
  ],
  [
    { kind: 'postponed-round', competition, gameweek },
    'Отложен кръг: 7. кръг, Делта Лига. Ще съобщим новите дати.',
    'Postponed: round 7, Delta League. The new dates will follow.',
  ],
  [
    { kind: 'awarded', match, score: { home: 3, away: 0 }, reason: { bg: 'Неявяване.', en: 'No show' } },
    'Служебен резултат: Рилци – Карвуна 3:0 (Делта Лига). Причина: Неявяване.\nhttps://liga.bg/matches/7',
    'Awarded: Riltsi – Karvuna 3–0 (Delta League). Reason: No show.\nhttps://liga.bg/matches/7',
  ],
  [
    { kind: 'results', competition, gameweek, matches: [{ match, score: { home: 2, away: 2 } }] },
    'Резултати, Делта Лига, 7. кръг\nРилци 2:2 Карвуна',
    'Results, Delta League, round 7\nRiltsi 2–2 Karvuna',
  ],
  [
    { kind: 'corrected', match, score: { home: 2, away: 1 }, was: { home: 1, away: 1 } },
    'Поправен резултат: Рилци – Карвуна 2:1 (Делта Лига). Досега беше 1:1.\nhttps://liga.bg/matches/7',
    'Corrected result: Riltsi – Karvuna 2–1 (Delta League). It was 1–1.\nhttps://liga.bg/matches/7',
  ],
  [
    { kind: 'banned', player, competition, ban },
    'Наказание: Иван Петров пропуска 1 мач (Делта Лига). Причина: удар без топка.',
    'Ban: Ivan Petrov misses 1 match (Delta League). Reason: off the ball.',
  ],
  [
    { kind: 'banned', player, competition: null, ban: { ...ban, matches: null, endsOn: '2026-05-01' } },
    'Наказание: Иван Петров не играе до 1 май 2026 включително. Причина: удар без топка.',
    'Ban: Ivan Petrov does not play until 1 May 2026 inclusive. Reason: off the ball.',
  ],
  [
    { kind: 'ban-lifted', player, competition: null, day: '2026-03-20' },
    'Наказанието на Иван Петров е отменено: може да играе от 20 март 2026.',
    'The ban of Ivan Petrov is lifted: free to play from 20 March 2026.',
  ],
  [
    { kind: 'withdrawn', team: named('Вихър'), competition, day: '2026-03-20', isAnnulled: true },
    'Вихър се отказва от Делта Лига, считано от 20 март 2026. Досегашните му резултати се анулират.',
    'Vihar have withdrawn from Delta League as of 20 March 2026. Their results so far are annulled.',
  ],
])('[CT1] the text for the chat of %o', (news, bg, en) => {
  expect(chatText(news)).toEqual({ bg, en });
});
