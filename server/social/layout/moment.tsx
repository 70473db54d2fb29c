/** @jsxImportSource satori/jsx */
import type { JSXNode } from 'satori/jsx';
import type { MomentFormat } from '#contract/paths.ts';
import type { CardImage } from '#contract/social-card.ts';
import { fitText } from './fit-text.ts';
import { MOMENT_SIZES, palette } from './palette.ts';
import { Column, Crest, Facts, Fitted, Row } from './parts.tsx';

/** Of the content. */
export const WIDE = MOMENT_SIZES.post.width - 2 * 64;

/** Apps cover the top and the bottom of a story with their own controls. */
const PADDING = { story: '200px 0 180px', post: '6px 0 0' } satisfies Record<MomentFormat, string>;

interface MomentProps {
  format: MomentFormat;
  children: JSXNode;
}

export const Moment = ({ format, children }: MomentProps) => (
  <Column style={{ flexGrow: 1, alignItems: 'center', padding: PADDING[format] }}>{children}</Column>
);

interface OccasionProps {
  format: MomentFormat;
  logo: CardImage | null;
  facts: string[];
}

/** The competition and the round of a match. */
export const Occasion = ({ format, logo, facts }: OccasionProps) =>
  format === 'story' ? (
    <Column style={{ alignItems: 'center' }}>
      {logo && <Crest image={logo} height={130} />}
      <Facts facts={facts} size={48} width={WIDE} style={{ marginTop: 20 }} />
    </Column>
  ) : (
    <Row style={{ gap: 18, height: 64 }}>
      {logo && logo.address !== null && <Crest image={logo} height={60} />}
      <Facts facts={facts} size={42} width={WIDE - 80} />
    </Row>
  );

interface HeadingProps {
  format: MomentFormat;
  logo: CardImage;
  title: string;
  line: string | null;
}

/** Above a table, results or a team. */
export function Heading({ format, logo, title, line }: HeadingProps) {
  const isStory = format === 'story';
  const width = isStory ? WIDE : WIDE - 150;
  const words = (
    <Column style={{ alignItems: isStory ? 'center' : 'flex-start' }}>
      <Fitted
        text={title}
        width={width}
        steps={
          isStory
            ? [
                [1, 96, 56],
                [2, 54, 36],
              ]
            : [
                [1, 72, 44],
                [2, 42, 32],
              ]
        }
        style={{ marginTop: isStory ? 20 : 0, textAlign: isStory ? 'center' : 'left' }}
      />
      {line !== null && <Facts facts={[line]} size={isStory ? 44 : 38} width={width} />}
    </Column>
  );
  return isStory ? (
    <Column style={{ alignItems: 'center' }}>
      <Crest image={logo} height={150} />
      {words}
    </Column>
  ) : (
    <Row style={{ width: WIDE, height: 130, gap: 30 }}>
      <Crest image={logo} height={118} />
      {words}
    </Row>
  );
}

interface ScoreProps {
  score: { home: number; away: number };
  /** The greatest width and letter size. */
  width: number;
  most: number;
  colours: { home: string; away: string };
}

export function Score({ score, width, most, colours }: ScoreProps) {
  const fontSize = fitText(`${score.home}–––${score.away}`, width, [[1, most, 60]]).size;
  return (
    <Row style={{ fontSize, fontWeight: 800, lineHeight: 1, gap: fontSize * 0.16 }}>
      <div style={{ color: colours.home }}>{String(score.home)}</div>
      <div style={{ width: fontSize * 0.2, height: fontSize * 0.065, background: palette.ink3 }} />
      <div style={{ color: colours.away }}>{String(score.away)}</div>
    </Row>
  );
}
