/** @jsxImportSource satori/jsx */
import type { CardTeam, MatchCard } from '#contract/social-card.ts';
import { fitText, type Step } from './fit-text.ts';
import { palette } from './palette.ts';
import { Column, Crest, Facts, Fitted, Row } from './parts.tsx';

const SIDE = 350;
const CENTRE = 372;
const NAME: Step[] = [
  [2, 60, 38],
  [3, 38, 24],
];

export const MatchLayout = ({ card }: { card: MatchCard }) => (
  <Column style={{ flexGrow: 1, alignItems: 'center' }}>
    <Row style={{ gap: 16, height: 52 }}>
      {card.logo && card.logo.address !== null && <Crest image={card.logo} height={50} />}
      <Facts facts={card.occasion} size={40} width={960} />
    </Row>
    <Row style={{ width: '100%', marginTop: 22, alignItems: 'flex-start', justifyContent: 'space-between' }}>
      <Side team={card.home} lost={card.loser === 'home'} />
      <Centre card={card} />
      <Side team={card.away} lost={card.loser === 'away'} />
    </Row>
    <Row style={{ marginTop: 'auto', height: 50 }}>
      <Facts facts={card.facts} size={36} width={1000} />
    </Row>
  </Column>
);

const Side = ({ team: { name, crest }, lost }: { team: CardTeam; lost: boolean }) => (
  <Column style={{ width: SIDE, alignItems: 'center' }}>
    <Crest image={crest} height={220} />
    <Fitted
      text={name}
      width={SIDE}
      steps={NAME}
      style={{ marginTop: 14, textAlign: 'center', color: lost ? palette.ink2 : palette.ink }}
    />
  </Column>
);

const Centre = ({ card }: { card: MatchCard }) => (
  <Column style={{ width: CENTRE, height: 352, alignItems: 'center', justifyContent: 'center' }}>
    <Score card={card} />
    {card.penalties !== null && (
      <div style={{ fontSize: 40, fontWeight: 800, color: palette.accent }}>{card.penalties}</div>
    )}
    {card.status !== null && <Status text={card.status} live={card.live} />}
    {card.phase !== null && <Facts facts={[card.phase]} size={38} width={CENTRE} />}
  </Column>
);

/** The score, or the kick-off time. */
function Score({ card: { score, kickOff, loser, live } }: { card: MatchCard }) {
  const size = (text: string, most: number) => fitText(text, CENTRE, [[1, most, 80]]).size;
  if (!score)
    return (
      <div
        style={{
          fontSize: size(kickOff ?? 'VS', kickOff === null ? 120 : 150),
          fontWeight: 800,
          lineHeight: 1.1,
          color: kickOff === null ? palette.ink3 : palette.accent,
        }}
      >
        {kickOff ?? 'VS'}
      </div>
    );
  const scoreColour = live ? palette.live : palette.ink;
  const goals = (side: 'home' | 'away') => (
    <div style={{ color: loser === side ? palette.ink3 : scoreColour }}>{String(score[side])}</div>
  );
  const fontSize = size(`${score.home}––${score.away}`, 250);
  return (
    <Row style={{ fontSize, fontWeight: 800, lineHeight: 1, gap: 30 }}>
      {goals('home')}
      <div style={{ width: fontSize * 0.22, height: fontSize * 0.07, background: palette.ink3 }} />
      {goals('away')}
    </Row>
  );
}

const Status = ({ text, live }: { text: string; live: boolean }) => (
  <Row style={{ gap: 16, fontSize: 44, fontWeight: 800, color: live ? palette.live : palette.ink2 }}>
    {live && <div style={{ width: 24, height: 24, borderRadius: 24, background: palette.live }} />}
    {text}
  </Row>
);
