import { describe, expect, it } from 'vitest';
import type { StandingRow, Standings } from './model.ts';
import { renderMarkup, team, visibleText } from './rendered.fixture.tsx';
import { StandingsTable } from './standings-table.tsx';

const row = (position: number, name: string, change: Partial<StandingRow> = {}): StandingRow => ({
  position,
  previousPosition: position,
  team: team(position, name),
  played: 15,
  wins: 6,
  draws: 2,
  losses: 7,
  goalsScored: 41,
  goalsConceded: 43,
  goalDifference: 0,
  points: 20,
  form: ['L', 'D', 'W'],
  withdrawn: null,
  ...change,
});
const standings: Standings = {
  groups: [
    {
      name: null,
      rows: [
        row(1, 'Орловец', { goalDifference: 34 }),
        row(2, 'Рилци', { previousPosition: 4, goalDifference: -2 }),
        row(3, 'Вихър', { previousPosition: 2 }),
      ],
    },
  ],
  zones: [
    { from: 1, to: 1, kind: 'title', labelBg: 'Шампион', labelEn: 'Champions' },
    { from: 11, to: 12, kind: 'drop', labelBg: 'Бараж', labelEn: 'Play-off' },
  ],
  adjustments: [
    { team: team(2, 'Рилци'), points: -1, reason: { bg: 'неявяване', en: 'no-show' } },
    { team: team(9, 'Чайка'), points: -3, reason: { bg: 'друго', en: 'other' } },
  ],
};
const table = renderMarkup(<StandingsTable caption="Делта Лига" {...standings} />);

describe('the standings', () => {
  it('sign the goal difference, with a true minus', () => {
    expect(visibleText(table)).toContain('15 +34 20');
    expect(visibleText(table)).toContain('15 −2 20');
  });

  it('show who rose and who fell, also as text', () => {
    expect(table).toContain('data-move="up"');
    expect(visibleText(table)).toContain('2 места нагоре');
    expect(visibleText(table)).toContain('Едно място надолу');
  });

  it('mark zones, and explain the visible ones', () => {
    expect(table).toContain('<tr data-zone="title"');
    expect(visibleText(table)).toContain('Шампион');
    expect(visibleText(table)).not.toContain('Бараж');
  });

  it('footnote the adjustments of visible teams', () => {
    expect(visibleText(table)).toContain('20 †');
    expect(visibleText(table)).toContain('† Рилци: −1 точка (неявяване)');
    expect(visibleText(table)).not.toContain('Чайка');
  });

  it('show every column on demand, and the form in letters of the language', () => {
    const full = (language: 'bg' | 'en') =>
      visibleText(renderMarkup(<StandingsTable caption="" full {...standings} />, language));
    expect(visibleText(table)).not.toContain('15 6 2 7');
    expect(full('bg')).toContain('# Отбор М П Р З ВГ ДГ ГР Т Последни 5 1');
    expect(full('bg')).toContain('15 6 2 7 41 43 +34 20 З Загуба Р Равен П Победа');
    expect(full('en')).toContain('# Team MP W D L GF GA GD Pts Form 1');
    expect(full('en')).toContain('15 6 2 7 41 43 +34 20 L Loss D Draw W Win');
  });

  it('point out the teams of the page, and have a word for one without a name', () => {
    const rows = [row(1, 'Орловец'), row(2, '', { team: { id: null, name: '', shortName: '', badge: null } })];
    const groups = [{ name: null, rows }];
    const marked = renderMarkup(<StandingsTable caption="" {...standings} groups={groups} highlighted={[1]} />, 'en');
    expect(marked.match(/aria-current="true"/g)).toHaveLength(1);
    expect(visibleText(marked)).toContain('UNK Unknown Team');
    expect(marked.match(/href="\/team/g)).toHaveLength(1);
  });

  it('name each group over its table, and the marks once', () => {
    const rows = standings.groups[0]?.rows ?? [];
    const groups = ['Група А', 'Група Б'].map((name) => ({ name, rows }));
    const both = visibleText(renderMarkup(<StandingsTable caption="Купа" {...standings} groups={groups} />));
    expect(both).toContain('Група А Купа Група А #');
    expect(both.match(/Шампион/g)).toHaveLength(1);
  });

  it('[ST15] says of a team that left when it did and what became of its results', () => {
    const left = (annulled: boolean) => {
      const rows = [row(1, 'Орловец'), row(2, 'Рилци', { withdrawn: { on: '2026-03-12', annulled, goalsAwarded: 3 } })];
      const groups = [{ name: null, rows }];
      return visibleText(renderMarkup(<StandingsTable {...standings} groups={groups} adjustments={[]} caption="" />));
    };
    expect(left(true)).toContain('‡ Рилци се отказа от участие на 12 март 2026 г.: резултатите му са анулирани.');
    expect(left(false)).toContain('останалите му мачове са служебни загуби с 0:3.');
    expect(left(true).match(/‡/g)).toHaveLength(2);
  });
});
