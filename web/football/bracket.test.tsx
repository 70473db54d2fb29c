import { describe, expect, it } from 'vitest';
import { Bracket } from './bracket.tsx';
import type { Tie } from './competition-model.ts';
import { renderMarkup, team, visibleText } from './rendered.fixture.tsx';

const seeded = (id: number, name: string) => ({ ...team(id, name), seed: id });
const tie = (id: number, round: Tie['round'], slot: number, change: Partial<Tie> = {}): Tie => ({
  id,
  status: 'FINISHED',
  round,
  slot,
  startTime: '2026-03-22T17:00:00Z',
  venue: 'Терен Балик',
  home: seeded(1, 'Орловец'),
  away: seeded(8, 'Вихър'),
  homeScore: 5,
  awayScore: 2,
  penalties: null,
  ...change,
});
const bracket = (...ties: Tie[]) => renderMarkup(<Bracket ties={ties} />);

describe('the bracket', () => {
  it('names its rounds, and each side with its seed and goals', () => {
    const text = visibleText(bracket(tie(2, 'final', 1), tie(1, 'quarter_final', 1)));
    expect(text).toMatch(/^Четвъртфинали .*Орловец \[1\] 5 .*Вихър \[8\] 2 .*Финал/);
    expect(visibleText(renderMarkup(<Bracket ties={[tie(1, 'round_of_16', 1)]} />, 'en'))).toContain('Round of 16');
  });

  it('leads to its matches', () => {
    expect(bracket(tie(31, 'final', 1))).toContain('href="/match-details/31"');
  });

  it('shows the shoot-out beside the score and fades who lost it; nobody before the end', () => {
    const markup = bracket(tie(1, 'final', 1, { homeScore: 2, awayScore: 2, penalties: { home: 4, away: 3 } }));
    expect(visibleText(markup)).toContain('2 (4)');
    expect(markup.match(/data-lost/g)).toHaveLength(1);
    const open = bracket(tie(1, 'final', 1, { status: 'UPCOMING', homeScore: null, awayScore: null }));
    expect(open).not.toContain('data-lost');
    expect(visibleText(open)).toContain('Орловец [1] –');
  });

  it('[BR2] shows the tree before the teams are known: what each waits for, with date and place', () => {
    const open = { status: 'UPCOMING', homeScore: null, awayScore: null } as const;
    const semis = [tie(1, 'semi_final', 1), tie(2, 'semi_final', 2, open)];
    const text = visibleText(bracket(...semis, tie(3, 'final', 1, { ...open, away: null })));
    expect(text).toContain('1/2 финал 2 · 22.03, 19:00 · Терен Балик');
    expect(text).toMatch(/Финал 22.03, 19:00 · Терен Балик .*Орловец \[1\] – \? Победител от 1\/2 финал 2 –$/);
    const english = renderMarkup(
      <Bracket ties={[tie(1, 'semi_final', 1), tie(3, 'final', 1, { ...open, home: null })]} />,
      'en',
    );
    expect(visibleText(english)).toContain('Winner of semi-final 1');
  });

  it('[BR8] shows the third-place match apart, with the losers that it waits for', () => {
    const open = { status: 'UPCOMING', homeScore: null, awayScore: null, home: null, away: null } as const;
    const text = visibleText(bracket(tie(1, 'semi_final', 1), tie(2, 'final', 1), tie(3, 'third_place', 1, open)));
    expect(text).toMatch(/Мач за третото място .*Загубил от 1\/2 финал 1 – .*Загубил от 1\/2 финал 2 –$/);
  });

  it('[BR7] [BR9] shows both legs of a tie and their sum, and fades who lost it', () => {
    const second = { home: seeded(8, 'Вихър'), away: seeded(1, 'Орловец'), homeScore: 1, awayScore: 0 };
    const markup = bracket(tie(1, 'final', 1, { homeScore: 2, awayScore: 0 }), tie(2, 'final', 1, second));
    expect(visibleText(markup)).toMatch(/Орловец \[1\] 2 0 2 .*Вихър \[8\] 0 1 1/);
    expect(markup).toContain('href="/match-details/2"');
    expect(markup).toMatch(/data-lost="true">.*Вихър/);
  });

  it('[BR3] places a tie beside the two before it, also past a gap', () => {
    const markup = bracket(
      tie(1, 'quarter_final', 1),
      tie(2, 'quarter_final', 2),
      tie(4, 'quarter_final', 4),
      tie(5, 'semi_final', 1),
      tie(6, 'semi_final', 2),
    );
    expect(markup.split('<section>').map((round) => round.match(/<li[^>]*>/g))).toEqual([
      null,
      ['<li data-to="below">', '<li data-to="above">', '<li aria-hidden="true">', '<li data-to="above">'],
      ['<li data-from="true">', '<li data-from="true">'],
    ]);
  });
});
