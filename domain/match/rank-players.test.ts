import { describe, expect, test } from 'vitest';
import { rankPlayers, type PlayerMatchCounts, type PlayerTable } from './rank-players.ts';

const NOTHING: Omit<PlayerMatchCounts, 'id' | 'name'> = {
  position: null,
  minutes: 0,
  rating: null,
  goals: 0,
  assists: 0,
  shots: 0,
  shotsOnTarget: 0,
  passes: 0,
  keyPasses: 0,
  passAccuracy: null,
  tackles: 0,
  interceptions: 0,
  clearances: 0,
  blocks: 0,
  fouls: 0,
  yellowCards: 0,
  redCards: 0,
  saves: 0,
  goalsConceded: 0,
};

/** The names of players in the order of a table; each did but what is said of him. */
const ranked = (table: PlayerTable, players: Record<string, Partial<PlayerMatchCounts>>) =>
  rankPlayers(
    Object.entries(players).map(([name, done], id) => ({ ...NOTHING, id, name, ...done })),
    table,
  ).map(({ name }) => name);

describe('the players of a match', () => {
  test('[PR1] top stats: goals, assists, shots on target, shots, then rating and minutes', () => {
    expect(
      ranked('top-stats', {
        rated: { rating: 9, shots: 1 },
        played: { shots: 1, minutes: 50 },
        shooter: { shots: 2 },
        onTarget: { shotsOnTarget: 1, shots: 1 },
        assister: { assists: 1 },
        scorer: { goals: 1 },
      }),
    ).toEqual(['scorer', 'assister', 'onTarget', 'shooter', 'rated', 'played']);
  });

  test('[PR2] shooting: what the table shows decides before goals and assists', () => {
    expect(
      ranked('shooting', {
        scorer: { goals: 2, shotsOnTarget: 2, shots: 2 },
        wild: { shotsOnTarget: 2, shots: 5 },
        sharp: { shotsOnTarget: 3, shots: 3 },
        assister: { assists: 3 },
      }),
    ).toEqual(['sharp', 'wild', 'scorer', 'assister']);
  });

  test('[PR2] duels: fouls and cards, then tackles, interceptions, clearances, blocks', () => {
    expect(
      ranked('duels', {
        blocker: { blocks: 1 },
        clearer: { clearances: 1 },
        reader: { interceptions: 1 },
        tackler: { tackles: 1 },
        sentOff: { fouls: 1, yellowCards: 1, redCards: 1 },
        booked: { fouls: 1, yellowCards: 1 },
        rough: { fouls: 2 },
      }),
    ).toEqual(['rough', 'sentOff', 'booked', 'tackler', 'reader', 'clearer', 'blocker']);
  });

  test('[PR3] goalkeeping: saves, then fewer goals conceded, of those who had either', () => {
    expect(
      ranked('goalkeeping', {
        idle: { position: 'GK' },
        beaten: { position: 'GK', saves: 4, goalsConceded: 3 },
        sound: { position: 'GK', saves: 4, goalsConceded: 1 },
        standIn: { position: 'FWD', goalsConceded: 2 },
        striker: { goals: 3 },
      }),
    ).toEqual(['sound', 'beaten', 'standIn']);
  });

  test('[PR3] goalkeeping: when nobody had anything to do, the goalkeepers', () => {
    expect(ranked('goalkeeping', { b: { position: 'GK' }, a: { position: 'GK' }, c: { position: 'DEF' } })).toEqual([
      'a',
      'b',
    ]);
  });

  test('[PR4] detailed: rating, minutes, then pass accuracy, key passes, passes', () => {
    expect(
      ranked('detailed-stats', {
        busy: { passes: 9 },
        clever: { keyPasses: 1 },
        accurate: { passAccuracy: 80 },
        tireless: { minutes: 50 },
        rated: { rating: 6.1 },
      }),
    ).toEqual(['rated', 'tireless', 'accurate', 'clever', 'busy']);
  });

  test('[PR5] level in everything: by the alphabet, whatever the order they came in', () => {
    expect(ranked('top-stats', { Яна: {}, Ани: {}, Боян: {} })).toEqual(['Ани', 'Боян', 'Яна']);
  });
});
