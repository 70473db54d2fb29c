import { MessageScreen } from './message-screen.tsx';
import { useTexts } from './texts.ts';

export function NotFound() {
  const { t } = useTexts();
  return <MessageScreen title={t('notFound')} back />;
}
