import type { RatingBand } from '#domain/player/rating.ts';
import type { PublicLeague } from './http/league-settings.ts';
import type { Language } from './language.ts';
import type { PageRequest } from './page.ts';
import type { ComparisonKind, Moment, MomentFormat, SocialPictureKind } from './paths.ts';

/** The content of a social picture, already worded: the page bundle writes it, the server draws it. */
export type SocialCard =
  | MatchCard
  | GoalCard
  | GameweekCard
  | BestTeamCard
  | TeamCard
  | PlayerCard
  | ComparisonCard
  | CompetitionCard
  | ArticleCard
  | LeagueCard;

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

/** [LS8] At the foot of a picture. */
export interface CardSponsor {
  name: string;
  logo: { address: string | null };
}

export interface MatchCard {
  kind: 'match';
  sponsors: CardSponsor[];
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
  /** „Драгнев 4’, 41’“, a line for each. */
  scorers: Record<'home' | 'away', string[]>;
  best: CardBest | null;
}

/** The player of the match. */
export interface CardBest {
  label: string;
  name: string;
  portrait: CardImage;
  /** „2 гола, 1 асистенция“ */
  did: string;
}

export interface GoalCard {
  kind: 'goal';
  sponsors: CardSponsor[];
  occasion: string[];
  logo: CardImage | null;
  /** „ГОЛ!“ or „Автогол“ */
  headline: string;
  home: CardTeam;
  away: CardTeam;
  /** After it. */
  score: { home: number; away: number };
  /** That it counts for. */
  side: 'home' | 'away';
  scorer: string;
  /** „38’“ */
  minute: string;
  /** „Дузпа“, „Асистенция: Иван Колев“ */
  detail: string | null;
  live: boolean;
}

export interface GameweekCard {
  kind: 'gameweek';
  /** „16. кръг“ */
  title: string;
  competition: string;
  logo: CardImage;
  matches: {
    home: CardTeam;
    away: CardTeam;
    score: { home: number; away: number } | null;
    /** „(3–4 след дузпи)“, „Отложен“, „15.03, 19:30“ */
    note: string | null;
    loser: 'home' | 'away' | null;
  }[];
  /** „и още 4 мача“ */
  more: string | null;
  live: boolean;
}

export interface BestTeamCard {
  kind: 'team-of-the-week';
  /** „Шестицата на 16. кръг“ */
  title: string;
  competition: string;
  logo: CardImage;
  players: {
    name: string;
    portrait: CardImage;
    crest: CardImage | null;
    rating: { value: string; band: RatingBand } | null;
    isBest: boolean;
    /** On half a pitch, in percent. */
    place: { across: number; down: number };
  }[];
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

export interface ComparisonCard {
  kind: ComparisonKind;
  /** „Сравнение“ */
  title: string;
  /** What the figures are of: „Делта Лига, 2025/2026“ */
  scope: string;
  /** Portraits of players, crests of teams. */
  sides: { name: string; picture: CardImage; team: CardTeam | null }[];
  rows: { label: string; values: [string, string]; better: 0 | 1 | null }[];
}

interface CardTableRow {
  place: string;
  team: CardTeam;
  played: string;
  difference: string;
  points: string;
}

export interface CompetitionCard {
  kind: 'competition';
  name: string;
  logo: CardImage;
  season: string | null;
  /** Short names of the columns: matches, goal difference, points. */
  columns: [played: string, difference: string, points: string];
  /** The first of the table or of each group. */
  tables: { title: string | null; rows: CardTableRow[] }[];
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

/** `card` is what other sites show of a link; the others are shared for themselves and have room for a whole table. */
export type CardFormat = 'card' | MomentFormat;

export type CardSubject =
  | { kind: SocialPictureKind; id: number }
  | { kind: 'goal' | ComparisonKind; id: number; part: number }
  | { kind: 'league' }
  | (Moment & { format: MomentFormat });

/** null when the subject does not exist. */
export type LoadCard = (
  subject: CardSubject,
  context: { language: Language; league: PublicLeague; fetchApi: PageRequest['fetchApi'] },
) => Promise<SocialCard | null>;
