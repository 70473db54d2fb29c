/** @jsxImportSource satori/jsx */
import type { CardFormat, ComparisonCard } from '#contract/social-card.ts';
import type { Step } from './fit-text.ts';
import { Moment, WIDE } from './moment.tsx';
import { palette } from './palette.ts';
import { Column, Crest, Facts, Fitted, Portrait, Row } from './parts.tsx';

type Side = ComparisonCard['sides'][number];
type Figure = ComparisonCard['rows'][number];

const SIDES = [palette.accent, palette.away] as const;

interface Sizes {
  picture: number;
  /** The width of a side, and of the figures. */
  side: number;
  rows: number;
  name: Step[];
  most: number;
  row: { height: number; value: number; label: number; valueWidth: number };
}

/** Names take three lines rather than being cut. */
const SIZES: Record<CardFormat, Sizes> = {
  card: {
    picture: 170,
    side: 300,
    rows: 440,
    name: [
      [2, 50, 38],
      [3, 38, 24],
    ],
    most: 5,
    row: { height: 70, value: 56, label: 28, valueWidth: 120 },
  },
  post: {
    picture: 190,
    side: 440,
    rows: WIDE,
    name: [
      [1, 62, 44],
      [2, 48, 38],
      [3, 38, 24],
    ],
    most: 6,
    row: { height: 84, value: 64, label: 40, valueWidth: 210 },
  },
  story: {
    picture: 280,
    side: 450,
    rows: WIDE,
    name: [
      [2, 78, 50],
      [3, 50, 28],
    ],
    most: 8,
    row: { height: 100, value: 76, label: 44, valueWidth: 230 },
  },
};

export const ComparisonLayout = ({ card }: { card: ComparisonCard }) => {
  const size = SIZES.card;
  const [first, second] = card.sides;
  return (
    <Column style={{ flexGrow: 1, alignItems: 'center' }}>
      <Title card={card} size={40} width={1000} />
      <Row style={{ width: '100%', flexGrow: 1, justifyContent: 'space-between' }}>
        {first && <Person side={first} colour={SIDES[0]} size={size} kind={card.kind} />}
        <Figures rows={card.rows} size={size} />
        {second && <Person side={second} colour={SIDES[1]} size={size} kind={card.kind} />}
      </Row>
    </Column>
  );
};

export const ComparisonMoment = ({ card, format }: { card: ComparisonCard; format: 'story' | 'post' }) => {
  const size = SIZES[format];
  return (
    <Moment format={format}>
      <Title card={card} size={format === 'story' ? 52 : 42} width={WIDE} />
      <Row style={{ width: WIDE, marginTop: 24, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        {card.sides.map((side, index) => (
          <Person key={index} side={side} colour={SIDES[index] ?? palette.ink} size={size} kind={card.kind} />
        ))}
      </Row>
      <Column style={{ flexGrow: 1, justifyContent: 'center' }}>
        <Figures rows={card.rows} size={size} />
      </Column>
    </Moment>
  );
};

const Title = ({ card: { title, scope }, size, width }: { card: ComparisonCard; size: number; width: number }) => (
  <Facts facts={[title, scope]} size={size} width={width} />
);

interface PersonProps {
  side: Side;
  colour: string;
  size: Sizes;
  kind: ComparisonCard['kind'];
}

const Person = ({ side: { name, picture, team }, colour, size, kind }: PersonProps) => (
  <Column style={{ width: size.side, alignItems: 'center' }}>
    {kind === 'teams' ? (
      <Crest image={picture} height={size.picture} />
    ) : (
      <Row style={{ padding: 6, borderRadius: size.picture, background: colour }}>
        <Portrait image={picture} size={size.picture - 12} />
      </Row>
    )}
    <Fitted text={name} width={size.side} steps={size.name} style={{ marginTop: 14, textAlign: 'center' }} />
    {team && <Facts facts={[team.name]} size={30} width={size.side} style={{ textAlign: 'center' }} />}
    <div style={{ width: 90, height: 8, marginTop: 12, borderRadius: 4, background: colour }} />
  </Column>
);

const Figures = ({ rows, size: { rows: width, most, row } }: { rows: Figure[]; size: Sizes }) => (
  <Column style={{ width }}>
    {rows.slice(0, most).map(({ label, values, better }) => (
      <Row key={label} style={{ height: row.height, justifyContent: 'space-between' }}>
        <Value text={values[0]} colour={better === 0 ? SIDES[0] : palette.ink2} row={row} align="left" />
        <Fitted
          text={label}
          width={width - 2 * row.valueWidth}
          steps={[
            [1, row.label, row.label - 6],
            [2, row.label - 6, 20],
          ]}
          style={{ fontWeight: 600, textAlign: 'center', color: palette.ink2 }}
        />
        <Value text={values[1]} colour={better === 1 ? SIDES[1] : palette.ink2} row={row} align="right" />
      </Row>
    ))}
  </Column>
);

interface ValueProps {
  text: string;
  colour: string;
  row: Sizes['row'];
  align: 'left' | 'right';
}

const Value = ({ text, colour, row, align }: ValueProps) => (
  <Row style={{ width: row.valueWidth, justifyContent: align === 'left' ? 'flex-start' : 'flex-end' }}>
    <Fitted text={text} width={row.valueWidth} steps={[[1, row.value, 30]]} style={{ color: colour }} />
  </Row>
);
