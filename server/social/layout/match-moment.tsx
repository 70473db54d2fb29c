/** @jsxImportSource satori/jsx */
import type { MomentFormat } from '#contract/paths.ts';
import type { CardBest, CardTeam, MatchCard } from '#contract/social-card.ts';
import type { Step } from './fit-text.ts';
import { Moment, Occasion, Score, WIDE } from './moment.tsx';
import { palette } from './palette.ts';
import { Column, Crest, Facts, Fitted, Portrait, Row } from './parts.tsx';

const SIZES = {
  story: { crest: 300, score: 380, kickOff: 260, gap: 40, note: 52, status: 60, facts: 44, scorers: 40 },
  post: { crest: 220, score: 250, kickOff: 190, gap: 14, note: 44, status: 48, facts: 40, scorers: 32 },
} satisfies Record<MomentFormat, Record<string, number>>;
/** Where scorers and the player of the match stand below. */
const SMALLER = {
  story: { ...SIZES.story, crest: 240, score: 270, gap: 16, status: 48 },
  post: { ...SIZES.post, crest: 150, score: 160, gap: 4, status: 36 },
};

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
  const { scorers, best } = card;
  // A post has room for the names alone.
  const shownBest = format === 'story' ? best : null;
  const isFull = shownBest !== null || scorers.home.length + scorers.away.length > 0;
  const size = (isFull ? SMALLER : SIZES)[format];
  const status = [card.status, card.phase].filter((text) => text !== null).join(' · ');
  return (
    <Moment format={format}>
      <Occasion format={isFull ? 'post' : format} logo={card.logo} facts={card.occasion} />
      <Column style={{ flexGrow: 1, width: WIDE, justifyContent: 'center', alignItems: 'center' }}>
        <Row style={{ width: WIDE, justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <Side team={card.home} lost={card.loser === 'home'} crest={size.crest} format={format} />
          <Side team={card.away} lost={card.loser === 'away'} crest={size.crest} format={format} />
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
        {/* Scorers under a score say that it was played. */}
        {status !== '' && (card.live || !isFull) && (
          <Fitted
            text={status}
            width={WIDE}
            steps={[[1, size.status, 30]]}
            style={{ marginTop: 12, color: card.live ? palette.live : palette.ink2 }}
          />
        )}
        {isFull && <Scorers scorers={scorers} size={size.scorers} />}
        {shownBest && <Best best={shownBest} />}
      </Column>
      <Facts facts={card.facts} size={size.facts} width={WIDE} />
    </Moment>
  );
}

function coloursOf({ live, loser }: MatchCard) {
  const winning = live ? palette.live : palette.ink;
  return { home: loser === 'home' ? palette.ink3 : winning, away: loser === 'away' ? palette.ink3 : winning };
}

const COLUMN = 450;

/** To both sides of the middle. */
const Scorers = ({ scorers, size }: { scorers: MatchCard['scorers']; size: number }) => (
  <Row style={{ width: WIDE, marginTop: 24, justifyContent: 'space-between', alignItems: 'flex-start' }}>
    <Lines lines={scorers.home} size={size} align="flex-end" />
    <Lines lines={scorers.away} size={size} align="flex-start" />
  </Row>
);

const Lines = ({ lines, size, align }: { lines: string[]; size: number; align: 'flex-start' | 'flex-end' }) => (
  <Column style={{ width: COLUMN, alignItems: align }}>
    {lines.map((line, index) => (
      <Facts key={index} facts={[line]} size={size} width={COLUMN} />
    ))}
  </Column>
);

const Best = ({ best: { label, name, portrait, did } }: { best: CardBest }) => (
  <Row style={{ width: WIDE, marginTop: 36, padding: 32, gap: 36, borderRadius: 32, background: palette.surface }}>
    <Portrait image={portrait} size={150} />
    <Column style={{ width: WIDE - 64 - 150 - 36 }}>
      <div style={{ fontSize: 34, fontWeight: 600, color: palette.accent }}>{label}</div>
      <Fitted
        text={name}
        width={WIDE - 64 - 150 - 36}
        steps={[
          [1, 56, 40],
          [2, 38, 26],
        ]}
      />
      {did !== '' && <Facts facts={[did]} size={34} width={WIDE - 64 - 150 - 36} />}
    </Column>
  </Row>
);

interface SideProps {
  team: CardTeam;
  lost: boolean;
  crest: number;
  format: MomentFormat;
}

const Side = ({ team, lost, crest, format }: SideProps) => (
  <Column style={{ width: SIDE, alignItems: 'center' }}>
    <Crest image={team.crest} height={crest} />
    <Fitted
      text={team.name}
      width={SIDE}
      steps={NAME[format]}
      style={{ marginTop: 22, textAlign: 'center', color: lost ? palette.ink2 : palette.ink }}
    />
  </Column>
);
