/** An address for each name in a path, in their order. */
type Places<Path extends string> = Path extends `${string}:${infer Rest}` ? [id: number | string, ...Places<Rest>] : [];
type Address<Path extends string> = Places<Path> extends [] ? Path : (...places: Places<Path>) => string;

function addressOf(path: string): string | ((...places: (number | string)[]) => string) {
  if (!path.includes(':')) return path;
  return (...places) => {
    let next = 0;
    return path.replaceAll(/:\w+/g, () => String(places[next++]));
  };
}

/** The desk's private API, on its own port. Each is described as an endpoint beside this file. */
export const deskRoutes = {
  session: '/api/session',
  /** What a code is for, before it is used. */
  code: '/api/code',
  signIn: '/api/sign-in',
  people: '/api/people',
  person: '/api/people/:personId',
  personRoles: '/api/people/:personId/roles',
  invitations: '/api/invitations',
  invitation: '/api/invitations/:invitationId',
  /** Sessions of people and of match links. */
  device: '/api/devices/:sessionId',
  journal: '/api/journal',
  revertedChange: '/api/journal/:entryId/reverted',
  todo: '/api/office/todo',
  /** What the frame of the office shows on every screen. */
  overview: '/api/office/overview',
  matches: '/api/matches',
  match: '/api/matches/:matchId',
  acts: '/api/matches/:matchId/acts',
  actBatch: '/api/matches/:matchId/acts/batch',
  result: '/api/matches/:matchId/result',
  matchLinks: '/api/matches/:matchId/links',
  matchLink: '/api/links/:linkId',
  calendar: '/api/office/calendar',
  officeMatches: '/api/office/matches',
  officeMatch: '/api/office/matches/:matchId',
  restoredMatch: '/api/office/matches/:matchId/restored',
  postponedGameweek: '/api/office/gameweeks/:gameweekId/postponed',
  withdrawals: '/api/office/withdrawals',
  referees: '/api/office/referees',
  referee: '/api/office/referees/:refereeId',
  sheets: '/api/office/sheets',
  seasons: '/api/office/seasons',
  season: '/api/office/seasons/:seasonId',
  currentSeason: '/api/office/seasons/:seasonId/current',
  competitions: '/api/office/competition-seasons',
  competition: '/api/office/competition-seasons/:competitionSeasonId',
  /** What a new competition is planned from. */
  competitionBasis: '/api/office/competition-basis',
  rules: '/api/office/competition-seasons/:competitionSeasonId/rules',
  rulesEffect: '/api/office/competition-seasons/:competitionSeasonId/rules-effect',
  entries: '/api/office/competition-seasons/:competitionSeasonId/teams',
  entry: '/api/office/competition-seasons/:competitionSeasonId/teams/:teamId',
  leaving: '/api/office/competition-seasons/:competitionSeasonId/teams/:teamId/leaving',
  deductions: '/api/office/competition-seasons/:competitionSeasonId/deductions',
  bans: '/api/office/players/:playerId/bans',
  ban: '/api/office/bans/:banId',
  pitches: '/api/office/pitches',
  pitch: '/api/office/pitches/:pitchId',
  sponsors: '/api/office/sponsors',
  sponsor: '/api/office/sponsors/:sponsorId',
  deduction: '/api/office/deductions/:deductionId',
  /** Of a gameweek by its number, of the season or of the year. */
  bestTeam: '/api/office/competition-seasons/:competitionSeasonId/best-teams/:of',
  /** Pictures to share after a gameweek, by its number. */
  moments: '/api/office/competition-seasons/:competitionSeasonId/moments',
  moment: '/api/office/competition-seasons/:competitionSeasonId/moments/:gameweek/:kind/:format.png',
  momentsZip: '/api/office/competition-seasons/:competitionSeasonId/moments/:gameweek.zip',
  awards: '/api/office/competition-seasons/:competitionSeasonId/awards',
  award: '/api/office/awards/:awardId',
  news: '/api/office/news',
  /** What an article can be about. */
  newsSubjects: '/api/office/news/subjects',
  /** The public page of an article that is not saved; sent by a form. */
  articlePreview: '/api/office/news/preview',
  article: '/api/office/news/:articleId',
  galleries: '/api/office/galleries',
  /** What a gallery can be of. */
  gallerySubjects: '/api/office/galleries/subjects',
  gallery: '/api/office/galleries/:galleryId',
  galleryPhotos: '/api/office/galleries/:galleryId/photos',
  galleryOrder: '/api/office/galleries/:galleryId/order',
  photo: '/api/office/photos/:photoId',
  restoredPhoto: '/api/office/photos/:photoId/restored',
  league: '/api/office/league',
  documents: '/api/office/documents',
  document: '/api/office/documents/:number',
  pictures: '/api/office/pictures',
  picture: '/api/office/pictures/:pictureId',
  teams: '/api/office/teams',
  team: '/api/office/teams/:teamId',
  squadFirstDay: '/api/office/teams/:teamId/squad/first-day',
  teamMatches: '/api/office/teams/:teamId/matches',
  teamTransfers: '/api/office/teams/:teamId/transfers',
  squad: '/api/office/teams/:teamId/squad',
  club: '/api/club/teams/:teamId',
  others: '/api/club/teams/:teamId/others',
  clubPictures: '/api/club/teams/:teamId/pictures',
  clubPicture: '/api/club/teams/:teamId/pictures/:pictureId',
  clubDeclaration: '/api/club/teams/:teamId/players/:playerId/declaration-file',
  managers: '/api/club/teams/:teamId/managers',
  manager: '/api/club/teams/:teamId/managers/:personId',
  /** What somebody was told. */
  inbox: '/api/inbox',
  unread: '/api/inbox/unread',
  inboxMessage: '/api/inbox/:messageId',
  readMessage: '/api/inbox/:messageId/read',
  /** By which ways somebody is told, beside the inbox. */
  messageChoices: '/api/inbox/choices',
  pushDevice: '/api/inbox/push-device',
  mailAddress: '/api/inbox/mail-address',
  mailCode: '/api/inbox/mail-address/code',
  mailAddresses: '/api/mail-addresses',
  mailAddressOf: '/api/people/:personId/mail-address',
  notices: '/api/office/notices',
  notice: '/api/office/notices/:messageId',
  audiences: '/api/office/audiences',
  /** Of a team: what it asks for. The guard finds the team by the name of the parameter. */
  teamRequests: '/api/club/teams/:teamId/requests',
  withdrawnRequest: '/api/club/requests/:requestId/withdrawn',
  answeredTransfer: '/api/club/transfers/:transferRequestId/answered',
  /** Of players who register themselves, without a session. */
  openTeamLink: '/api/open/team-link',
  openRegistrations: '/api/open/registrations',
  ownRegistration: '/api/open/registration',
  teamLink: '/api/club/teams/:teamId/link',
  registrations: '/api/club/teams/:teamId/registrations',
  pastedPlayers: '/api/club/teams/:teamId/pasted-players',
  newPlayers: '/api/club/teams/:teamId/new-players',
  registration: '/api/club/registrations/:registrationId',
  registrationPhoto: '/api/club/registrations/:registrationId/photo',
  confirmedRegistration: '/api/club/registrations/:registrationId/confirmed',
  refusedRegistration: '/api/club/registrations/:registrationId/refused',
  requests: '/api/office/requests',
  decidedRequests: '/api/office/requests/decided',
  acceptedRequests: '/api/office/requests/accepted',
  acceptedRequest: '/api/office/requests/:requestId/accepted',
  transferInstead: '/api/office/requests/:requestId/transfer',
  refusedRequest: '/api/office/requests/:requestId/refused',
  /** Teams that want to join. */
  applicationPeriod: '/api/office/competition-seasons/:competitionSeasonId/applications',
  closedApplications: '/api/office/competition-seasons/:competitionSeasonId/applications/closed',
  announcedCompetitions: '/api/office/announced-competitions',
  applications: '/api/office/applications',
  acceptedApplication: '/api/office/applications/:applicationId/accepted',
  refusedApplication: '/api/office/applications/:applicationId/refused',
  waitingApplication: '/api/office/applications/:applicationId/waiting',
  /** What nobody signs in for. A code is in the body, so that no log has it. */
  applicationForm: '/api/open/application-form',
  openApplications: '/api/open/applications',
  readApplication: '/api/open/application/read',
  changedApplication: '/api/open/application/changed',
  withdrawnApplication: '/api/open/application/withdrawn',
  applicantManager: '/api/open/application/manager',
  drawnCrests: '/api/office/drawn-crests',
  membership: '/api/office/memberships/:membershipId',
  players: '/api/office/players',
  similarPlayers: '/api/office/similar-players',
  player: '/api/office/players/:playerId',
  /** Transfers, loans and returns; a look at what would follow. */
  moves: '/api/office/players/:playerId/moves',
  lastMove: '/api/office/players/:playerId/last-move',
  mergePitch: '/api/office/pitches/:pitchId/merge',
  mergePlayer: '/api/office/players/:playerId/merge',
  declaration: '/api/office/players/:playerId/declaration',
  declarationFile: '/api/office/players/:playerId/declaration-file',
  /** What the league keeps about somebody, by the kind of his record. */
  personalData: '/api/office/personal-data',
  subject: '/api/office/personal-data/:subjectKind/:subjectId',
  subjectZip: '/api/office/personal-data/:subjectKind/:subjectId/data.zip',
  erasedSubject: '/api/office/personal-data/:subjectKind/:subjectId/erased',
  withdrawnPhoto: '/api/office/players/:playerId/withdrawn-photo',
  search: '/api/office/search',
  files: '/api/office/files',
  leagueZip: '/api/office/files/league.zip',
  backups: '/api/office/files/backups',
  lastBackup: '/api/office/files/backups/last.zip',
  leagueTable: '/api/office/files/tables/:table',
  uploads: '/api/office/files/uploads',
  upload: '/api/office/files/uploads/:uploadId',
  importUpload: '/api/office/files/uploads/:uploadId/import',
} as const;

