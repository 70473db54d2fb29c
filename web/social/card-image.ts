import type { CardImage, CardTeam } from '#contract/social-card.ts';
import type { Competition, Named, Team } from '#web/football/model.ts';

export const teamOnCard = ({ name, shortName, badge }: Named<Team>): CardTeam => ({
  name,
  crest: { address: badge, fallback: shortName.slice(0, 3).toLocaleUpperCase('bg') },
});

export const logoOnCard = ({ name, logo }: Named<Competition>): CardImage => ({
  address: logo,
  fallback: name.slice(0, 1),
});
