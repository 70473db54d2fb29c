/** @jsxImportSource satori/jsx */
import type { CardTeam, GoalCard } from '#contract/social-card.ts';
import { Score } from './moment.tsx';
import { palette, PICTURE_SIZE } from './palette.ts';
import { Column, Crest, Facts, Fitted, Row } from './parts.tsx';

const WIDE = PICTURE_SIZE.width - 2 * 64;
const SIDE = 330;
const CENTRE = WIDE - 2 * SIDE;

/** What other sites show of a link to a goal. */
export function GoalLayout({ card }: { card: GoalCard }) {
  const { home, away, side } = card;
  const colourOf = (of: GoalCard['side']) => (side === of ? palette.accent : palette.ink);
  return (
    <Column style={{ flexGrow: 1, alignItems: 'center' }}>
      <Row style={{ gap: 16, height: 52 }}>
        {card.logo && card.logo.address !== null && <Crest image={card.logo} height={50} />}
        <Facts facts={card.occasion} size={40} width={960} />
      </Row>
      <Row style={{ width: WIDE, marginTop: 14, alignItems: 'flex-start' }}>
        <Side team={home} scored={side === 'home'} />
        <Column style={{ width: CENTRE, alignItems: 'center' }}>
          <Fitted
            text={card.headline}
            width={CENTRE}
            steps={[[1, 132, 60]]}
            style={{ lineHeight: 1, color: palette.accent }}
          />
          <Score
            score={card.score}
            width={CENTRE}
            most={150}
            colours={{ home: colourOf('home'), away: colourOf('away') }}
          />
        </Column>
        <Side team={away} scored={side === 'away'} />
      </Row>
      <Column style={{ marginTop: 'auto', alignItems: 'center' }}>
        <Fitted
          text={card.scorer}
          width={WIDE}
          steps={[[1, 76, 40]]}
          style={{ lineHeight: 1.1, textAlign: 'center' }}
        />
        <Facts
          facts={[card.minute, card.detail ?? ''].filter((text) => text !== '')}
          size={40}
          width={WIDE}
          style={{ color: palette.ink2 }}
        />
      </Column>
    </Column>
  );
}

const Side = ({ team: { name, crest }, scored }: { team: CardTeam; scored: boolean }) => (
  <Column style={{ width: SIDE, alignItems: 'center' }}>
    <Crest image={crest} height={180} />
    <Fitted
      text={name}
      width={SIDE}
      steps={[
        [1, 54, 40],
        [2, 40, 30],
        [3, 28, 22],
      ]}
      style={{ marginTop: 12, textAlign: 'center', color: scored ? palette.ink : palette.ink2 }}
    />
  </Column>
);
