/** The dark theme's background (`--bg` in ui/theme/tokens.css), for places that cannot use CSS. */
export const DARK_BACKGROUND = '#05141a';
