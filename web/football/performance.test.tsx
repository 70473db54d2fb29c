import { describe, expect, it } from 'vitest';
import type { TeamOfTheSeasonPlayer, TeamOfTheWeekPlayer, MatchPerformance, Performance } from './competition-model.ts';
import { SeasonPerformance, WeekPerformance } from './performance.tsx';
import { renderMarkup, team, visibleText } from './rendered.fixture.tsx';

const figures: Performance = {
  goals: 2,
  assists: 0,
  minutes: 50,
  rating: 9.1,
  shots: 4,
  shotsOnTarget: 3,
  passes: 31,
  passAccuracy: 87.1,
  tackles: 0,
  saves: 0,
  yellowCards: 0,
  redCards: 0,
};
const inMatch: MatchPerformance = {
  ...figures,
  match: {
    id: null,
    startTime: null,
    opponent: { ...team(2, 'Вихър'), id: null },
    score: '4–1',
    venue: 'home',
    summary: null,
  },
  isManOfTheMatch: true,
  isStarter: true,
  keptCleanSheet: true,
};
const player = {
  id: 9,
  name: 'Явор Луканов',
  picture: null,
  shirtNumber: 4,
  section: 'def' as const,
  team: team(1, 'Балик'),
};
const week = (change: Partial<MatchPerformance> = {}, of: Partial<TeamOfTheWeekPlayer> = {}) =>
  visibleText(
    renderMarkup(<WeekPerformance player={{ ...player, ...of, performance: { ...inMatch, ...change } }} />, 'en'),
  );

describe('a performance in a gameweek', () => {
  it('shows player, position, opponent and rating', () => {
    expect(week()).toContain('Явор Луканов БАЛ Балик, defender Rating 9.1 MOTM Starter');
    expect(week()).toContain(
      'Opponent Вихър Score 4–1 Venue Home Goals 2 Assists 0 Minutes 50’ Shots 4 Passes 31 (87.1%)',
    );
  });

  it('leaves out counts of 0 and a missing rating', () => {
    expect(week()).not.toMatch(/Tackles|Saves|Card/);
    expect(week({ shots: 0, saves: 3, rating: null, yellowCards: 1, redCards: 1 })).toMatch(
      /Starter Yellow Card Red Card.*Saves 3$/,
    );
  });

  it('shows a clean sheet for goalkeepers only', () => {
    expect(week()).not.toContain('Clean Sheet');
    expect(week({}, { section: 'gk' })).toContain('Clean Sheet');
  });

  it("shows a message without statistics, in the page's language", () => {
    const none: TeamOfTheWeekPlayer = { ...player, performance: { message: 'Did not play' } };
    expect(visibleText(renderMarkup(<WeekPerformance player={none} />, 'en'))).toContain('Did not play');
    expect(visibleText(renderMarkup(<WeekPerformance player={none} />, 'bg'))).toContain(
      'Няма данни от мач в този кръг',
    );
  });
});

describe('a performance in a season', () => {
  const season = (change: object = {}) => {
    const of: TeamOfTheSeasonPlayer = {
      ...player,
      performance: { ...figures, matches: 8, goals: 10, assists: 3, ...change },
    };
    return visibleText(renderMarkup(<SeasonPerformance player={of} />, 'en'));
  };

  it('sums up, with shares and averages', () => {
    const text = season();
    expect(text).toContain(
      'Matches 8 Goals 10 Assists 3 G+A 13 Minutes 50’ Average rating 9.1 Shots (on target) 4 (75.0%)',
    );
    expect(text).toContain('Passes 31 (87.1%) Tackles 0 Saves 0 Yellow cards 0 Red cards 0');
    expect(text).toMatch(/Per game Goals 1\.25 Assists 0\.38/);
  });

  it('[UN1] leaves out what nobody counted, and has no average without matches', () => {
    const unknown = { assists: null, minutes: null, shots: null, rating: null, yellowCards: null };
    expect(season({ matches: 0, ...unknown })).toMatch(
      /Matches 0 Goals 10 Passes 31 \(87\.1%\) Tackles 0 Saves 0 Red cards 0 Per game Goals –$/,
    );
  });
});
