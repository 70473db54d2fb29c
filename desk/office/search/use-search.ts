import { useEffect, useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { OfficeSearch } from '#contract/desk/search.ts';
import { callDesk } from '#desk/api/client.ts';

const PAUSE = 150;

interface Searched {
  /** What was asked; the answer of an earlier question stays until the next is there. */
  asked: string;
  answer: OfficeSearch | null;
  failed: boolean;
}

/** Asks when the typing pauses. */
export function useSearch(text: string): Searched {
  const question = text.trim();
  const [found, setFound] = useState<Searched>({ asked: '', answer: null, failed: false });
  useEffect(() => {
    if (question === '') return;
    let over = false;
    const timer = setTimeout(() => {
      callDesk<OfficeSearch>(`${deskPaths.search}?q=${encodeURIComponent(question.slice(0, 100))}`).then(
        (answer) => !over && setFound({ asked: question, answer, failed: false }),
        () => !over && setFound({ asked: question, answer: null, failed: true }),
      );
    }, PAUSE);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [question]);
  return question === '' ? { asked: '', answer: null, failed: false } : found;
}
