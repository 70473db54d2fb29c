import { longDate, parseDate } from '#domain/formatting/date.ts';
import { scoreText } from '#domain/formatting/match-words.ts';
import type { Language } from '#contract/language.ts';
import type { Translate } from '#i18n/translate.ts';
import { gameweekText } from '#web/football/gameweek-text.ts';
import type { Gallery } from './photo-model.ts';

/** „Балик – Вихър 2:1“, „16. кръг, Делта Лига“, or what the event is called. */
export function galleryTitle(
  { title, match, gameweek, competition }: Gallery,
  language: Language,
  t: Translate,
): string {
  if (match) {
    const teams = `${match.home?.name ?? t('match.teamUnknown')} – ${match.away?.name ?? t('match.teamUnknown')}`;
    return match.score ? `${teams} ${scoreText(match.score.home, match.score.away, language)}` : teams;
  }
  if (!gameweek) return title[language];
  return [gameweekText(gameweek, t), competition?.name].filter(Boolean).join(', ');
}

/** „15 март 2026“ */
export function galleryDay({ day }: Pick<Gallery, 'day'>, language: Language): string | null {
  const parsed = parseDate(day);
  return parsed.kind === 'known' ? longDate(parsed.date, language) : null;
}

/** „48 снимки, 15 март 2026 г. Фотограф: Ива Тодорова“ */
export function galleryFacts(gallery: Gallery, language: Language, t: Translate): string {
  const what = [t('photos.count', { count: gallery.count }), galleryDay(gallery, language)].filter(Boolean).join(', ');
  if (gallery.photographer === null) return what;
  return `${what.replace(/\.?$/, '.')} ${t('photos.by', { name: gallery.photographer })}`;
}
