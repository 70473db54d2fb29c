/** The paths of the desk, on its own port. */
export const deskPaths = {
  session: '/api/session',
  /** What a code is for, before it is used. */
  code: '/api/code',
  signIn: '/api/sign-in',
  people: '/api/people',
  person: (id: number | ':personId') => `/api/people/${id}`,
  invitations: '/api/invitations',
  invitation: (id: number | ':invitationId') => `/api/invitations/${id}`,
  /** Sessions of people and of match links. */
  device: (id: number | ':sessionId') => `/api/devices/${id}`,
  journal: '/api/journal',
  revertedChange: (entry: string) => `/api/journal/${entry}/reverted`,
  todo: '/api/office/todo',
  /** What the frame of the office shows on every screen. */
  overview: '/api/office/overview',
  matches: '/api/matches',
  match: (id: number | ':matchId') => `/api/matches/${id}`,
  acts: (id: number | ':matchId') => `/api/matches/${id}/acts`,
  actBatch: (id: number | ':matchId') => `/api/matches/${id}/acts/batch`,
  result: (id: number | ':matchId') => `/api/matches/${id}/result`,
  matchLinks: (id: number | ':matchId') => `/api/matches/${id}/links`,
  matchLink: (id: number | ':linkId') => `/api/links/${id}`,
  calendar: '/api/office/calendar',
  officeMatches: '/api/office/matches',
  officeMatch: (id: number | ':matchId') => `/api/office/matches/${id}`,
  restoredMatch: (id: number | ':matchId') => `/api/office/matches/${id}/restored`,
  postponedGameweek: (id: number | ':gameweekId') => `/api/office/gameweeks/${id}/postponed`,
  withdrawals: '/api/office/withdrawals',
  referees: '/api/office/referees',
  referee: (id: number | ':refereeId') => `/api/office/referees/${id}`,
  sheets: '/api/office/sheets',
  seasons: '/api/office/seasons',
  season: (id: number | ':seasonId') => `/api/office/seasons/${id}`,
  currentSeason: (id: number | ':seasonId') => `/api/office/seasons/${id}/current`,
  competitions: '/api/office/competition-seasons',
  competition: (id: number | ':competitionSeasonId') => `/api/office/competition-seasons/${id}`,
  /** What a new competition is planned from. */
  competitionBasis: '/api/office/competition-basis',
  rules: (id: number | ':competitionSeasonId') => `/api/office/competition-seasons/${id}/rules`,
  rulesEffect: (id: number | ':competitionSeasonId') => `/api/office/competition-seasons/${id}/rules-effect`,
  entries: (id: number | ':competitionSeasonId') => `/api/office/competition-seasons/${id}/teams`,
  entry: (id: number | ':competitionSeasonId', team: number | ':teamId') =>
    `/api/office/competition-seasons/${id}/teams/${team}`,
  leaving: (id: number | ':competitionSeasonId', team: number | ':teamId') =>
    `/api/office/competition-seasons/${id}/teams/${team}/leaving`,
  deductions: (id: number | ':competitionSeasonId') => `/api/office/competition-seasons/${id}/deductions`,
  bans: (id: number | ':playerId') => `/api/office/players/${id}/bans`,
  ban: (id: number | ':banId') => `/api/office/bans/${id}`,
  pitches: '/api/office/pitches',
  pitch: (id: number | ':pitchId') => `/api/office/pitches/${id}`,
  sponsors: '/api/office/sponsors',
  sponsor: (id: number | ':sponsorId') => `/api/office/sponsors/${id}`,
  deduction: (id: number | ':deductionId') => `/api/office/deductions/${id}`,
  /** Of a gameweek by its number, of the season or of the year. */
  bestTeam: (id: number | ':competitionSeasonId', of: number | 'season' | 'year' | ':of') =>
    `/api/office/competition-seasons/${id}/best-teams/${of}`,
  /** Pictures to share after a gameweek, by its number. */
  moments: (id: number | ':competitionSeasonId') => `/api/office/competition-seasons/${id}/moments`,
  moment: (
    id: number | ':competitionSeasonId',
    gameweek: number | ':gameweek',
    { kind, format }: Record<'kind' | 'format', string>,
  ) => `/api/office/competition-seasons/${id}/moments/${gameweek}/${kind}/${format}.png`,
  momentsZip: (id: number | ':competitionSeasonId', gameweek: number | ':gameweek') =>
    `/api/office/competition-seasons/${id}/moments/${gameweek}.zip`,
  awards: (id: number | ':competitionSeasonId') => `/api/office/competition-seasons/${id}/awards`,
  award: (id: number | ':awardId') => `/api/office/awards/${id}`,
  news: '/api/office/news',
  /** What an article can be about. */
  newsSubjects: '/api/office/news/subjects',
  /** The public page of an article that is not saved; sent by a form. */
  articlePreview: '/api/office/news/preview',
  article: (id: number | ':articleId') => `/api/office/news/${id}`,
  league: '/api/office/league',
  documents: '/api/office/documents',
  document: (number: number | ':number') => `/api/office/documents/${number}`,
  pictures: '/api/office/pictures',
  picture: (id: number | ':pictureId') => `/api/office/pictures/${id}`,
  teams: '/api/office/teams',
  team: (id: number | ':teamId') => `/api/office/teams/${id}`,
  squadFirstDay: (teamId: number) => `/api/office/teams/${teamId}/squad/first-day`,
  teamMatches: (id: number | ':teamId') => `/api/office/teams/${id}/matches`,
  teamTransfers: (id: number | ':teamId') => `/api/office/teams/${id}/transfers`,
  squad: (id: number | ':teamId') => `/api/office/teams/${id}/squad`,
  drawnCrests: '/api/office/drawn-crests',
  membership: (id: number | ':membershipId') => `/api/office/memberships/${id}`,
  players: '/api/office/players',
  similarPlayers: '/api/office/similar-players',
  player: (id: number | ':playerId') => `/api/office/players/${id}`,
  /** Transfers, loans and returns; a look at what would follow. */
  moves: (id: number | ':playerId') => `/api/office/players/${id}/moves`,
  lastMove: (id: number | ':playerId') => `/api/office/players/${id}/last-move`,
  mergePlayer: (id: number | ':playerId') => `/api/office/players/${id}/merge`,
  declaration: (id: number | ':playerId') => `/api/office/players/${id}/declaration`,
  declarationFile: (id: number | ':playerId') => `/api/office/players/${id}/declaration-file`,
  search: '/api/office/search',
  files: '/api/office/files',
  leagueZip: '/api/office/files/league.zip',
  backups: '/api/office/files/backups',
  lastBackup: '/api/office/files/backups/last.zip',
  leagueTable: (table: string) => `/api/office/files/tables/${table}`,
  uploads: '/api/office/files/uploads',
  upload: (id: string) => `/api/office/files/uploads/${id}`,
  importUpload: (id: string) => `/api/office/files/uploads/${id}/import`,
  media: (key: string) => `/media/${key}`,
  openapi: '/api/openapi.json',
  metrics: '/metrics',
} as const;

/** The page that opens an invitation or a match link. The code is in the fragment, which no server receives. */
export const joinPath = (code: string) => `/join#${code}`;

/** What a picture is for decides its size. */
export const PICTURE_PURPOSES = ['article', 'crest', 'face'] as const;
export type PicturePurpose = (typeof PICTURE_PURPOSES)[number];

/** Larger than a league of many seasons with its pictures. */
export const UPLOAD_BYTES = 20 * 1024 * 1024;

/** As large as photos of good cameras get. */
export const PICTURE_BYTES = 15 * 1024 * 1024;
