import '#ui/theme/theme.css';
import './styles/desk.css';
import { createRoot } from 'react-dom/client';
import { createRouter } from '#ui/router/router.ts';
import { App } from './app.tsx';
import { Crash } from './shell/crash.tsx';
import { startSending } from './pitch/outbox/sync.ts';
import { loadScreen, preload } from './shell/load-screen.tsx';
import { navigateBy, pages } from './shell/navigation.ts';
import { routes } from './shell/routes.ts';
import { loadSession } from './shell/session.ts';
import { loadTexts, rememberedLanguage } from './shell/texts.ts';
import { applyTheme } from './shell/theme.ts';
import { keepUpToDate } from './shell/update.ts';

applyTheme();
document.documentElement.lang = rememberedLanguage();
preload(location.pathname);
const root = document.querySelector('#app');
if (!root) throw new Error('The page has no place for the app');
const app = createRoot(root);
try {
  const [texts] = await Promise.all([loadTexts(rememberedLanguage()), loadSession()]);
  const router = await createRouter(routes, loadScreen);
  navigateBy(router);
  app.render(<App first={texts} router={router} />);
} catch (error) {
  app.render(<Crash error={error} />);
}
startSending();
keepUpToDate(() => location.pathname === pages.today);
