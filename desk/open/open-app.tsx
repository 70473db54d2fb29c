import { useEffect, useMemo, useState, type ComponentType } from 'react';
import type { Language } from '#domain/formatting/date.ts';
import { rememberLanguage, SpokenProvider, type LoadTexts } from './texts.ts';

interface OpenAppProps {
  first: Language;
  Page: ComponentType<{ code: string }>;
  loadTexts: LoadTexts;
}

/** One open page in one language. Another code in the address is another link, and starts the page again. */
export function OpenApp({ first, Page, loadTexts }: OpenAppProps) {
  const [language, setLanguage] = useState(first);
  const [code, setCode] = useState(readCode);
  useEffect(() => {
    const follow = () => setCode(readCode());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const spoken = useMemo(
    () => ({
      language,
      change: async (next: Language) => {
        await loadTexts(next);
        rememberLanguage(next);
        document.documentElement.lang = next;
        setLanguage(next);
      },
    }),
    [language, loadTexts],
  );
  return (
    <SpokenProvider value={spoken}>
      <Page key={code} code={code} />
    </SpokenProvider>
  );
}

const readCode = () => location.hash.slice(1);
