import type { Language } from '#contract/language.ts';
import type { ArticleCard } from '#contract/social-card.ts';
import { longDate, parseDate } from '#domain/formatting/date.ts';
import type { Article } from '#web/football/news-model.ts';
import { logoOnCard, teamOnCard } from './card-image.ts';

export function articleCard(
  { title, publishedAt, competition, teams, image }: Article,
  language: Language,
): ArticleCard {
  const published = parseDate(publishedAt);
  const crests = teams.map((team) => teamOnCard(team).crest);
  return {
    kind: 'article',
    title: title[language],
    facts: [competition?.name, published.kind === 'known' ? longDate(published.date, language) : null].filter(
      (fact) => typeof fact === 'string',
    ),
    picture: { address: image, fallback: '' },
    crests: crests.length === 0 && competition ? [logoOnCard(competition)] : crests,
  };
}
