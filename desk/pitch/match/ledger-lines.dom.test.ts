import { describe, expect, it } from 'vitest';
import type { PendingAct } from '#desk/pitch/outbox/pending-act.ts';
import { deskBg } from '#i18n/desk/bg.ts';
import { createTranslate } from '#i18n/translate.ts';
import { goal, recorded, tapped, upcoming } from '#tests/support/tapped-match.ts';
import { factsOf } from './match-facts.ts';
import { ledgerLines } from './ledger-lines.ts';
import { viewMatch, type MatchView } from './view-match.ts';

const t = createTranslate<typeof deskBg>('bg-BG', deskBg);

/** Each line in short: "8’ 1–1 home", "HALF_TIME 1–0". */
function linesOf(view: MatchView): string[] {
  const facts = factsOf(view, 'bg');
  if (!facts) throw new Error('The teams are known');
  const score = (one: { home: number; away: number } | null) => (one ? `${one.home}–${one.away}` : '');
  return ledgerLines(view, facts, t).map((line) =>
    ('phase' in line
      ? [line.phase, score(line.score)]
      : [line.state === 'refused' && 'refused', line.minute, score(line.running), line.side]
    )
      .filter(Boolean)
      .join(' '),
  );
}

const kickOff = () => tapped({ act: 'kick-off' }, 0);

describe('the lines of the ledger', () => {
  it('stand in the order of play, so that the running score never goes back', () => {
    const acts = [
      kickOff(),
      tapped(goal('home'), 3),
      tapped(goal('away'), 10),
      tapped({ act: 'stop-clock' }, 12),
      tapped({ act: 'start-clock' }, 14),
      tapped({ act: 'phase', phase: 'HALF_TIME' }, 27),
      tapped({ act: 'phase', phase: 'SECOND_HALF' }, 35),
      tapped(goal('home'), 36),
      tapped({ ...goal('away'), minute: 7 }, 38),
    ];
    expect(linesOf(viewMatch(upcoming, acts))).toEqual([
      '27’ 2–2 home',
      'SECOND_HALF 1–2',
      'HALF_TIME 1–2',
      'CLOCK_START 1–2',
      'CLOCK_STOP 1–2',
      '11’ 1–2 away',
      '7’ 1–1 away',
      '4’ 1–0 home',
      'FIRST_HALF 0–0',
    ]);
  });

  it('of refused acts come first, the newest before the others, each with its minute', () => {
    const refused = (minutes: number): PendingAct =>
      tapped(goal('home'), minutes, { state: 'refused', reason: 'same_goal', message: '' });
    const acts = [kickOff(), refused(3), tapped(goal('away'), 5), refused(8)];
    expect(linesOf(viewMatch(upcoming, acts))).toEqual([
      'refused 9’ home',
      'refused 4’ home',
      '6’ 0–1 away',
      'FIRST_HALF 0–0',
    ]);
  });

  it('end with that of an abandoned match', () => {
    const acts = [kickOff(), tapped(goal('home'), 3), tapped({ act: 'abandon' }, 20)];
    expect(linesOf(viewMatch(recorded(upcoming, ...acts), []))).toEqual([
      'ABANDON 1–0',
      '4’ 1–0 home',
      'FIRST_HALF 0–0',
    ]);
    expect(deskBg['phase.ABANDON']).toBe('Прекратен');
  });
});
