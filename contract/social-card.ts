import type { PublicLeague } from './http/league-settings.ts';
import type { Language } from './language.ts';
import type { PageRequest } from './page.ts';
import type { SocialPictureKind } from './paths.ts';

/** The content of a social picture, already worded: the page bundle writes it, the server draws it. */
export type SocialCard = MatchCard | TeamCard | PlayerCard | CompetitionCard | ArticleCard | LeagueCard;

/** A crest, logo or portrait, and the letters that replace it when it cannot be drawn. */
export interface CardImage {
  address: string | null;
  fallback: string;
}

export interface CardTeam {
  name: string;
  crest: CardImage;
}

export interface CardFigure {
  value: string;
  label: string;
}

export interface MatchCard {
  kind: 'match';
  /** „Делта Лига“, „16. кръг“ */
  occasion: string[];
  logo: CardImage | null;
  home: CardTeam;
  away: CardTeam;
  score: { home: number; away: number } | null;
  /** The kick-off time, shown instead of a score. */
  kickOff: string | null;
  /** „(4–3 след дузпи)“ */
  penalties: string | null;
  status: string | null;
  /** „Второ полувреме“ of a live match. */
  phase: string | null;
  live: boolean;
  /** Day and place. */
  facts: string[];
  loser: 'home' | 'away' | null;
}

export interface TeamCard {
  kind: 'team';
  team: CardTeam;
  /** City, and the competition that the figures are of. */
  facts: string[];
  figures: CardFigure[];
  /** „Следващ мач“: „Балик – Вихър, 15.03 19:00“ */
  match: { label: string; text: string } | null;
}

export interface PlayerCard {
  kind: 'player';
  name: string;
  portrait: CardImage;
  shirtNumber: string | null;
  team: CardTeam | null;
  position: string | null;
  /** „Сезон 2025/2026“ */
  season: string | null;
  figures: CardFigure[];
}

export interface CompetitionCard {
  kind: 'competition';
  name: string;
  logo: CardImage;
  season: string | null;
  /** The first of the table, or of its groups. */
  rows: { place: string; team: CardTeam; points: string }[];
}

export interface ArticleCard {
  kind: 'article';
  title: string;
  facts: string[];
  picture: CardImage;
  /** For an article whose picture cannot be drawn. */
  crests: CardImage[];
}

export interface LeagueCard {
  kind: 'league';
  name: string;
  line: string;
  offer: string;
}

/** A story is upright, and has room for a whole table. */
export type CardFormat = 'card' | 'story';

export type CardSubject = { kind: SocialPictureKind; id: number; format?: CardFormat } | { kind: 'league' };

/** null when the subject does not exist. */
export type LoadCard = (
  subject: CardSubject,
  context: { language: Language; league: PublicLeague; fetchApi: PageRequest['fetchApi'] },
) => Promise<SocialCard | null>;
