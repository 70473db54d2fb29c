import type { LeagueSettings } from '#contract/http/league-settings.ts';
import { unflatten } from '#domain/formatting/flat-fields.ts';
import { gameOf } from '#domain/league/game.ts';
import { withEnglish } from '#domain/league/texts.ts';
import { siteBg } from '#i18n/site/bg.ts';
import { siteEn } from '#i18n/site/en.ts';
import { createTranslate } from '#i18n/translate.ts';
import type { SettingsFields } from './settings-form.ts';

/** What is typed, as the public site would show it. */
export function shownLeague(fields: SettingsFields) {
  const { name, city, matches, season, squad } = withEnglish(unflatten<LeagueSettings>(fields));
  return { name, city, matches, season, game: gameOf(squad.onPitch) };
}

/** The words of the public site, for the previews. */
export const siteTexts = {
  bg: createTranslate<typeof siteBg>('bg-BG', siteBg),
  en: createTranslate<typeof siteBg>('en', siteEn),
};
