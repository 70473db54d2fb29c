/** @jsxImportSource satori/jsx */
import type { MomentFormat } from '#contract/paths.ts';
import type { CardTeam, GoalCard } from '#contract/social-card.ts';
import { Moment, Occasion, Score, WIDE } from './moment.tsx';
import { palette } from './palette.ts';
import { Column, Crest, Facts, Fitted, Row } from './parts.tsx';

const SIZES = {
  story: { shout: 460, scorer: 120, small: 64, minute: 60, crest: 210, score: 250, gap: 60 },
  post: { shout: 270, scorer: 84, small: 50, minute: 48, crest: 150, score: 190, gap: 22 },
} satisfies Record<MomentFormat, Record<string, number>>;

const SIDE = 300;

export function GoalMoment({ card, format }: { card: GoalCard; format: MomentFormat }) {
  const size = SIZES[format];
  const { home, away, score, side } = card;
  return (
    <Moment format={format}>
      <Occasion format={format} logo={card.logo} facts={card.occasion} />
      <Column style={{ flexGrow: 1, width: WIDE, justifyContent: 'center', alignItems: 'center' }}>
        <Fitted
          text={card.headline}
          width={WIDE}
          steps={[[1, size.shout, 120]]}
          style={{ lineHeight: 0.95, color: palette.accent }}
        />
        <Fitted
          text={card.scorer}
          width={WIDE}
          steps={[
            [1, size.scorer, size.small],
            [2, size.small, 40],
          ]}
          style={{ marginTop: size.gap / 2, textAlign: 'center' }}
        />
        <Facts
          facts={[card.minute, card.detail ?? ''].filter((text) => text !== '')}
          size={size.minute}
          width={WIDE}
          style={{ color: palette.ink2, textAlign: 'center' }}
        />
        <Row style={{ width: WIDE, marginTop: size.gap, justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <Side team={home} crest={size.crest} scored={side === 'home'} />
          <Row style={{ height: size.crest }}>
            <Score
              score={score}
              width={WIDE - 2 * SIDE}
              most={size.score}
              colours={{
                home: side === 'home' ? palette.accent : palette.ink,
                away: side === 'away' ? palette.accent : palette.ink,
              }}
            />
          </Row>
          <Side team={away} crest={size.crest} scored={side === 'away'} />
        </Row>
      </Column>
    </Moment>
  );
}

const Side = ({ team, crest, scored }: { team: CardTeam; crest: number; scored: boolean }) => (
  <Column style={{ width: SIDE, alignItems: 'center' }}>
    <Crest image={team.crest} height={crest} />
    <Fitted
      text={team.name}
      width={SIDE}
      steps={[
        [2, 50, 34],
        [3, 32, 24],
      ]}
      style={{ marginTop: 16, textAlign: 'center', color: scored ? palette.ink : palette.ink2 }}
    />
  </Column>
);
