import display from './fonts/sofia-sans-condensed.woff2?url';
import text from './fonts/sofia-sans.woff2?url';

/** Both are used on every page, so they are preloaded before the style sheet that names them. */
export const fontsToPreload = [text, display];
