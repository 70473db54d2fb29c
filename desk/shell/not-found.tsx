import { Notice } from './notice.tsx';
import { useTexts } from './texts.ts';

export function NotFound() {
  const { t } = useTexts();
  return <Notice title={t('notFound')} back />;
}
