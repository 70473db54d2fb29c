import type { League } from './league.ts';
import { match, smallLeague } from './small-league.ts';

/** At least one row in every file. */
export function leagueWithEverything(): League {
  const league = smallLeague();
  const [first] = league.matches;
  const [liga] = league.competitionSeasons;
  if (!first || !liga) throw new Error('The small league has changed');
  league.referees.push({ key: 'ref', name: 'Стоян Динев', nameLatin: 'Stoyan Dinev', picture: null });
  league.places = [{ name: 'Балчик', nameLatin: 'Balchik by the Sea' }];
  league.pitches = [
    {
      name: 'Терен Балик',
      nameLatin: 'Balik Pitch',
      address: 'ул. Дунав 1',
      latitude: 43.5712,
      longitude: 27.8273,
      hours: [{ weekday: 6, from: '09:00', until: '22:00' }],
      fee: '40 € на час',
    },
  ];
  league.sponsors = [
    {
      key: 'zora',
      name: 'Пекарна Зора',
      nameLatin: 'Zora Bakery',
      logo: 'team/balik',
      link: 'https://zora.example/',
      inFooter: true,
      onCompetitions: false,
      onTeams: false,
      onMatchPictures: true,
      startsOn: '2026-03-01',
      endsOn: '2026-05-31',
      position: 2,
    },
  ];
  league.galleries = [
    { key: 'derby-photos', match: first.key, photographer: 'Ива Тодорова' },
    { key: 'first-week', competition: 'liga', season: '2025', gameweek: 1 },
    { key: 'dinner', titleBg: 'Вечеря', titleEn: 'Dinner', heldOn: '2026-03-14' },
  ];
  league.photos = [
    { key: 'derby-1', gallery: 'derby-photos', position: 1, picture: 'team/balik', captionBg: 'Първият гол' },
    { key: 'dinner-1', gallery: 'dinner', position: 1, picture: 'team/balik', small: 'team/balik' },
  ];
  league.bans = [
    {
      key: 'ivan-2026-03-10',
      player: 'ivan',
      competition: 'liga',
      startsOn: '2026-03-10',
      endsOn: null,
      matches: 2,
      decision: '14',
      reasonBg: 'удар без топка',
      reasonEn: 'off the ball',
      liftedOn: null,
    },
  ];
  league.transfers.push({
    key: 't1',
    player: 'ivan',
    fromTeam: 'vihar',
    toTeam: 'balik',
    rank: 'MAIN',
    movedOn: '2025-09-01',
  });
  liga.teams = liga.teams.map((entry, at) => ({ ...entry, group: at < 2 ? 'А' : 'Б', seed: at + 1 }));
  first.lineups.push(
    { player: 'ivan', team: 'balik', starter: true, shirtNumber: 9, position: 'ST', place: 1, captain: true },
    { player: 'petar', team: 'vihar', starter: true, shirtNumber: 7, position: 'GK', place: 1, captain: true },
  );
  const entry = {
    phase: 'FIRST_HALF',
    minute: 5,
    extraTime: null,
    team: 'balik',
    player: 'ivan',
    otherPlayer: null,
    ownGoal: false,
    penalty: false,
    target: null,
    reason: null,
    recordedAt: '2026-03-01T17:05:00Z',
  } as const;
  first.ledger.push(
    { ...entry, revision: 1, kind: 'GOAL' },
    { ...entry, revision: 2, kind: 'WITHDRAWAL', target: 1, reason: 'Засада' },
  );
  const nothing = {
    possession: 50,
    shots: 0,
    shotsOnTarget: 0,
    shotsOffTarget: 0,
    shotsBlocked: 0,
    corners: 0,
    fouls: 0,
    yellowCards: 0,
    redCards: 0,
    saves: 0,
    goals: 0,
    goalsConceded: 0,
    woodwork: 0,
    averageRating: 6.5,
  };
  first.teamStats.push({ team: 'balik', ...nothing }, { team: 'vihar', ...nothing });
  const where = { competition: 'liga', season: '2025', notesBg: null, notesEn: null, picture: null };
  league.awards.push({
    ...where,
    key: 'w1',
    type: 'INDIVIDUAL_SEASONAL',
    subtype: 'MVP',
    gameweek: 1,
    match: 'm1',
    team: 'balik',
    player: 'ivan',
    awardedOn: '2026-03-02',
  });
  league.compositions.push({
    ...where,
    key: 'c1',
    type: 'TEAM_OF_THE_WEEK',
    gameweek: 1,
    goalkeeper: 'petar',
    defenders: ['ivan', 'petar'],
    midfielder: 'ivan',
    forwards: ['petar', 'ivan'],
    createdOn: '2026-03-08',
  });
  league.matches.push(match('final', { gameweek: 3, startTime: null }));
  return league;
}
