/** @jsxImportSource satori/jsx */
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import type { CardFormat, SocialCard } from '#contract/social-card.ts';
import { Frame } from './layout/frame.tsx';
import { MatchLayout } from './layout/match-layout.tsx';
import { nightPitch } from './layout/night-pitch.ts';
import { ArticleLayout, CompetitionLayout, LeagueLayout } from './layout/other-layouts.tsx';
import { PICTURE_SIZE, STORY_SIZE } from './layout/palette.ts';
import { PlayerLayout, TeamLayout } from './layout/profile-layouts.tsx';
import { MatchStory, TableStory } from './layout/story-layouts.tsx';

/** A card whose images are data URLs, and the footer. */
export interface Drawing {
  card: SocialCard;
  league: string;
  host: string;
  format?: CardFormat | undefined;
}

/** `embedFont: false` keeps words as text, so that tests can read them. */
export async function toSvg(
  { card, league, host, format = 'card' }: Drawing,
  fonts: Font[],
  { embedFont = true } = {},
): Promise<string> {
  const size = format === 'story' ? STORY_SIZE : PICTURE_SIZE;
  const svg = await satori(
    <Frame league={card.kind === 'league' ? null : league} host={host} size={size}>
      {format === 'story' ? <StoryLayout card={card} /> : <Layout card={card} />}
    </Frame>,
    { ...size, fonts, embedFont },
  );
  return svg.replaceAll(NEEDLESS_MASKS, '').replace('>', `>${nightPitch(size)}`);
}

/** satori masks every image with its own rectangle. Drawing those masks took as long as the rest of the picture. */
const NEEDLESS_MASKS = / mask="url\(#satori_om-[\w-]+\)"/g;

export const toPng = (svg: string): Buffer =>
  // Text is already outlines; the machine's fonts must not change a picture.
  new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();

/** Other cards have no story: no address leads to one. */
function StoryLayout({ card }: { card: SocialCard }) {
  if (card.kind === 'match') return <MatchStory card={card} />;
  return card.kind === 'competition' ? <TableStory card={card} /> : <Layout card={card} />;
}

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
