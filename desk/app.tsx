import { lazy, Suspense, useState } from 'react';
import type { Language } from '#domain/formatting/date.ts';
import { Notice } from './shell/notice.tsx';
import { pages, useHash, usePath } from './shell/router.ts';
import { useSession } from './shell/session.ts';
import { loadTexts, rememberLanguage, TextsProvider, useTexts, type Texts } from './shell/texts.ts';

/** Each screen is a file of its own: an invitation opens without the code of matches. */
const SCREENS = {
  join: () => import('./shell/join-screen.tsx'),
  me: () => import('./shell/me-screen.tsx'),
  todo: () => import('./office/todo/todo-screen.tsx'),
  competitions: () => import('./office/competitions/competitions-screen.tsx'),
  newCompetition: () => import('./office/competitions/wizard/new-competition-screen.tsx'),
  competition: () => import('./office/competitions/competition-screen.tsx'),
  calendar: () => import('./office/calendar/calendar-screen.tsx'),
  news: () => import('./office/news/news-screen.tsx'),
  article: () => import('./office/news/article-screen.tsx'),
  league: () => import('./office/league/league-screen.tsx'),
  teams: () => import('./office/teams/teams-screen.tsx'),
  team: () => import('./office/teams/team-screen.tsx'),
  players: () => import('./office/teams/players-screen.tsx'),
  files: () => import('./office/files/files-screen.tsx'),
  people: () => import('./office/people/people-screen.tsx'),
  journal: () => import('./office/journal/journal-screen.tsx'),
  today: () => import('./pitch/today/today-screen.tsx'),
  match: () => import('./pitch/match/match-screen.tsx'),
  lineups: () => import('./pitch/lineups/lineups-screen.tsx'),
  result: () => import('./pitch/result/result-screen.tsx'),
};

const JoinScreen = lazy(async () => ({ default: (await SCREENS.join()).JoinScreen }));
const MeScreen = lazy(async () => ({ default: (await SCREENS.me()).MeScreen }));
const TodoScreen = lazy(async () => ({ default: (await SCREENS.todo()).TodoScreen }));
const CompetitionsScreen = lazy(async () => ({ default: (await SCREENS.competitions()).CompetitionsScreen }));
const NewCompetitionScreen = lazy(async () => ({ default: (await SCREENS.newCompetition()).NewCompetitionScreen }));
const CompetitionScreen = lazy(async () => ({ default: (await SCREENS.competition()).CompetitionScreen }));
const CalendarScreen = lazy(async () => ({ default: (await SCREENS.calendar()).CalendarScreen }));
const NewsScreen = lazy(async () => ({ default: (await SCREENS.news()).NewsScreen }));
const ArticleScreen = lazy(async () => ({ default: (await SCREENS.article()).ArticleScreen }));
const LeagueScreen = lazy(async () => ({ default: (await SCREENS.league()).LeagueScreen }));
const TeamsScreen = lazy(async () => ({ default: (await SCREENS.teams()).TeamsScreen }));
const TeamScreen = lazy(async () => ({ default: (await SCREENS.team()).TeamScreen }));
const PlayersScreen = lazy(async () => ({ default: (await SCREENS.players()).PlayersScreen }));
const FilesScreen = lazy(async () => ({ default: (await SCREENS.files()).FilesScreen }));
const PeopleScreen = lazy(async () => ({ default: (await SCREENS.people()).PeopleScreen }));
const JournalScreen = lazy(async () => ({ default: (await SCREENS.journal()).JournalScreen }));
const TodayScreen = lazy(async () => ({ default: (await SCREENS.today()).TodayScreen }));
const MatchScreen = lazy(async () => ({ default: (await SCREENS.match()).MatchScreen }));
const LineupsScreen = lazy(async () => ({ default: (await SCREENS.lineups()).LineupsScreen }));
const ResultScreen = lazy(async () => ({ default: (await SCREENS.result()).ResultScreen }));

/** Downloads a screen before it is rendered. */
export const preload = (screen: keyof typeof SCREENS): void => void SCREENS[screen]();

export function App({ first }: { first: Texts }) {
  const [texts, setTexts] = useState(first);
  const change = async (language: Language) => {
    setTexts(await loadTexts(language));
    rememberLanguage(language);
    document.documentElement.lang = language;
  };
  return (
    <TextsProvider value={texts}>
      <Suspense fallback={<Notice title={texts.t('loading')} />}>
        <Screen onLanguage={(language) => void change(language)} />
      </Suspense>
    </TextsProvider>
  );
}

function Screen({ onLanguage }: { onLanguage: (language: Language) => void }) {
  const { t } = useTexts();
  const path = usePath();
  const hash = useHash();
  const session = useSession();
  if (path === pages.join || !session) return <JoinScreen key={hash} />;
  if (path === pages.today) return <TodayScreen />;
  if (path === pages.me) return <MeScreen onLanguage={onLanguage} />;
  if (session.role === 'organiser' && path === pages.todo) return <TodoScreen />;
  if (session.role === 'organiser' && path === pages.calendar) return <CalendarScreen />;
  if (session.role === 'organiser' && path === pages.league) return <LeagueScreen />;
  if (session.role === 'organiser' && path === pages.teams) return <TeamsScreen />;
  if (session.role === 'organiser' && path === pages.players) return <PlayersScreen />;
  const [, team] = /^\/teams\/(\d{1,9})$/.exec(path) ?? [];
  if (session.role === 'organiser' && team !== undefined) return <TeamScreen key={team} id={Number(team)} />;
  if (session.role === 'organiser' && path === pages.files) return <FilesScreen />;
  if (session.role === 'organiser' && path === pages.people) return <PeopleScreen />;
  if (session.role === 'organiser' && path === pages.journal) return <JournalScreen />;
  if (session.role === 'organiser' && path === pages.competitions) return <CompetitionsScreen />;
  if (session.role === 'organiser' && path === pages.newCompetition) return <NewCompetitionScreen />;
  const [, competition] = /^\/competitions\/(\d{1,9})$/.exec(path) ?? [];
  if (session.role === 'organiser' && competition !== undefined)
    return <CompetitionScreen key={competition} id={Number(competition)} />;
  if (session.role === 'organiser' || session.role === 'editor') {
    if (path === pages.news) return <NewsScreen />;
    const [, article] = /^\/news\/(\d{1,9}|new)$/.exec(path) ?? [];
    if (article !== undefined) return <ArticleScreen id={article === 'new' ? null : Number(article)} />;
  }
  const [, id, part] = /^\/match\/(\d{1,9})(?:\/(lineups|result))?$/.exec(path) ?? [];
  if (id === undefined) return <Notice title={t('notFound')} back />;
  const matchId = Number(id);
  if (part === 'lineups') return <LineupsScreen key={id} matchId={matchId} />;
  if (part === 'result') return <ResultScreen key={id} matchId={matchId} />;
  return <MatchScreen key={id} matchId={matchId} />;
}
