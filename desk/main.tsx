import '#ui/theme/theme.css';
import './styles/desk.css';
import { createRoot } from 'react-dom/client';
import { App, preload } from './app.tsx';
import { Crash } from './shell/crash.tsx';
import { startSending } from './pitch/outbox/sync.ts';
import { followLinks, pages } from './shell/router.ts';
import { loadSession } from './shell/session.ts';
import { loadTexts, rememberedLanguage } from './shell/texts.ts';
import { applyTheme } from './shell/theme.ts';
import { keepUpToDate } from './shell/update.ts';

applyTheme();
document.documentElement.lang = rememberedLanguage();
followLinks();
preload(location.pathname === pages.join ? 'join' : location.pathname === pages.today ? 'today' : 'match');
const root = document.querySelector('#app');
if (!root) throw new Error('The page has no place for the app');
const app = createRoot(root);
try {
  const [texts] = await Promise.all([loadTexts(rememberedLanguage()), loadSession()]);
  app.render(<App first={texts} />);
} catch (error) {
  app.render(<Crash error={error} />);
}
startSending();
keepUpToDate(() => location.pathname === pages.today);
