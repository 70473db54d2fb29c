import './open.css';
import { createRoot } from 'react-dom/client';
import { applyTheme } from '#desk/shell/theme.ts';
import { importTwice } from '#ui/load-script.ts';
import { OpenApp } from './open-app.tsx';
import { pageAt } from './pages.ts';
import { chosenLanguage } from './texts.ts';

applyTheme();
const language = chosenLanguage();
document.documentElement.lang = language;
const root = document.querySelector('#app');
const load = pageAt(location.pathname);
if (!root || !load) throw new Error('This address has no open page');
const page = await importTwice(load);
await page.loadTexts(language);
// What the page shows while it loads.
root.replaceChildren();
createRoot(root).render(<OpenApp first={language} {...page} />);
