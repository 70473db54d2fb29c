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

describe('[BR11] the folded bracket', () => {
  const OPEN = { status: 'UPCOMING', homeScore: null, awayScore: null, home: null, away: null } as const;
  const names = ['Орловец', 'Вихър', 'Балик', 'Карвуна', 'Рилци', 'Изток Сити', 'Дружба 98', 'Житница'];
  const between = (home: number, away: number) => ({
    home: seeded(home, names[home - 1] ?? ''),
    away: seeded(away, names[away - 1] ?? ''),
  });
  const quarters = [1, 2, 3, 4].map((slot) => tie(slot, 'quarter_final', slot, between(slot * 2 - 1, slot * 2)));
  const semis = [tie(11, 'semi_final', 1, between(1, 3)), tie(12, 'semi_final', 2, between(5, 7))];
  const third = tie(21, 'third_place', 1, between(3, 7));
  const final = tie(22, 'final', 1, { ...between(1, 5), homeScore: 0 });
  const folded = (...ties: Tie[]) => bracket(...ties).split(/<div class="[^"]*unfolded/)[0] ?? '';

  it('leads from both ends to the final, with the third place beside it', () => {
    const markup = folded(...quarters, ...semis, third, final);
    expect([...markup.matchAll(/match-details\/(\d+)/g)].map(([, id]) => id)).toEqual([
      '1',
      '2',
      '11',
      '22',
      '21',
      '12',
      '3',
      '4',
    ]);
    expect(visibleText(markup)).toMatch(/Финал, 22 март .*Трето място .*Пунктир: за третото място\.$/);
    expect(visibleText(folded(...semis, final))).not.toContain('Пунктир');
  });

  it('draws the way of the champion in gold, also where he came from below', () => {
    const markup = folded(...quarters, ...semis, third, final);
    expect(markup.match(/data-half="(upper|lower)"|data-kind="(lit|loser)"/g)).toEqual([
      'data-half="upper"',
      'data-half="upper"',
      'data-kind="loser"',
      'data-half="lower"',
      'data-kind="loser"',
      'data-kind="lit"',
      'data-half="lower"',
      'data-kind="lit"',
    ]);
    expect(markup).toContain('data-folded="won"');
    const open = folded(...quarters, ...semis, third, { ...final, ...OPEN });
    expect(open).not.toMatch(/data-kind="lit"|data-folded="won"/);
    expect(visibleText(open)).toMatch(/^Финал Четвъртфинали .*Чака полуфинал/);
  });

  it('names the round in play, what is live in it and what an open side waits for', () => {
    const live = tie(12, 'semi_final', 2, { ...between(5, 7), status: 'LIVE' });
    const last = tie(22, 'final', 1, { ...OPEN, home: seeded(1, 'Орловец') });
    const text = visibleText(folded(...quarters, semis[0]!, live, { ...third, ...OPEN }, last));
    expect(text).toMatch(/^Полуфинали един мач още се играе/);
    expect(text).toMatch(/Финал, 22.03, 19:00 .*Орловец \[1\] – .*Чака полуфинал – Трето място, 19:00 .*Загубилият/);
    expect(text).toMatch(/На живо .*Рилци/);
  });

  it('opens the round of 16 while it is in play only', () => {
    const early = Array.from({ length: 8 }, (_, place) => tie(30 + place, 'round_of_16', place + 1));
    const later = [...quarters, ...semis, final];
    const closed = folded(...early, ...later);
    expect(closed.match(/<details[^>]*>/g)?.filter((tag) => tag.includes('open'))).toEqual([]);
    expect(visibleText(closed)).toContain('Осминафинали, 4 мача');
    const open = later.map((one) => ({ ...one, ...OPEN }));
    const playing = folded(...early.slice(1), { ...early[0]!, status: 'LIVE' }, ...open);
    expect(playing.match(/<details[^>]*open/g)).toHaveLength(2);
  });

  it('is not there for a tree with a gap', () => {
    expect(bracket(...quarters.slice(1), ...semis, final)).not.toContain('unfolded');
  });
});
