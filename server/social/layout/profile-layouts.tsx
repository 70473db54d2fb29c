/** @jsxImportSource satori/jsx */
import type { PlayerCard, TeamCard } from '#contract/social-card.ts';
import type { Step } from './fit-text.ts';
import { palette } from './palette.ts';
import { Column, Crest, Facts, Figures, Fitted, Portrait, Row } from './parts.tsx';

const TEXT = 690;
const NAME: Step[] = [
  [1, 92, 62],
  [2, 60, 44],
  [3, 40, 30],
];

export const TeamLayout = ({ card: { team, facts, figures, match } }: { card: TeamCard }) => (
  <Row style={{ flexGrow: 1, gap: 56 }}>
    <Crest image={team.crest} height={360} />
    <Column style={{ width: TEXT }}>
      <Fitted text={team.name} width={TEXT} steps={NAME} />
      <Row style={{ marginTop: 6 }}>
        <Facts facts={facts} size={40} width={TEXT} />
      </Row>
      {figures.length > 0 && (
        <Row style={{ marginTop: 14 }}>
          <Figures figures={figures} highlighted={0} />
        </Row>
      )}
      {match && (
        <Column style={{ marginTop: 16, paddingTop: 12, borderTop: `2px solid ${palette.line}` }}>
          <div style={{ fontSize: 30, color: palette.ink3 }}>{match.label}</div>
          <Fitted text={match.text} width={TEXT} steps={[[1, 44, 26]]} />
        </Column>
      )}
    </Column>
  </Row>
);

export const PlayerLayout = ({ card }: { card: PlayerCard }) => (
  <Row style={{ flexGrow: 1, gap: 56 }}>
    <Portrait image={card.portrait} size={340} />
    <Column style={{ width: TEXT }}>
      <Row style={{ gap: 22 }}>
        {card.shirtNumber !== null && (
          <div style={{ fontSize: 92, fontWeight: 800, color: palette.accent, lineHeight: 1 }}>{card.shirtNumber}</div>
        )}
        <Fitted text={card.name} width={card.shirtNumber === null ? TEXT : TEXT - 120} steps={NAME} />
      </Row>
      <Row style={{ marginTop: 14, gap: 18 }}>
        {card.team && <Crest image={card.team.crest} height={58} />}
        <Facts
          facts={[card.team?.name, card.position].filter((fact) => typeof fact === 'string')}
          size={42}
          width={TEXT - 80}
        />
      </Row>
      {card.figures.length > 0 && (
        <Column style={{ marginTop: 26, paddingTop: 18, borderTop: `2px solid ${palette.line}` }}>
          <div style={{ fontSize: 30, color: palette.ink3 }}>{card.season}</div>
          <Figures figures={card.figures} highlighted={null} />
        </Column>
      )}
    </Column>
  </Row>
);
