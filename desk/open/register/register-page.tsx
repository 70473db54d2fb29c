import { MessagePage } from '#desk/open/message-page.tsx';
import { useTexts } from './texts.ts';

export { loadTexts } from './texts.ts';

/** A team's link: whoever plays in it registers himself. */
export function Page() {
  const { t } = useTexts();
  return <MessagePage title={t('registration.title')} text={t('open.noNetworkText')} />;
}
