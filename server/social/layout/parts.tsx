/** @jsxImportSource satori/jsx */
import type { JSXNode } from 'satori/jsx';
import type { CardFigure, CardImage } from '#contract/social-card.ts';
import { markOf } from '#domain/league/identity.ts';
import type { LeagueLook } from '#server/pictures/league-look.ts';
import { fitText, type Step } from './fit-text.ts';
import { palette } from './palette.ts';

type Style = Record<string, string | number>;

/** satori needs a `display` on every box. */
export const Row = ({ children, style }: { children?: JSXNode; style?: Style }) => (
  <div style={{ display: 'flex', alignItems: 'center', ...style }}>{children}</div>
);

export const Column = ({ children, style }: { children?: JSXNode; style?: Style }) => (
  <div style={{ display: 'flex', flexDirection: 'column', ...style }}>{children}</div>
);

interface FittedProps {
  text: string;
  width: number;
  steps: Step[];
  style?: Style;
}

/** Text as large as fits; if it is too long even at the smallest size, it ends in an ellipsis. */
export function Fitted({ text, width, steps, style }: FittedProps) {
  const { size, lines } = fitText(text, width, steps);
  return (
    <div
      style={{
        display: 'block',
        lineClamp: lines,
        maxWidth: width,
        fontSize: size,
        fontWeight: 800,
        lineHeight: 1.08,
        wordBreak: 'break-word',
        ...style,
      }}
    >
      {text}
    </div>
  );
}

export const Facts = ({ facts, size, ...more }: { facts: string[]; size: number; width: number; style?: Style }) => (
  <Fitted
    {...more}
    text={facts.join(' · ')}
    steps={[[1, size, 26]]}
    style={{ fontWeight: 600, lineHeight: 1.2, color: palette.ink2, ...more.style }}
  />
);

/** The crest, or a shield with letters for a club without one. */
export function Crest({ image: { address, fallback }, height }: { image: CardImage; height: number }) {
  const width = Math.round((height * 64) / 72);
  if (address !== null)
    return <img alt="" src={address} width={width} height={height} style={{ objectFit: 'contain' }} />;
  const shield = 'M5 6h54v33c0 14-11 23-27 31C16 62 5 53 5 39Z';
  return (
    <div
      style={{ display: 'flex', position: 'relative', width, height, alignItems: 'center', justifyContent: 'center' }}
    >
      <svg viewBox="0 0 64 72" width={width} height={height} style={{ position: 'absolute', top: 0, left: 0 }}>
        <path fill={palette.surface3} stroke={palette.lineStrong} strokeWidth="2" d={shield} />
      </svg>
      <div
        style={{
          fontSize: height * 0.28,
          fontWeight: 800,
          color: palette.ink2,
          paddingBottom: height * 0.06,
          position: 'relative',
        }}
      >
        {fallback}
      </div>
    </div>
  );
}

/** A portrait in a circle, or initials. */
export function Portrait({ image: { address, fallback }, size }: { image: CardImage; size: number }) {
  const round: Style = { width: size, height: size, borderRadius: size, background: palette.surface3 };
  if (address !== null)
    return <img alt="" src={address} width={size} height={size} style={{ ...round, objectFit: 'cover' }} />;
  return (
    <Row style={{ ...round, justifyContent: 'center', fontSize: size * 0.4, fontWeight: 800, color: palette.ink2 }}>
      {fallback}
    </Row>
  );
}

export const Figures = ({ figures, highlighted }: { figures: CardFigure[]; highlighted: number | null }) => (
  <Row style={{ gap: 56 }}>
    {figures.map(({ value, label }, index) => (
      <Column key={label}>
        <div
          style={{
            fontSize: 104,
            fontWeight: 800,
            lineHeight: 1,
            color: index === highlighted ? palette.accent : palette.ink,
          }}
        >
          {value}
        </div>
        <div style={{ fontSize: 34, color: palette.ink2 }}>{label}</div>
      </Column>
    ))}
  </Row>
);

/** The league's logo. */
export function Mark({ look: { address, mark }, size }: { look: LeagueLook; size: number }) {
  if (address !== null) return <img alt="" src={address} width={size} height={size} style={{ objectFit: 'contain' }} />;
  const [plain, accented] = markOf(mark);
  return (
    <svg viewBox="0 0 48 48" width={size} height={size}>
      <path fill={palette.ink} d={plain} />
      <path fill={palette.accent} d={accented} />
    </svg>
  );
}
