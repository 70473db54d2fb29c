import type { Game } from '#domain/league/game.ts';
import type { InBoth } from '#domain/league/texts.ts';
import type { siteBg } from '#i18n/site/bg.ts';
import type { TranslateOf } from './translate.ts';

interface League {
  name: InBoth;
  city: InBoth;
  game: Game;
  matches: InBoth;
  season: InBoth;
}

interface Speech {
  t: TranslateOf<typeof siteBg>;
  language: keyof InBoth;
  league: League;
}

/** What is played where, within a text: "mini football in Dobrich". Without a town the name of the league stands for it. */
export function whereOf({ t, language, league }: Speech): string {
  const city = league.city[language];
  return city === '' ? league.name[language] : t(`game.${league.game}.in`, { city });
}

/** "Mini football in Dobrich"; empty while the town is not known. */
export function gameInCity({ t, language, league }: Speech): string {
  const city = league.city[language];
  return city === '' ? '' : t(`game.${league.game}.title`, { city });
}

/** The line below the headline of the home page. */
export function homeSubtitle(speech: Speech): string {
  const { t, language, league } = speech;
  const city = league.city[language];
  const lead = city === '' ? '' : t(`game.${league.game}.of`, { city });
  return `${sentence([lead, league.matches[language]], ': ')} ${t('home.subtitle')}`.trim();
}

/** What the foot of every page says of the league; empty while nothing is known. */
export function footerLine(speech: Speech): string {
  const { language, league } = speech;
  const facts = [league.matches[language], league.season[language]].filter(Boolean).join(', ');
  return sentence([gameInCity(speech), facts], ': ');
}

/** Of the parts that are known. */
function sentence(parts: readonly string[], separator: string): string {
  const text = parts.filter(Boolean).join(separator);
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
