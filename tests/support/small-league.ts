import { transliterate } from '#domain/formatting/transliterate.ts';
import type { League, MatchEntry, PlayerStatsEntry } from './league.ts';

/** The current time of tests with the small league. */
export const SMALL_LEAGUE_NOW = new Date('2026-03-15T17:30:00Z');

const NOTHING_DONE: Omit<PlayerStatsEntry, 'player' | 'team'> = {
  starter: true,
  minutesPlayed: 50,
  rating: 6,
  manOfTheMatch: false,
  goals: 0,
  ownGoals: 0,
  assists: 0,
  shots: 0,
  shotsOnTarget: 0,
  shotsOffTarget: 0,
  shotsBlocked: 0,
  woodwork: 0,
  passes: 0,
  passesCompleted: 0,
  keyPasses: 0,
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

export const playerStats = (player: string, team: string, done: Partial<PlayerStatsEntry>): PlayerStatsEntry => ({
  ...NOTHING_DONE,
  ...done,
  player,
  team,
});

export function match(key: string, entry: Partial<MatchEntry>): MatchEntry {
  return {
    key,
    competition: 'liga',
    season: '2025',
    gameweek: 1,
    group: null,
    bracketSlot: null,
    home: null,
    away: null,
    startTime: '2026-03-01T17:00:00Z',
    previousStartTime: null,
    venue: 'Терен Балик',
    referee: null,
    note: null,
    status: 'UPCOMING',
    phase: 'NOT_STARTED',
    score: null,
    halfTime: null,
    fullTime: null,
    extraTime: null,
    penalties: null,
    official: null,
    clockSeconds: 0,
    clockRunningSince: null,
    liveVideo: null,
    summaryVideo: null,
    lineups: [],
    ledger: [],
    playerStats: [],
    teamStats: [],
    ...entry,
  };
}

const team = (key: string, name: string, shortName: string) => ({
  key,
  name,
  nameLatin: transliterate(name),
  shortName,
  badge: key === 'balik' ? 'team/balik' : null,
  city: 'Добрич',
  founded: 2009,
  stadium: null,
  descriptionBg: null,
  descriptionEn: null,
  instagram: null,
  facebook: null,
  twitter: null,
  website: null,
});

const player = (key: string, name: string, hidden = false) => ({
  key,
  name,
  nameLatin: transliterate(name),
  birthdate: '2000-01-01',
  nationality: 'BG',
  position: 'FWD' as const,
  picture: null,
  hidden,
  parentalDeclaration: false,
});

const finished = (
  key: string,
  gameweek: number,
  home: string,
  score: [number, number],
  away: string,
  startTime: string,
  stats: PlayerStatsEntry[] = [],
) => match(key, { gameweek, home, away, score, startTime, status: 'FINISHED', phase: 'FULL_TIME', playerStats: stats });

/**
 * Four teams, two gameweeks, worked out by hand:
 *
 *   Балик   3:1 Вихър      Орловец 2:2 Рилци
 *   Вихър   4:0 Орловец    Рилци   0:3 Балик (awarded)
 *
 * Балик 6 points (6:1) less 4 deducted = 2; Вихър 3 (5:3); Орловец 1 (2:6); Рилци 1 (2:5).
 */
export function smallLeague(): League {
  return {
    media: [
      {
        key: 'team/balik',
        type: 'image/svg+xml',
        width: 64,
        height: 72,
        bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 72"/>'),
      },
    ],
    seasons: [
      { key: '2024', yearStart: 2024, yearEnd: 2025, startsOn: '2024-09-29', endsOn: '2025-05-31', isCurrent: false },
      { key: '2025', yearStart: 2025, yearEnd: 2026, startsOn: '2025-09-28', endsOn: '2026-05-31', isCurrent: true },
    ],
    competitions: [
      { key: 'liga', name: 'Делта Лига', nameLatin: 'Delta Liga', logo: null, city: 'Добрич', country: 'BG', rank: 1 },
      { key: 'old', name: 'Стара купа', nameLatin: 'Stara kupa', logo: null, city: null, country: 'BG', rank: 2 },
    ],
    competitionSeasons: [
      {
        competition: 'liga',
        season: '2025',
        format: 'LEAGUE',
        startsOn: '2025-09-28',
        endsOn: '2026-05-31',
        points: { win: 3, draw: 1, loss: 0 },
        tieBreakers: ['head_to_head'],
        extraTime: false,
        halfMinutes: 25,
        zones: [{ from: 1, to: 1, kind: 'title', labelBg: 'Шампион', labelEn: 'Champion' }],
        teams: ['balik', 'vihar', 'orlovets', 'riltsi'].map((key) => ({
          team: key,
          group: null,
          seed: null,
          withdrawnOn: null,
        })),
        adjustments: [
          {
            key: 'a1',
            team: 'balik',
            points: -4,
            reasonBg: 'Нередовен играч',
            reasonEn: 'Ineligible player',
            decidedOn: '2026-03-10',
          },
        ],
        gameweeks: [
          { number: 1, startsOn: '2026-03-01', endsOn: '2026-03-07', eliminationRound: null },
          { number: 2, startsOn: '2026-03-08', endsOn: '2026-03-14', eliminationRound: null },
          { number: 3, startsOn: '2026-03-15', endsOn: '2026-03-21', eliminationRound: null },
        ],
      },
      {
        competition: 'old',
        season: '2024',
        format: 'KNOCKOUT',
        startsOn: '2025-03-01',
        endsOn: '2025-04-01',
        points: { win: 3, draw: 1, loss: 0 },
        tieBreakers: [],
        extraTime: true,
        halfMinutes: 25,
        zones: [],
        teams: [],
        adjustments: [],
        gameweeks: [],
      },
    ],
    teams: [
      team('balik', 'Балик', 'БАЛ'),
      team('vihar', 'Вихър', 'ВИХ'),
      team('orlovets', 'Орловец', 'ОРЛ'),
      team('riltsi', 'Рилци', 'РИЛ'),
    ],
    players: [player('ivan', 'Иван Колев'), player('petar', 'Петър Желев'), player('hidden', 'Скрит Играч', true)],
    referees: [],
    memberships: [
      { team: 'balik', player: 'ivan', shirtNumber: 9, rank: 'MAIN', joinedOn: '2025-09-01', leftOn: null },
      { team: 'vihar', player: 'petar', shirtNumber: 7, rank: 'MAIN', joinedOn: '2025-09-01', leftOn: null },
      { team: 'vihar', player: 'hidden', shirtNumber: 8, rank: 'MAIN', joinedOn: '2025-09-01', leftOn: null },
    ],
    transfers: [],
    matches: [
      finished('m1', 1, 'balik', [3, 1], 'vihar', '2026-03-01T17:00:00Z', [
        playerStats('ivan', 'balik', { goals: 2, assists: 1, shots: 3, shotsOnTarget: 2, rating: 8.5 }),
        playerStats('petar', 'vihar', { goals: 1, shots: 1, shotsOnTarget: 1, rating: 6.5 }),
      ]),
      finished('m2', 1, 'orlovets', [2, 2], 'riltsi', '2026-03-01T18:30:00Z'),
      finished('m3', 2, 'vihar', [4, 0], 'orlovets', '2026-03-08T17:00:00Z', [
        playerStats('petar', 'vihar', { goals: 1, assists: 2, shots: 2, shotsOnTarget: 1, rating: 8 }),
        playerStats('hidden', 'vihar', { goals: 3, shots: 3, shotsOnTarget: 3, rating: 9.8 }),
      ]),
      match('m4', {
        gameweek: 2,
        home: 'riltsi',
        away: 'balik',
        startTime: '2026-03-08T18:30:00Z',
        status: 'AWARDED',
        official: { score: [0, 3], reasonBg: 'Рилци не се яви', reasonEn: 'Riltsi did not turn up' },
      }),
      match('m5', {
        gameweek: 3,
        home: 'balik',
        away: 'orlovets',
        startTime: '2026-03-15T17:00:00Z',
        status: 'LIVE',
        phase: 'SECOND_HALF',
        score: [5, 0],
        clockSeconds: 1500,
        clockRunningSince: '2026-03-15T17:28:55Z',
      }),
      match('m6', { gameweek: 3, home: 'vihar', away: 'riltsi', startTime: '2026-03-15T18:15:00Z' }),
      match('m7', { gameweek: 3, home: 'riltsi', away: 'orlovets', startTime: '2026-03-15T19:00:00Z' }),
      match('m8', { gameweek: 3, home: 'vihar', away: 'orlovets', startTime: '2026-03-15T17:05:00Z' }),
    ],
    news: [
      {
        key: 'n1',
        titleBg: 'Балик поведе',
        titleEn: 'Balik take the lead',
        contentBg: '<p>Балик победи.</p>',
        contentEn: '<p>Balik won.</p>',
        summaryBg: null,
        summaryEn: null,
        author: 'redakcia',
        tags: ['балик'],
        picture: null,
        competition: 'liga',
        team: 'balik',
        secondTeam: null,
        match: 'm1',
        publishedAt: '2026-03-02T08:00:00Z',
        updatedAt: '2026-03-02T08:00:00Z',
      },
      {
        key: 'n2',
        titleBg: 'Утре',
        titleEn: 'Tomorrow',
        contentBg: '<p>Утре.</p>',
        contentEn: '<p>Tomorrow.</p>',
        summaryBg: null,
        summaryEn: null,
        author: 'redakcia',
        tags: [],
        picture: null,
        competition: null,
        team: null,
        secondTeam: null,
        match: null,
        publishedAt: '2026-03-16T08:00:00Z',
        updatedAt: '2026-03-16T08:00:00Z',
      },
    ],
    awards: [],
    compositions: [],
  };
}
