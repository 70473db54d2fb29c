import type { LeagueAbout } from '#contract/http/league.ts';
import type { PublicLeague } from '#contract/http/league-settings.ts';
import { fillIn } from '#domain/league/placeholders.ts';
import type { InBoth } from '#domain/league/texts.ts';
import type { CurrentLeague } from './current-league.ts';

type Shown = Pick<CurrentLeague, 'settings' | 'documents'>;

export function presentLeague({ settings }: Pick<Shown, 'settings'>): PublicLeague {
  const { name, city, country, founded, matches, season, birthDates, homeLeague } = settings;
  const { home, contacts, social, banner, credits } = settings;
  const about = { name, city, country, founded, matches, season, birthDates, homeLeague };
  return { ...about, home, contacts, social, banner, credits };
}

/** [LS2] With the settings in place of the placeholders. */
export function presentAbout({ settings, documents }: Shown): LeagueAbout {
  const fill = ({ bg, en }: InBoth): InBoth => ({ bg: fillIn(bg, settings, 'bg'), en: fillIn(en, settings, 'en') });
  return {
    faq: settings.faq.map(({ question, answer }) => ({ question: fill(question), answer: fill(answer) })),
    documents: documents.map(({ number, title }) => ({ number, title: fill(title) })),
  };
}
