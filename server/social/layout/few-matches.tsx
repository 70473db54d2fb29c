/** @jsxImportSource satori/jsx */
import type { MomentFormat } from '#contract/paths.ts';
import type { CardTeam, GameweekCard } from '#contract/social-card.ts';
import type { Step } from './fit-text.ts';
import { Score, WIDE } from './moment.tsx';
import { palette } from './palette.ts';
import { Column, Crest, Fitted, Row } from './parts.tsx';

type Match = GameweekCard['matches'][number];

/** So few fill a picture only with large crests. */
export const FEW_MATCHES = 2;

interface Sizes {
  crest: number;
  side: number;
  score: number;
  note: number;
  name: Step[];
}

const name = (most: number): Step[] => [
  [2, most, 36],
  [3, 36, 24],
];
const ALONE = {
  story: { crest: 320, side: 440, score: 360, note: 60, name: name(72) },
  post: { crest: 220, side: 440, score: 230, note: 50, name: name(58) },
} satisfies Record<MomentFormat, Sizes>;
const PAIR = {
  story: { crest: 230, side: 330, score: 190, note: 40, name: name(54) },
  post: { crest: 180, side: 330, score: 150, note: 36, name: name(46) },
} satisfies Record<MomentFormat, Sizes>;

/** The score under the teams. */
export function OnlyMatch({ match, format }: { match: Match; format: MomentFormat }) {
  const size = ALONE[format];
  return (
    <Column style={{ width: WIDE, flexGrow: 1, justifyContent: 'center', alignItems: 'center' }}>
      <Row style={{ width: WIDE, justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <Side team={match.home} lost={match.loser === 'home'} size={size} />
        <Side team={match.away} lost={match.loser === 'away'} size={size} />
      </Row>
      <Result match={match} width={WIDE} size={size} />
    </Column>
  );
}

/** The score between the teams. */
export function MatchBlock({ match, format, isFirst }: { match: Match; format: MomentFormat; isFirst: boolean }) {
  const size = PAIR[format];
  return (
    <Row
      style={{
        width: WIDE,
        flexGrow: 1,
        justifyContent: 'space-between',
        borderTop: isFirst ? 'none' : `2px solid ${palette.line}`,
      }}
    >
      <Side team={match.home} lost={match.loser === 'home'} size={size} />
      <Result match={match} width={WIDE - 2 * size.side} size={size} />
      <Side team={match.away} lost={match.loser === 'away'} size={size} />
    </Row>
  );
}

interface ResultProps {
  match: Match;
  width: number;
  size: Sizes;
}

function Result({ match: { score, note, loser }, width, size }: ResultProps) {
  const colourOf = (side: 'home' | 'away') => (loser === side ? palette.ink3 : palette.ink);
  // Without a score the note, such as the kick-off, is what there is to see.
  const most = score ? size.note : Math.round(size.score * 0.45);
  return (
    <Column style={{ width, marginTop: width === WIDE ? 24 : 0, alignItems: 'center' }}>
      {score && (
        <Score
          score={score}
          width={width}
          most={size.score}
          colours={{ home: colourOf('home'), away: colourOf('away') }}
        />
      )}
      {note !== null && (
        <Fitted
          text={note}
          width={width}
          steps={[
            [1, most, 36],
            [2, 44, 24],
          ]}
          style={{ marginTop: score ? 8 : 24, textAlign: 'center', color: score ? palette.ink2 : palette.accent }}
        />
      )}
    </Column>
  );
}

const Side = ({ team, lost, size }: { team: CardTeam; lost: boolean; size: Sizes }) => (
  <Column style={{ width: size.side, alignItems: 'center' }}>
    <Crest image={team.crest} height={size.crest} />
    <Fitted
      text={team.name}
      width={size.side}
      steps={size.name}
      style={{ marginTop: 18, textAlign: 'center', color: lost ? palette.ink2 : palette.ink }}
    />
  </Column>
);
