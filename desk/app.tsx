import { Suspense, useState } from 'react';
import type { Language } from '#domain/formatting/date.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { Crash } from './shell/crash.tsx';
import { Notice } from './shell/notice.tsx';
import { pages, useHash, usePath } from './shell/router.ts';
import { useSession } from './shell/session.ts';
import { loadTexts, rememberLanguage, TextsProvider, useTexts, type Texts } from './shell/texts.ts';

/** Each screen is a file of its own: an invitation opens without the code of matches. */
const SCREENS = {
  join: lazyComponent(async () => (await import('./shell/join-screen.tsx')).JoinScreen),
  me: lazyComponent(async () => (await import('./shell/me-screen.tsx')).MeScreen),
  todo: lazyComponent(async () => (await import('./office/todo/todo-screen.tsx')).TodoScreen),
  competitions: lazyComponent(
    async () => (await import('./office/competitions/competitions-screen.tsx')).CompetitionsScreen,
  ),
  newCompetition: lazyComponent(
    async () => (await import('./office/competitions/wizard/new-competition-screen.tsx')).NewCompetitionScreen,
  ),
  competition: lazyComponent(
    async () => (await import('./office/competitions/competition-screen.tsx')).CompetitionScreen,
  ),
  calendar: lazyComponent(async () => (await import('./office/calendar/calendar-screen.tsx')).CalendarScreen),
  news: lazyComponent(async () => (await import('./office/news/news-screen.tsx')).NewsScreen),
  article: lazyComponent(async () => (await import('./office/news/article-screen.tsx')).ArticleScreen),
  league: lazyComponent(async () => (await import('./office/league/league-screen.tsx')).LeagueScreen),
  teams: lazyComponent(async () => (await import('./office/teams/teams-screen.tsx')).TeamsScreen),
  team: lazyComponent(async () => (await import('./office/teams/team-screen.tsx')).TeamScreen),
  players: lazyComponent(async () => (await import('./office/teams/players-screen.tsx')).PlayersScreen),
  files: lazyComponent(async () => (await import('./office/files/files-screen.tsx')).FilesScreen),
  people: lazyComponent(async () => (await import('./office/people/people-screen.tsx')).PeopleScreen),
  journal: lazyComponent(async () => (await import('./office/journal/journal-screen.tsx')).JournalScreen),
  today: lazyComponent(async () => (await import('./pitch/today/today-screen.tsx')).TodayScreen),
  match: lazyComponent(async () => (await import('./pitch/match/match-screen.tsx')).MatchScreen),
  lineups: lazyComponent(async () => (await import('./pitch/lineups/lineups-screen.tsx')).LineupsScreen),
  result: lazyComponent(async () => (await import('./pitch/result/result-screen.tsx')).ResultScreen),
};

const JoinScreen = SCREENS.join.Part;
const MeScreen = SCREENS.me.Part;
const TodoScreen = SCREENS.todo.Part;
const CompetitionsScreen = SCREENS.competitions.Part;
const NewCompetitionScreen = SCREENS.newCompetition.Part;
const CompetitionScreen = SCREENS.competition.Part;
const CalendarScreen = SCREENS.calendar.Part;
const NewsScreen = SCREENS.news.Part;
const ArticleScreen = SCREENS.article.Part;
const LeagueScreen = SCREENS.league.Part;
const TeamsScreen = SCREENS.teams.Part;
const TeamScreen = SCREENS.team.Part;
const PlayersScreen = SCREENS.players.Part;
const FilesScreen = SCREENS.files.Part;
const PeopleScreen = SCREENS.people.Part;
const JournalScreen = SCREENS.journal.Part;
const TodayScreen = SCREENS.today.Part;
const MatchScreen = SCREENS.match.Part;
const LineupsScreen = SCREENS.lineups.Part;
const ResultScreen = SCREENS.result.Part;

/** Downloads a screen before it is rendered, which says so if that fails. */
export const preload = (screen: keyof typeof SCREENS): void => void SCREENS[screen].load().catch(() => {});

export function App({ first }: { first: Texts }) {
  const [texts, setTexts] = useState(first);
  const path = usePath();
  const change = async (language: Language) => {
    setTexts(await loadTexts(language));
    rememberLanguage(language);
    document.documentElement.lang = language;
  };
  return (
    <TextsProvider value={texts}>
      <ErrorBoundary Fallback={Crash} resetKey={path}>
        <Suspense fallback={<Notice title={texts.t('loading')} />}>
          <Screen onLanguage={change} />
        </Suspense>
      </ErrorBoundary>
    </TextsProvider>
  );
}

function Screen({ onLanguage }: { onLanguage: (language: Language) => Promise<void> }) {
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
