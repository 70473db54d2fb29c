import { expect, test } from 'vitest';
import type { StorySentence } from '#domain/match/story.ts';
import { publicBg } from '#i18n/public/bg.ts';
import { publicEn } from '#i18n/public/en.ts';
import { createTranslate } from '#i18n/translate.ts';
import { sentenceText } from './story-text.ts';

const teams = { winner: 'Балик', loser: 'Вихър' };
const petrov = { player: 'Петров', penalty: false };

test.each<[StorySentence, string, string]>([
  [{ key: 'win', ...teams, score: { home: 3, away: 1 } }, '„Балик“ победи „Вихър“ с 3:1.', 'Балик beat Вихър 3–1.'],
  [
    { key: 'bigWin', ...teams, score: { home: 7, away: 1 } },
    '„Балик“ разгроми „Вихър“ със 7:1.',
    'Балик thrashed Вихър 7–1.',
  ],
  [
    { key: 'awarded', ...teams, score: { home: 3, away: 0 } },
    '„Балик“ получи служебна победа над „Вихър“ с 3:0.',
    'Балик were awarded a 3–0 win over Вихър.',
  ],
  [
    { key: 'shootOut', ...teams, score: { home: 2, away: 2 }, penalties: { home: 7, away: 6 } },
    '„Балик“ победи „Вихър“ със 7:6 при дузпите, след като мачът завърши 2:2.',
    'Балик beat Вихър 7–6 on penalties after the match ended 2–2.',
  ],
  [
    { key: 'goalless', home: 'Балик', away: 'Вихър', score: { home: 0, away: 0 } },
    '„Балик“ и „Вихър“ завършиха без голове – 0:0.',
    'Балик and Вихър played out a goalless draw.',
  ],
  [
    { key: 'comeback', team: 'Балик', ours: 0, theirs: 2 },
    'Победителите губеха с 0:2, но обърнаха мача.',
    'The winners came back from 2–0 down.',
  ],
  [
    { key: 'levelled', team: 'Вихър', ours: 1, theirs: 3 },
    '„Вихър“ губеше с 1:3, но успя да изравни.',
    'Вихър came back from 3–1 down.',
  ],
  [
    { key: 'winner', scorer: { ...petrov, penalty: true }, time: 2 },
    'Победния гол вкара Петров от дузпа във 2-рата минута.',
    'Петров scored the winner from the spot in the 2nd minute.',
  ],
  [
    { key: 'winner', scorer: 'ownGoal', time: 'stoppage' },
    'Мачът се реши с автогол в добавеното време.',
    'An own goal in stoppage time settled it.',
  ],
  [
    { key: 'onlyGoal', scorer: null, time: 48 },
    'Единственият гол падна в 48-мата минута.',
    'The only goal came in the 48th minute.',
  ],
  [
    { key: 'equaliser', scorer: petrov, time: 49 },
    'Петров изравни в 49-ата минута.',
    'Петров equalised in the 49th minute.',
  ],
  [
    { key: 'opened', scorer: petrov, time: 5 },
    'Петров откри резултата в 5-ата минута.',
    'Петров opened the scoring in the 5th minute.',
  ],
  [
    { key: 'neverBehind', scorer: { ...petrov, penalty: true }, time: 7 },
    'Петров откри резултата от дузпа в 7-мата минута и победителите не изпуснаха преднината си.',
    'Петров opened the scoring from the spot in the 7th minute, and the winners never gave up the lead.',
  ],
  [
    { key: 'neverBehind', scorer: null, time: 'firstHalfStoppage' },
    'Победителите поведоха в добавеното време на първата част и не изпуснаха преднината си.',
    'The winners went ahead in first-half stoppage time and never gave up the lead.',
  ],
  [
    { key: 'goals', players: ['Петров'], team: 'Балик', count: 2, isNamed: false },
    'Петров вкара два гола за „Балик“.',
    'Петров scored twice for Балик.',
  ],
  [
    { key: 'goals', players: ['Петров'], team: 'Балик', count: 3, isNamed: false },
    'Петров вкара хеттрик за „Балик“.',
    'Петров scored a hat-trick for Балик.',
  ],
  [
    { key: 'goals', players: ['Петров'], team: 'Балик', count: 2, isNamed: true },
    'Общо Петров вкара два гола.',
    'Петров scored two in all.',
  ],
  [
    { key: 'goals', players: ['Петров', 'Колев', 'Динев'], team: null, count: 2, isNamed: false },
    'По два гола вкараха Петров, Колев и Динев.',
    'Петров, Колев, and Динев scored two each.',
  ],
  [
    { key: 'sentOff', players: [{ name: 'Динев', team: 'Вихър', time: null }] },
    'Динев („Вихър“) получи червен картон.',
    'Динев (Вихър) was sent off.',
  ],
  [
    {
      key: 'sentOff',
      players: [
        { name: 'Динев', team: 'Вихър', time: 40 },
        { name: 'Колев', team: 'Балик', time: 41 },
      ],
    },
    'Червен картон получиха Динев („Вихър“) и Колев („Балик“).',
    'Динев (Вихър) and Колев (Балик) were sent off.',
  ],
])('[SY6] %j', (sentence, bulgarian, english) => {
  expect(sentenceText(sentence, { t: createTranslate('bg', publicBg), language: 'bg' })).toBe(bulgarian);
  expect(sentenceText(sentence, { t: createTranslate('en', publicEn), language: 'en' })).toBe(english);
});
