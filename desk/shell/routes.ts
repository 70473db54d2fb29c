import type { ComponentType } from 'react';
import type { Session } from '#contract/desk/people.ts';
import { SESSION_ROLES, type SessionRole } from '#domain/desk/permissions.ts';
import type { deskBg } from '#i18n/desk/bg.ts';
import type { officeBg } from '#i18n/office/bg.ts';
import type { Arguments } from '#i18n/translate.ts';
import { createMatcher, type AddressedRoute } from '#ui/router/match-route.ts';
import { pages } from './navigation.ts';
import { NotFound } from './not-found.tsx';

type PlainKey<Texts> = { [Key in keyof Texts]: Arguments<Texts[Key]> extends [] ? Key : never }[keyof Texts];
export type PitchTitle = PlainKey<typeof deskBg>;
export type OfficeTitle = PitchTitle | PlainKey<typeof officeBg>;

interface Screen extends AddressedRoute {
  roles: readonly SessionRole[];
  /** Each screen is a file of its own: an invitation opens without the code of matches. */
  load: () => Promise<ComponentType>;
  /** One screen serves all addresses: a new article stays in its editor when it gets an address. */
  isOneScreen?: true;
}
/** What stays around the screen, and the name of the document until the screen has a better one. */
type Framed = { frame: 'pitch'; title: PitchTitle } | { frame: 'office'; title: OfficeTitle };
export type DeskRoute = Screen & Framed;

const EVERYBODY: readonly SessionRole[] = SESSION_ROLES;
/** [PM13] Whoever sees matches at the desk. */
const PITCH: readonly SessionRole[] = SESSION_ROLES.filter((role) => role !== 'manager');
const MANAGERS: readonly SessionRole[] = ['manager'];
/** [MS5] Whoever has a name here; a link for one match has no inbox. */
const PEOPLE: readonly SessionRole[] = SESSION_ROLES.filter((role) => role !== 'match-link');
const WRITERS: readonly SessionRole[] = ['organiser', 'editor'];
/** [PM11] */
const PHOTOGRAPHERS: readonly SessionRole[] = ['organiser', 'editor', 'photographer'];
const ORGANISERS: readonly SessionRole[] = ['organiser'];
/** [PM10] Whoever organises all competitions or some. */
const DECIDERS: readonly SessionRole[] = ['organiser', 'competition-organiser'];
const ID = ':id(\\d{1,9})';

/** What somebody who is not signed in sees at every address. */
export const JOIN: DeskRoute = {
  paths: [pages.join],
  roles: EVERYBODY,
  frame: 'pitch',
  title: 'app.name',
  load: async () => (await import('./join-screen.tsx')).JoinScreen,
};

const CLUB: DeskRoute = {
  paths: [pages.club],
  roles: MANAGERS,
  frame: 'pitch',
  title: 'club.title',
  load: async () => (await import('#desk/club/home/home-screen.tsx')).HomeScreen,
};

