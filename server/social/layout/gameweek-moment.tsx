/** @jsxImportSource satori/jsx */
import type { MomentFormat } from '#contract/paths.ts';
import type { CardTeam, GameweekCard } from '#contract/social-card.ts';
import { FEW_MATCHES, MatchBlock, OnlyMatch } from './few-matches.tsx';
import type { Step } from './fit-text.ts';
import { Heading, Moment, WIDE } from './moment.tsx';
import { palette } from './palette.ts';
import { Column, Crest, Facts, Fitted, Row } from './parts.tsx';

/** What the heading leaves. */
const ROOM = { story: 1000, post: 754 } satisfies Record<MomentFormat, number>;
const TALLEST = { story: 220, post: 160 } satisfies Record<MomentFormat, number>;
const MORE = 56;

type Match = GameweekCard['matches'][number];

export function GameweekMoment({ card, format }: { card: GameweekCard; format: MomentFormat }) {
  const { title, competition, logo, matches, more } = card;
  const room = ROOM[format] - (more === null ? 0 : MORE);
  const height = Math.min(TALLEST[format], Math.floor(room / Math.max(matches.length, 1)));
  return (
    <Moment format={format}>
      <Heading format={format} logo={logo} title={title} line={competition} />
      <Column style={{ width: WIDE, flexGrow: 1, justifyContent: 'center', marginTop: format === 'story' ? 40 : 16 }}>
        {matches.map((match, index) => {
          if (matches.length === 1) return <OnlyMatch key={index} match={match} format={format} />;
          const isFirst = index === 0;
          return matches.length <= FEW_MATCHES ? (
            <MatchBlock key={index} match={match} format={format} isFirst={isFirst} />
          ) : (
            <MatchLine key={index} match={match} height={height} isFirst={isFirst} />
          );
        })}
        {more !== null && (
          <Row style={{ height: MORE, justifyContent: 'center', borderTop: `2px solid ${palette.line}` }}>
            <Facts facts={[more]} size={36} width={WIDE} />
          </Row>
        )}
      </Column>
    </Moment>
  );
}

function MatchLine({ match, height, isFirst }: { match: Match; height: number; isFirst: boolean }) {
  const { home, away, score, note, loser } = match;
  const middle = Math.max(150, Math.min(240, height * 1.7));
  const size = Math.round(Math.min(86, height * 0.5));
  const side = (WIDE - middle) / 2;
  const figure = (value: number, lost: boolean) => (
    <div style={{ color: lost ? palette.ink3 : palette.ink }}>{String(value)}</div>
  );
  return (
    <Row style={{ height, borderTop: isFirst ? 'none' : `2px solid ${palette.line}` }}>
      <Side team={home} width={side} height={height} lost={loser === 'home'} isHome />
      <Column style={{ width: middle, alignItems: 'center', justifyContent: 'center' }}>
        {score && (
          <Row style={{ fontSize: size, fontWeight: 800, lineHeight: 1, gap: size * 0.2 }}>
            {figure(score.home, loser === 'home')}
            <div style={{ width: size * 0.24, height: size * 0.08, background: palette.ink3 }} />
            {figure(score.away, loser === 'away')}
          </Row>
        )}
        {note !== null && (
          <Fitted
            text={note}
            width={middle}
            steps={[
              [1, Math.min(score ? 34 : 46, Math.round(height * 0.28)), 20],
              [2, 20, 16],
            ]}
            style={{ marginTop: score ? 4 : 0, fontWeight: 600, textAlign: 'center', color: palette.ink2 }}
          />
        )}
      </Column>
      <Side team={away} width={side} height={height} lost={loser === 'away'} isHome={false} />
    </Row>
  );
}

const nameSteps = (height: number): Step[] => [
  [2, Math.min(52, Math.round(height * 0.36)), 28],
  [height < 130 ? 2 : 3, 28, 22],
];

interface SideProps {
  team: CardTeam;
  width: number;
  height: number;
  lost: boolean;
  isHome: boolean;
}

/** The crest is always beside the score. */
function Side({ team, width, height, lost, isHome }: SideProps) {
  const crest = Math.round(Math.min(120, height * 0.72));
  return (
    <Row style={{ width, gap: 18, flexDirection: isHome ? 'row-reverse' : 'row' }}>
      <Crest image={team.crest} height={crest} />
      <Fitted
        text={team.name}
        width={width - crest - 22}
        steps={height < 84 ? [[1, 38, 22]] : nameSteps(height)}
        style={{ textAlign: isHome ? 'right' : 'left', color: lost ? palette.ink2 : palette.ink }}
      />
    </Row>
  );
}
