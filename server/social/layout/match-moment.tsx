/** @jsxImportSource satori/jsx */
import type { MomentFormat } from '#contract/paths.ts';
import type { CardTeam, MatchCard } from '#contract/social-card.ts';
import type { Step } from './fit-text.ts';
import { Moment, Occasion, Score, WIDE } from './moment.tsx';
import { palette } from './palette.ts';
import { Column, Crest, Facts, Fitted, Row } from './parts.tsx';

const SIZES = {
  story: { crest: 300, score: 380, kickOff: 260, gap: 40, note: 52, status: 60, facts: 44 },
  post: { crest: 220, score: 250, kickOff: 190, gap: 14, note: 44, status: 48, facts: 40 },
} satisfies Record<MomentFormat, Record<string, number>>;

const SIDE = 440;
const NAME = {
  story: [
    [2, 72, 44],
    [3, 42, 26],
  ],
  post: [
    [2, 58, 38],
    [3, 36, 26],
  ],
} satisfies Record<MomentFormat, Step[]>;

export function MatchMoment({ card, format }: { card: MatchCard; format: MomentFormat }) {
  const size = SIZES[format];
  const status = [card.status, card.phase].filter((text) => text !== null).join(' · ');
  return (
    <Moment format={format}>
      <Occasion format={format} logo={card.logo} facts={card.occasion} />
      <Column style={{ flexGrow: 1, width: WIDE, justifyContent: 'center', alignItems: 'center' }}>
        <Row style={{ width: WIDE, justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <Side team={card.home} lost={card.loser === 'home'} format={format} />
          <Side team={card.away} lost={card.loser === 'away'} format={format} />
        </Row>
        <Row style={{ marginTop: size.gap }}>
          {card.score ? (
            <Score score={card.score} width={WIDE} most={size.score} colours={coloursOf(card)} />
          ) : (
            <div style={{ fontSize: size.kickOff, fontWeight: 800, lineHeight: 1.1, color: palette.accent }}>
              {card.kickOff ?? 'VS'}
            </div>
          )}
        </Row>
        {card.penalties !== null && (
          <div style={{ marginTop: 8, fontSize: size.note, fontWeight: 800, color: palette.accent }}>
            {card.penalties}
          </div>
        )}
        {status !== '' && (
          <Fitted
            text={status}
            width={WIDE}
            steps={[[1, size.status, 30]]}
            style={{ marginTop: 12, color: card.live ? palette.live : palette.ink2 }}
          />
        )}
      </Column>
      <Facts facts={card.facts} size={size.facts} width={WIDE} />
    </Moment>
  );
}

function coloursOf({ live, loser }: MatchCard) {
  const winning = live ? palette.live : palette.ink;
  return { home: loser === 'home' ? palette.ink3 : winning, away: loser === 'away' ? palette.ink3 : winning };
}

const Side = ({ team: { name, crest }, lost, format }: { team: CardTeam; lost: boolean; format: MomentFormat }) => (
  <Column style={{ width: SIDE, alignItems: 'center' }}>
    <Crest image={crest} height={SIZES[format].crest} />
    <Fitted
      text={name}
      width={SIDE}
      steps={NAME[format]}
      style={{ marginTop: 22, textAlign: 'center', color: lost ? palette.ink2 : palette.ink }}
    />
  </Column>
);