/** In order: the first that fits an address is taken. */
export const routes: readonly DeskRoute[] = [
  JOIN,
  {
    paths: [pages.today],
    roles: PITCH,
    frame: 'pitch',
    title: 'office.matches',
    load: async () => (await import('#desk/pitch/today/today-screen.tsx')).TodayScreen,
  },
  {
    paths: [pages.me],
    roles: EVERYBODY,
    frame: 'pitch',
    title: 'me.title',
    load: async () => (await import('./me-screen.tsx')).MeScreen,
  },
  {
    paths: [`/match/${ID}`],
    roles: PITCH,
    frame: 'pitch',
    title: 'office.matches',
    load: async () => (await import('#desk/pitch/match/match-screen.tsx')).MatchScreen,
  },
  {
    paths: [`/match/${ID}/lineups`],
    roles: PITCH,
    frame: 'pitch',
    title: 'lineups.title',
    load: async () => (await import('#desk/pitch/lineups/lineups-screen.tsx')).LineupsScreen,
  },
  {
    paths: [`/match/${ID}/result`],
    roles: PITCH,
    frame: 'pitch',
    title: 'result.title',
    load: async () => (await import('#desk/pitch/result/result-screen.tsx')).ResultScreen,
  },
  CLUB,
  {
    paths: [pages.squad],
    roles: MANAGERS,
    frame: 'pitch',
    title: 'club.squad',
    load: async () => (await import('#desk/club/squad/squad-screen.tsx')).SquadScreen,
  },
  {
    paths: [pages.teamPage],
    roles: MANAGERS,
    frame: 'pitch',
    title: 'club.title',
    load: async () => (await import('#desk/club/home/team-page-screen.tsx')).TeamPageScreen,
  },
  {
    paths: [pages.inbox],
    roles: PEOPLE,
    frame: 'pitch',
    title: 'inbox.title',
    load: async () => (await import('#desk/inbox/inbox-screen.tsx')).InboxScreen,
  },
  {
    paths: [pages.choices],
    roles: PEOPLE,
    frame: 'pitch',
    title: 'inbox.title',
    load: async () => (await import('#desk/inbox/choices-screen.tsx')).ChoicesScreen,
  },
  {
    paths: [`/inbox/${ID}`],
    roles: PEOPLE,
    frame: 'pitch',
    title: 'inbox.title',
    load: async () => (await import('#desk/inbox/inbox-message-screen.tsx')).InboxMessageScreen,
  },
  {
    paths: [pages.todo],
    roles: DECIDERS,
    frame: 'office',
    title: 'office.todo',
    load: async () => (await import('#desk/office/todo/todo-screen.tsx')).TodoScreen,
  },
  {
    paths: [pages.requests],
    roles: ORGANISERS,
    frame: 'office',
    title: 'requests.title',
    load: async () => (await import('#desk/office/requests/requests-screen.tsx')).RequestsScreen,
  },
  {
    paths: [pages.calendar],
    roles: DECIDERS,
    frame: 'office',
    title: 'office.calendar',
    load: async () => (await import('#desk/office/calendar/calendar-screen.tsx')).CalendarScreen,
  },
  {
    paths: [pages.results],
    roles: DECIDERS,
    frame: 'office',
    title: 'results.title',
    load: async () => (await import('#desk/office/results/results-screen.tsx')).ResultsScreen,
  },
  {
    paths: [pages.teams],
    roles: ORGANISERS,
    frame: 'office',
    title: 'office.teams',
    load: async () => (await import('#desk/office/teams/teams-screen.tsx')).TeamsScreen,
  },
  {
    paths: [pages.players],
    roles: ORGANISERS,
    frame: 'office',
    title: 'players.title',
    load: async () => (await import('#desk/office/teams/players-screen.tsx')).PlayersScreen,
  },
  {
    paths: [`/teams/${ID}`],
    roles: ORGANISERS,
    frame: 'office',
    title: 'office.teams',
    load: async () => (await import('#desk/office/teams/team-screen.tsx')).TeamScreen,
  },
  {
    paths: [pages.competitions],
    roles: DECIDERS,
    frame: 'office',
    title: 'office.competitions',
    load: async () => (await import('#desk/office/competitions/competitions-screen.tsx')).CompetitionsScreen,
  },
  {
    paths: [pages.newCompetition],
    roles: ORGANISERS,
    frame: 'office',
    title: 'wizard.title',
    load: async () =>
      (await import('#desk/office/competitions/wizard/new-competition-screen.tsx')).NewCompetitionScreen,
  },
  {
    paths: [`/competitions/${ID}`],
    roles: DECIDERS,
    frame: 'office',
    title: 'office.competitions',
    load: async () => (await import('#desk/office/competitions/competition-screen.tsx')).CompetitionScreen,
  },
  {
    paths: [pages.notices],
    roles: ORGANISERS,
    frame: 'office',
    title: 'notices.title',
    load: async () => (await import('#desk/office/notices/notices-screen.tsx')).NoticesScreen,
  },
  {
    paths: [pages.news],
    roles: WRITERS,
    frame: 'office',
    title: 'office.news',
    load: async () => (await import('#desk/office/news/news-screen.tsx')).NewsScreen,
  },
  {
    paths: [pages.newArticle, `/news/${ID}`],
    roles: WRITERS,
    frame: 'office',
    title: 'office.news',
    load: async () => (await import('#desk/office/news/article-screen.tsx')).ArticleScreen,
    isOneScreen: true,
  },
  {
    paths: [pages.photos],
    roles: PHOTOGRAPHERS,
    frame: 'office',
    title: 'office.photos',
    load: async () => (await import('#desk/office/photos/galleries-screen.tsx')).GalleriesScreen,
  },
  {
    paths: [`/photos/${ID}`],
    roles: PHOTOGRAPHERS,
    frame: 'office',
    title: 'office.photos',
    load: async () => (await import('#desk/office/photos/gallery-screen.tsx')).GalleryScreen,
  },
  {
    paths: [pages.league],
    roles: ORGANISERS,
    frame: 'office',
    title: 'office.league',
    load: async () => (await import('#desk/office/league/league-screen.tsx')).LeagueScreen,
  },
  {
    paths: [pages.people],
    roles: ORGANISERS,
    frame: 'office',
    title: 'people.title',
    load: async () => (await import('#desk/office/people/people-screen.tsx')).PeopleScreen,
  },
  {
    paths: [pages.privacy],
    roles: ORGANISERS,
    frame: 'office',
    title: 'privacy.title',
    load: async () => (await import('#desk/office/privacy/privacy-screen.tsx')).PrivacyScreen,
  },
  {
    paths: [pages.journal],
    roles: ORGANISERS,
    frame: 'office',
    title: 'journal.title',
    load: async () => (await import('#desk/office/journal/journal-screen.tsx')).JournalScreen,
  },
  {
    paths: [pages.files],
    roles: ORGANISERS,
    frame: 'office',
    title: 'office.files',
    load: async () => (await import('#desk/office/files/files-screen.tsx')).FilesScreen,
  },
  {
    paths: ['/*'],
    roles: EVERYBODY,
    frame: 'pitch',
    title: 'notFound',
    load: async () => NotFound,
  },
];

export const routeAt = createMatcher(routes);

type Roles = Pick<Session, 'roles'> | null;

/** [PM12] */
export const isOpenTo = (session: Roles, { roles }: Pick<Screen, 'roles'>): boolean =>
  session?.roles.some((role) => roles.includes(role)) ?? false;

/** Where the office begins: with the first screen that is theirs. Null for whoever has no place in it. */
export const officePage = (session: Roles): string | null =>
  routes.find((route) => route.frame === 'office' && isOpenTo(session, route))?.paths[0] ?? null;

/** What an address shows to somebody: the club, where the desk would begin with matches that are not his. */
export const routeFor = (session: Roles, route: DeskRoute): DeskRoute =>
  route.paths.includes(pages.today) && !isOpenTo(session, route) && isOpenTo(session, CLUB) ? CLUB : route;
