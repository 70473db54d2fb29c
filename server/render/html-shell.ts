import type { Language } from '#contract/language.ts';
import type { PageAssets } from './page-assets.ts';

interface ShellParts {
  language: Language;
  head: string;
  body: string;
  state: string;
  bootScript: string;
  fonts: string[];
  assets: PageAssets;
  /** Where the boot script finds the API, when on another origin. */
  apiUrl: string | undefined;
}

const HTML_LANGUAGE: Record<Language, string> = { bg: 'bg-BG', en: 'en' };

/**
 * The HTML around a rendered page. Every part is already escaped.
 * The boot script takes the other scripts out of their template after the first paint, so that they do not delay it.
 */
export function htmlShell({ language, head, body, state, bootScript, fonts, assets, apiUrl }: ShellParts): string {
  return `<!doctype html>
<html lang="${HTML_LANGUAGE[language]}" data-theme="dark"${apiUrl === undefined ? '' : ` data-api="${encodeURI(apiUrl)}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script>${bootScript}</script>
${assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('\n')}
${fonts.map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${head}
</head>
<body>
<div id="app">${body}</div>
<script type="application/json" id="state"${assets.page === null ? '' : ` data-page="${assets.page}"`}>${state}</script>
<template id="scripts">${assets.scripts.map((file) => `<link rel="modulepreload" href="${file}">`).join('')}
<script type="module" src="${assets.entry}"></script></template>
</body>
</html>`;
}
