import { useEffect } from 'react';
import { useTexts } from '#desk/office/texts.ts';
import type { Form } from './record-store.ts';
import { wrongText } from './wrong-text.ts';

type WithWrong = Pick<Form<object>, 'wrong' | 'shown'>;

/** What the server said about this field, in words. Whoever asks shows it; what nobody shows is said of the whole form. */
export function useWrong({ wrong, shown }: WithWrong, name: string): string | undefined {
  const { t } = useTexts();
  useEffect(() => {
    shown.add(name);
    return () => void shown.delete(name);
  }, [shown, name]);
  return wrong?.field === name ? wrongText(t, wrong.reason, wrong.about) : undefined;
}
