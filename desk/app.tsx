import { useState } from 'react';
import type { Language } from '#domain/formatting/date.ts';
import { MatchScreen } from './pitch/match/match-screen.tsx';
import { LineupsScreen } from './pitch/lineups/lineups-screen.tsx';
import { ResultScreen } from './pitch/result/result-screen.tsx';
import { TodayScreen } from './pitch/today/today-screen.tsx';
import { JoinScreen } from './shell/join-screen.tsx';
import { MeScreen } from './shell/me-screen.tsx';
import { Notice } from './shell/notice.tsx';
import { pages, usePath } from './shell/router.ts';
import { useSession } from './shell/session.ts';
import { rememberLanguage, rememberedLanguage, TextsProvider, textsIn, useTexts } from './shell/texts.ts';

export function App() {
  const [language, setLanguage] = useState(rememberedLanguage);
  const change = (next: Language) => {
    rememberLanguage(next);
    document.documentElement.lang = next;
    setLanguage(next);
  };
  return (
    <TextsProvider value={textsIn(language)}>
      <Screen onLanguage={change} />
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
