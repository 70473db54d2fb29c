import type { LeagueAbout } from '#contract/http/league.ts';
import type { PublicLeague } from '#contract/http/league-settings.ts';
import { gameOf } from '#domain/league/game.ts';
import { fillIn, isAllKnown } from '#domain/league/placeholders.ts';
import type { InBoth } from '#domain/league/texts.ts';
import type { CurrentLeague } from './current-league.ts';

type Shown = Pick<CurrentLeague, 'settings' | 'documents' | 'applications' | 'applyUrl'>;

/** [AL1] Where the desk has no address of its own, nobody can apply. */
export function presentLeague({ settings, applications, applyUrl }: Omit<Shown, 'documents'>): PublicLeague {
  const { name, bulgarianOnly, city, identity, country, founded, matches, season, birthDates, homeLeague } = settings;
  const { home, contacts, social, banner, credits } = settings;
  const about = { name, bulgarianOnly, city, identity, country, founded, matches, season, birthDates, homeLeague };
  return {
    ...about,
    home,
    contacts,
    social,
    banner,
    credits,
    game: gameOf(settings.squad.onPitch),
    applications: { link: applyUrl, periods: applyUrl === null ? [] : [...applications] },
  };
}

/** [LS2, LS5] With the settings in place of the placeholders, and without the questions that cannot be answered yet. */
export function presentAbout({ settings, documents }: Pick<Shown, 'settings' | 'documents'>): LeagueAbout {
  const fill = ({ bg, en }: InBoth): InBoth => ({ bg: fillIn(bg, settings, 'bg'), en: fillIn(en, settings, 'en') });
  const isAnswered = ({ answer }: { answer: InBoth }) =>
    isAllKnown(answer.bg, settings, 'bg') && isAllKnown(answer.en, settings, 'en');
  return {
    description: fill(settings.about),
    faq: settings.faq
      .filter(isAnswered)
      .map(({ question, answer }) => ({ question: fill(question), answer: fill(answer) })),
    documents: documents.map(({ number, title }) => ({ number, title: fill(title) })),
  };
}
