/** @jsxImportSource satori/jsx */
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import type { SocialCard } from '#contract/social-card.ts';
import { Frame } from './layout/frame.tsx';
import { MatchLayout } from './layout/match-layout.tsx';
import { nightPitch } from './layout/night-pitch.ts';
import { ArticleLayout, CompetitionLayout, LeagueLayout } from './layout/other-layouts.tsx';
import { PICTURE_SIZE } from './layout/palette.ts';
import { PlayerLayout, TeamLayout } from './layout/profile-layouts.tsx';

/** A card whose images are data URLs, and the footer. */
export interface Drawing {
  card: SocialCard;
  league: string;
  host: string;
}

/** `embedFont: false` keeps words as text, so that tests can read them. */
export async function toSvg(
  { card, league, host }: Drawing,
  fonts: Font[],
  { embedFont = true } = {},
): Promise<string> {
  const svg = await satori(
    <Frame league={card.kind === 'league' ? null : league} host={host}>
      <Layout card={card} />
    </Frame>,
    { ...PICTURE_SIZE, fonts, embedFont },
  );
  return svg.replaceAll(NEEDLESS_MASKS, '').replace('>', `>${nightPitch}`);
}

/** satori masks every image with its own rectangle. Drawing those masks took as long as the rest of the picture. */
const NEEDLESS_MASKS = / mask="url\(#satori_om-[\w-]+\)"/g;

export const toPng = (svg: string): Buffer =>
  // Text is already outlines; the machine's fonts must not change a picture.
  new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();

function Layout({ card }: { card: SocialCard }) {
  switch (card.kind) {
    case 'match':
      return <MatchLayout card={card} />;
    case 'team':
      return <TeamLayout card={card} />;
    case 'player':
      return <PlayerLayout card={card} />;
    case 'competition':
      return <CompetitionLayout card={card} />;
    case 'article':
      return <ArticleLayout card={card} />;
    case 'league':
      return <LeagueLayout card={card} />;
  }
}
