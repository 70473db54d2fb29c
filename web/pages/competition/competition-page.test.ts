import { describe, expect, it } from 'vitest';
import { ALL_RECORDS } from '#domain/league/records.ts';
import type { CompetitionProfile } from '#web/football/competition-model.ts';
import type { Gameweek, Leader, TableGroup } from '#web/football/model.ts';
import { parseStandings } from '#web/api/parse-standings.ts';
import { chosenFixturesGameweek, chosenResultsGameweek, chosenTotwGameweek, lastWithTeam } from './chosen-gameweek.ts';
import { competitionAddress, seasonIn } from './competition-address.ts';
import { tabsOf } from './competition-tabs.ts';

const query = (text = '') => new URLSearchParams(text);

describe('the address of a competition', () => {
  it('keeps unchanged parameters, in canonical order', () => {
    expect(competitionAddress(5, query())).toBe('/competition/5');
    expect(competitionAddress(5, query('gameweek=3&tab=results&lang=en'), { season: 2 })).toBe(
      '/competition/5?tab=results&season=2&gameweek=3',
    );
    expect(competitionAddress(5, query('tab=news&page=4'), { page: null })).toBe('/competition/5?tab=news');
  });
});

describe('the season', () => {
  const seasons = [1, 2, 3].map((id) => ({ id, name: String(id), isCurrent: id === 2 }));

  it('is the requested one, else the current one, else the first', () => {
    expect(seasonIn(seasons, query('season=3'))?.id).toBe(3);
    expect(seasonIn(seasons, query())?.id).toBe(2);
    expect(seasonIn(seasons, query('season=99'))?.id).toBe(2);
    expect(seasonIn([seasons[2]!, seasons[0]!], query('season=abc'))?.id).toBe(3);
    expect(seasonIn([], query('season=1'))).toBeUndefined();
  });
});

describe('the gameweek', () => {
  const gameweeks = [1, 2, 3, 4].map((number): Gameweek => ({
    id: number * 10,
    number,
    round: null,
    startsOn: null,
    endsOn: null,
    isCurrent: number === 3,
    isPrevious: number === 2,
  }));
  const chosen = (text: string) =>
    [chosenResultsGameweek, chosenFixturesGameweek, chosenTotwGameweek].map(
      (choose) => choose(gameweeks, query(text))?.number,
    );

  it('[GW3] [GW4] [GW5] is the default of each tab', () => {
    expect(chosen('')).toEqual([2, 3, 3]);
    expect(chosen('gameweek=nope')).toEqual([2, 3, 3]);
  });

  it('is the requested one, if it is offered', () => {
    expect(chosen('gameweek=4')).toEqual([4, 4, 4]);
    expect(chosen('gameweek=1')).toEqual([1, 3, 1]);
  });

  it('is null without gameweeks', () => {
    expect(
      [chosenResultsGameweek, chosenFixturesGameweek, chosenTotwGameweek].map((choose) => choose([], query())),
    ).toEqual([null, null, null]);
  });
});

describe('the tabs', () => {
  const league = (change: Partial<CompetitionProfile>, groups: TableGroup[] = [], scorers: Leader[] = []) => ({
    competition: {
      id: 1,
      name: 'Купа',
      logo: null,
      format: 'LEAGUE' as const,
      country: null,
      currentGameweek: null,
      hasFixtures: true,
      ...change,
    },
    groups,
    scorers,
    assisters: [],
    rated: [],
  });
  const tabs = (name: string, format: CompetitionProfile['format'], isOwnBackend = true) =>
    tabsOf(league({ name, format }), ALL_RECORDS, isOwnBackend);

  it('[BR5] have playoffs only where they are offered', () => {
    expect(tabs('Лига', 'LEAGUE')).not.toContain('playoffs');
    expect(tabs('Лига', 'GROUP_PLUS_KNOCKOUT')[3]).toBe('playoffs');
    expect(tabs('Summer Elimination', 'LEAGUE')).toHaveLength(11);
  });

  it('[TB1] have no standings of a knockout from our own server', () => {
    expect(tabs('Купа', 'KNOCKOUT')).not.toContain('standings');
    expect(tabs('Купа', 'KNOCKOUT', false)).toContain('standings');
    expect(tabs('Лига', 'GROUP_PLUS_KNOCKOUT')).toContain('standings');
  });

  it('[TB3] begin with the bracket of a knockout from our own server, once it has gameweeks', () => {
    const first = (currentGameweek: number | null, format: CompetitionProfile['format'], isOwnBackend = true) =>
      tabsOf(league({ format, currentGameweek }), ALL_RECORDS, isOwnBackend).slice(0, 2).join(' ');
    expect(first(1, 'KNOCKOUT')).toBe('playoffs home');
    expect(first(null, 'KNOCKOUT')).toBe('home statistics');
    expect(first(1, 'KNOCKOUT', false)).toBe('home standings');
    expect(first(1, 'GROUP_PLUS_KNOCKOUT')).toBe('home standings');
  });

  it('[TB4] have statistics from our own server unless matches were played and nothing of their players was recorded', () => {
    const table = (played: number) =>
      parseStandings([{ team: { id: 1, name: 'Балик' }, matches_played: played }], [], []).groups;
    const scorer = { player: { id: 1, name: 'Иван', picture: null }, team: { name: 'Балик' }, value: 1 };
    const shown = (groups: TableGroup[], scorers: Leader[], isOwnBackend = true) =>
      tabsOf(league({}, groups, scorers), ALL_RECORDS, isOwnBackend).includes('statistics');
    expect(shown(table(3), [])).toBe(false);
    expect(shown(table(3), [scorer])).toBe(true);
    expect(shown(table(0), [])).toBe(true);
    expect(shown(table(3), [], false)).toBe(true);
  });

  it('[TB6] have fixtures unless none are left', () => {
    const shown = (hasFixtures: boolean) => tabsOf(league({ hasFixtures }), ALL_RECORDS, true).includes('fixtures');
    expect([true, false].map(shown)).toEqual([true, false]);
  });

  it('have records only from our own server', () => {
    expect(tabs('Лига', 'LEAGUE')).toContain('records');
    expect(tabs('Лига', 'LEAGUE', false)).not.toContain('records');
  });
});

describe('[TB2] the team of the week', () => {
  const gameweeks = [14, 15, 16].map((number): Gameweek => ({
    id: number,
    number,
    round: null,
    startsOn: null,
    endsOn: null,
    isCurrent: number === 16,
    isPrevious: number === 15,
  }));
  const latest = { season: 2, gameweek: 14 };

  it('is the last of the season when the current gameweek has none', () => {
    const week = { players: [], latest };
    expect(lastWithTeam(gameweeks, query(), { week, season: 2 })?.number).toBe(14);
    expect(lastWithTeam(gameweeks, query('gameweek=16'), { week, season: 2 })).toBeNull();
    expect(lastWithTeam(gameweeks, query(), { week, season: 3 })).toBeNull();
    expect(lastWithTeam(gameweeks, query(), { week: { players: [], latest: null }, season: 2 })).toBeNull();
  });
});
