import { lazy, Suspense, useState } from 'react';
import type { Language } from '#domain/formatting/date.ts';
import { MatchScreen } from './pitch/match/match-screen.tsx';
import { TodayScreen } from './pitch/today/today-screen.tsx';
import { Notice } from './shell/notice.tsx';
import { pages, usePath } from './shell/router.ts';
import { useSession } from './shell/session.ts';
import { loadTexts, rememberLanguage, TextsProvider, useTexts, type Texts } from './shell/texts.ts';

const JoinScreen = lazy(async () => ({ default: (await import('./shell/join-screen.tsx')).JoinScreen }));
const MeScreen = lazy(async () => ({ default: (await import('./shell/me-screen.tsx')).MeScreen }));
const LineupsScreen = lazy(async () => ({
  default: (await import('./pitch/lineups/lineups-screen.tsx')).LineupsScreen,
}));
const ResultScreen = lazy(async () => ({ default: (await import('./pitch/result/result-screen.tsx')).ResultScreen }));

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
  const session = useSession();
  if (path === pages.join || !session) return <JoinScreen key={location.hash} />;
  if (path === pages.today) return <TodayScreen />;
  if (path === pages.me) return <MeScreen onLanguage={onLanguage} />;
  const [, id, part] = /^\/match\/(\d{1,9})(?:\/(lineups|result))?$/.exec(path) ?? [];
  if (id === undefined) return <Notice title={t('notFound')} back />;
  const matchId = Number(id);
  if (part === 'lineups') return <LineupsScreen key={id} matchId={matchId} />;
  if (part === 'result') return <ResultScreen key={id} matchId={matchId} />;
  return <MatchScreen key={id} matchId={matchId} />;
}
