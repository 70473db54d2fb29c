import { useTitle } from '#ui/use-title.ts';
import { useSession } from './session.ts';
import { useTexts } from './texts.ts';

/** In place of a title that comes with the data. */
export const LATE = '…';

/** Names the document after the screen. The last one rendered wins. */
export function ScreenTitle({ title }: { title: string }) {
  const { language } = useTexts();
  const session = useSession();
  useTitle(title === LATE ? null : session ? `${title} | ${session.league[language]}` : title);
  return null;
}