/** The same addresses, with the ids in their places. */
export const deskPaths = {
  ...(Object.fromEntries(Object.entries(deskRoutes).map(([name, path]) => [name, addressOf(path)])) as {
    [Name in keyof typeof deskRoutes]: Address<(typeof deskRoutes)[Name]>;
  }),
  media: (key: string) => `/media/${key}`,
  openapi: '/api/openapi.json',
  metrics: '/metrics',
};

/** The page that opens an invitation or a match link. The code is in the fragment, which no server receives. */
export const joinPath = (code: string) => `/join#${code}`;

/** The form of a team that wants to join; with a code, the page of whoever has sent it. */
export const applyPath = (code?: string) => (code === undefined ? '/apply' : `/apply#${code}`);

/** The page that opens a team's link. */
export const teamLinkPath = (code: string) => `/t#${code}`;

/** Pages of the desk that messages lead to. */
export const deskPagePaths = {
  inboxMessage: (id: number) => `/inbox/${id}`,
  choices: '/inbox/choices',
} as const;

/** What a picture is for decides its size. */
export const PICTURE_PURPOSES = ['article', 'crest', 'face'] as const;
export type PicturePurpose = (typeof PICTURE_PURPOSES)[number];

/** Larger than a league of many seasons with its pictures. */
export const UPLOAD_BYTES = 20 * 1024 * 1024;

/** As large as photos of good cameras get. */
export const PICTURE_BYTES = 15 * 1024 * 1024;
