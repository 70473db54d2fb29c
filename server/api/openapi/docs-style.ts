/** Styles of the API's documentation page; it loads nothing else. */
export const DOCS_STYLE = `
:root {
  color-scheme: light dark;
  --text: #17201b; --muted: #56635b; --paper: #fbfcfa; --raised: #f0f3ee; --line: #d5dcd3; --accent: #0b6b3a;
}
@media (prefers-color-scheme: dark) {
  :root { --text: #e6ece7; --muted: #9fada4; --paper: #101512; --raised: #1a211d; --line: #2c362f; --accent: #6fd39a; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body {
  margin: 0; background: var(--paper); color: var(--text);
  font: 1.0625rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
.page { display: grid; gap: 2rem 4rem; max-width: 74rem; margin-inline: auto; padding: 2rem 1.25rem 6rem; }
@media (min-width: 60rem) {
  .page { grid-template-columns: 13rem minmax(0, 1fr); }
  header { grid-column: 1 / -1; }
  nav { position: sticky; inset-block-start: 1.5rem; align-self: start; }
}
h1 { margin: 0 0 .5rem; font-size: 2.25rem; line-height: 1.15; letter-spacing: -.02em; }
h2 { margin: 3rem 0 1rem; padding-block-end: .375rem; border-block-end: 1px solid var(--line); font-size: 1.5rem; }
main > section:first-child h2 { margin-block-start: 0; }
h3 { margin: 2.25rem 0 .25rem; font-size: 1.0625rem; overflow-wrap: anywhere; }
h3 code { font-weight: 600; }
h4 { margin: 1rem 0 .25rem; font-size: .875rem; color: var(--muted); }
p { margin: 0 0 .75rem; max-width: 42rem; }
a { color: var(--accent); text-underline-offset: .15em; }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 2px; }
code { font: .9em/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
nav ul { margin: 0; padding: 0; list-style: none; }
nav li { margin-block-end: .375rem; }
.fields { margin: .25rem 0; padding-inline-start: 1.125rem; border-inline-start: 1px solid var(--line); list-style: none; }
.fields li { margin-block: .25rem; }
.kind { color: var(--muted); font-size: .9375rem; }
details { margin-block-start: .75rem; padding: .5rem .875rem; background: var(--raised); border-radius: .5rem; }
summary { cursor: pointer; font-weight: 600; font-size: .9375rem; }
`;
