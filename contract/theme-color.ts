/** The ground of the night theme (`--bg` in web/theme/tokens.css), for what cannot read style sheets. */
export const NIGHT = '#05141a';
