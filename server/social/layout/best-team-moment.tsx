/** @jsxImportSource satori/jsx */
import type { MomentFormat } from '#contract/paths.ts';
import type { BestTeamCard } from '#contract/social-card.ts';
import { Heading, Moment, WIDE } from './moment.tsx';
import { palette, ratingColours } from './palette.ts';
import { Crest, Fitted, Portrait, Row } from './parts.tsx';

const SIZES = {
  story: { height: 1010, portrait: 184, plate: 40 },
  post: { height: 764, portrait: 138, plate: 36 },
} satisfies Record<MomentFormat, Record<string, number>>;

const PLATE = 300;
/** Every other tenth of the pitch. */
const STRIPES = [24, 72, 120, 168, 216].map((top) => `M0 ${top}h260v24H0Z`).join('');

export function BestTeamMoment({ card, format }: { card: BestTeamCard; format: MomentFormat }) {
  const { height } = SIZES[format];
  return (
    <Moment format={format}>
      <Heading format={format} logo={card.logo} title={card.title} line={card.competition} />
      <div
        style={{ display: 'flex', position: 'relative', width: WIDE, height, marginTop: format === 'story' ? 30 : 14 }}
      >
        <Turf height={height} />
        {card.players.map((player, index) => (
          <Player key={index} player={player} format={format} />
        ))}
      </div>
    </Moment>
  );
}

/** Half a pitch, the goal on top (web/football/pitch-half.svg). */
const Turf = ({ height }: { height: number }) => (
  <svg
    viewBox="0 0 260 240"
    preserveAspectRatio="none"
    width={WIDE}
    height={height}
    style={{ position: 'absolute', top: 0, left: 0, borderRadius: 28 }}
  >
    <rect width="260" height="240" fill={palette.pitch} />
    <path fill={palette.pitch2} d={STRIPES} />
    <g fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="0.55">
      <path d="M8 250V8h244v242" />
      <path d="M57 8a58 58 0 0 0 58 58h30a58 58 0 0 0 58-58" />
      <path d="M105 8V2h50v6" />
      <path d="M8 232h244" />
      <path d="M100 232a30 30 0 0 1 60 0" />
    </g>
  </svg>
);

function Player({ player, format }: { player: BestTeamCard['players'][number]; format: MomentFormat }) {
  const { name, portrait, crest, rating, isBest, place } = player;
  const { height, portrait: size, plate } = SIZES[format];
  const total = size + plate * 1.1;
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        position: 'absolute',
        width: PLATE,
        left: (WIDE * place.across) / 100 - PLATE / 2,
        top: (height * place.down) / 100 - total / 2,
      }}
    >
      <div style={{ display: 'flex', position: 'relative' }}>
        <div
          style={{
            display: 'flex',
            borderRadius: size,
            border: `6px solid ${isBest ? palette.accent : palette.ink}`,
          }}
        >
          <Portrait image={portrait} size={size - 12} />
        </div>
        {rating && (
          <Row
            style={{
              position: 'absolute',
              top: 0,
              left: size - 44,
              padding: '2px 12px',
              borderRadius: 12,
              fontSize: plate,
              fontWeight: 800,
              lineHeight: 1.1,
              background: ratingColours[rating.band],
              color: palette.background,
            }}
          >
            {rating.value}
          </Row>
        )}
      </div>
      <Row
        style={{
          // Above the portrait, which is positioned too.
          position: 'relative',
          marginTop: -plate * 0.6,
          maxWidth: PLATE,
          gap: 12,
          padding: '8px 22px 8px 14px',
          borderRadius: plate * 2,
          background: isBest ? palette.accent : palette.background,
        }}
      >
        {crest && <Crest image={crest} height={plate + 2} />}
        <Fitted
          text={name}
          width={PLATE - plate - 50}
          steps={[
            [1, plate, 24],
            [2, 22, 20],
          ]}
          style={{ color: isBest ? palette.background : palette.ink }}
        />
      </Row>
    </div>
  );
}
