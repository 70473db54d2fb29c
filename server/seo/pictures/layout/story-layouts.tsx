/** @jsxImportSource satori/jsx */
import type { CardTeam, CompetitionCard, MatchCard } from '#contract/social-card.ts';
import { palette, STORY_SIZE } from './palette.ts';
import { Column, Crest, Facts, Fitted, Row } from './parts.tsx';

const WIDE = STORY_SIZE.width - 2 * 64;
/** Apps cover the top and the bottom of a story with their own controls. */
const SAFE_TOP = 200;
const SAFE_BOTTOM = 180;

const Story = ({ children }: { children: Parameters<typeof Column>[0]['children'] }) => (
  <Column style={{ flexGrow: 1, alignItems: 'center', padding: `${SAFE_TOP}px 0 ${SAFE_BOTTOM}px` }}>{children}</Column>
);

export const MatchStory = ({ card }: { card: MatchCard }) => (
  <Story>
    {card.logo && <Crest image={card.logo} height={130} />}
    <Facts facts={card.occasion} size={48} width={WIDE} style={{ marginTop: 20 }} />
    <Column style={{ flexGrow: 1, width: WIDE, justifyContent: 'center', alignItems: 'center' }}>
      <Row style={{ width: WIDE, justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <Side team={card.home} lost={card.loser === 'home'} />
        <Side team={card.away} lost={card.loser === 'away'} />
      </Row>
      <Row style={{ marginTop: 40, gap: 60, fontSize: card.score ? 380 : 260, fontWeight: 800, lineHeight: 1 }}>
        {card.score ? (
          <Row style={{ gap: 60 }}>
            <div style={{ color: card.loser === 'home' ? palette.ink3 : palette.ink }}>{String(card.score.home)}</div>
            <div style={{ width: 70, height: 24, background: palette.ink3 }} />
            <div style={{ color: card.loser === 'away' ? palette.ink3 : palette.ink }}>{String(card.score.away)}</div>
          </Row>
        ) : (
          <div style={{ color: palette.accent }}>{card.kickOff ?? 'VS'}</div>
        )}
      </Row>
      {card.penalties !== null && (
        <div style={{ marginTop: 16, fontSize: 52, fontWeight: 800, color: palette.accent }}>{card.penalties}</div>
      )}
      {card.status !== null && (
        <div style={{ marginTop: 24, fontSize: 60, fontWeight: 800, color: card.live ? palette.live : palette.ink2 }}>
          {card.status}
        </div>
      )}
    </Column>
    <Facts facts={card.facts} size={44} width={WIDE} />
  </Story>
);

const SIDE = 440;

const Side = ({ team: { name, crest }, lost }: { team: CardTeam; lost: boolean }) => (
  <Column style={{ width: SIDE, alignItems: 'center' }}>
    <Crest image={crest} height={300} />
    <Fitted
      text={name}
      width={SIDE}
      steps={[
        [2, 72, 44],
        [3, 42, 26],
      ]}
      style={{ marginTop: 26, textAlign: 'center', color: lost ? palette.ink2 : palette.ink }}
    />
  </Column>
);

export const TableStory = ({ card: { name, logo, season, rows } }: { card: CompetitionCard }) => (
  <Story>
    <Crest image={logo} height={150} />
    <Fitted
      text={name}
      width={WIDE}
      steps={[
        [1, 96, 56],
        [2, 54, 36],
      ]}
      style={{ marginTop: 20, textAlign: 'center' }}
    />
    {season !== null && <div style={{ fontSize: 42, color: palette.ink2 }}>{season}</div>}
    <Column style={{ width: WIDE, marginTop: 40 }}>
      {rows.map((row, index) => (
        <Row
          key={row.team.name}
          style={{ height: 82, gap: 24, borderTop: `2px solid ${palette.line}`, fontSize: 44, fontWeight: 800 }}
        >
          <div style={{ minWidth: 60, color: index === 0 ? palette.accent : palette.ink3 }}>{row.place}</div>
          <Crest image={row.team.crest} height={64} />
          <Fitted text={row.team.name} width={WIDE - 340} steps={[[1, 48, 24]]} />
          <Row
            style={{
              flexGrow: 1,
              justifyContent: 'flex-end',
              fontSize: 52,
              color: index === 0 ? palette.accent : palette.ink,
            }}
          >
            {row.points}
          </Row>
        </Row>
      ))}
    </Column>
  </Story>
);
