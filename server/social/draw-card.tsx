/** @jsxImportSource satori/jsx */
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import type { MomentFormat } from '#contract/paths.ts';
import type { CardFormat, SocialCard } from '#contract/social-card.ts';
import type { LeagueLook } from '#server/pictures/league-look.ts';
import { BestTeamMoment } from './layout/best-team-moment.tsx';
import { CardFrame } from './layout/card-frame.tsx';
import { ComparisonLayout, ComparisonMoment } from './layout/comparison-layout.tsx';
import { GameweekMoment } from './layout/gameweek-moment.tsx';
import { GoalLayout } from './layout/goal-layout.tsx';
import { GoalMoment } from './layout/goal-moment.tsx';
import { MatchLayout } from './layout/match-layout.tsx';
import { MatchMoment } from './layout/match-moment.tsx';
import { nightPitch } from './layout/night-pitch.ts';
import { ArticleLayout, CompetitionLayout, LeagueLayout } from './layout/other-layouts.tsx';
import { MOMENT_SIZES, palette, PICTURE_SIZE } from './layout/palette.ts';
import { PlayerLayout, TeamLayout } from './layout/profile-layouts.tsx';
import { TableMoment } from './layout/table-moment.tsx';

/** A card whose images are data URLs, and the footer. */
export interface Drawing {
  card: SocialCard;
  league: string;
  look: LeagueLook;
  host: string;
  format?: CardFormat | undefined;
}

/** `embedFont: false` keeps words as text, so that tests can read them. */
export async function toSvg(
  { card, league, look, host, format = 'card' }: Drawing,
  fonts: Font[],
  { embedFont = true } = {},
): Promise<string> {
  const size = format === 'card' ? PICTURE_SIZE : MOMENT_SIZES[format];
  const svg = await satori(
    <CardFrame
      league={card.kind === 'league' ? null : league}
      look={look}
      sponsors={'sponsors' in card ? card.sponsors : []}
      host={host}
      size={size}
    >
      {format === 'card' ? <Layout card={card} look={look} /> : <MomentLayout card={card} format={format} />}
    </CardFrame>,
    { ...size, fonts, embedFont },
  );
  const drawn = svg.replaceAll(NEEDLESS_MASKS, '').replace('>', `>${nightPitch(size, card.kind === 'goal')}`);
  // Nothing else has exactly this colour, and pictures inside are base64, without '#'.
  return look.accent === null ? drawn : drawn.replaceAll(palette.accent, look.accent);
}

/** satori masks every image with its own rectangle. Drawing those masks took as long as the rest of the picture. */
const NEEDLESS_MASKS = / mask="url\(#satori_om-[\w-]+\)"/g;

export const toPng = (svg: string): Buffer =>
  // Text is already outlines; the machine's fonts must not change a picture.
  new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();

function MomentLayout({ card, format }: { card: SocialCard; format: MomentFormat }) {
  switch (card.kind) {
    case 'match':
      return <MatchMoment card={card} format={format} />;
    case 'goal':
      return <GoalMoment card={card} format={format} />;
    case 'competition':
      return <TableMoment card={card} format={format} />;
    case 'gameweek':
      return <GameweekMoment card={card} format={format} />;
    case 'team-of-the-week':
      return <BestTeamMoment card={card} format={format} />;
    case 'players':
    case 'teams':
      return <ComparisonMoment card={card} format={format} />;
    default:
      throw new Error(`There is no moment of a ${card.kind}`);
  }
}

function Layout({ card, look }: { card: SocialCard; look: LeagueLook }) {
  switch (card.kind) {
    case 'match':
      return <MatchLayout card={card} />;
    case 'goal':
      return <GoalLayout card={card} />;
    case 'team':
      return <TeamLayout card={card} />;
    case 'player':
      return <PlayerLayout card={card} />;
    case 'players':
    case 'teams':
      return <ComparisonLayout card={card} />;
    case 'competition':
      return <CompetitionLayout card={card} />;
    case 'article':
      return <ArticleLayout card={card} />;
    case 'league':
      return <LeagueLayout card={card} look={look} />;
    default:
      throw new Error(`There is no link to a ${card.kind}`);
  }
}
