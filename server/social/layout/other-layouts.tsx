/** @jsxImportSource satori/jsx */
import type { ArticleCard, CompetitionCard, LeagueCard } from '#contract/social-card.ts';
import type { LeagueLook } from '#server/pictures/league-look.ts';
import { textWidth, type Step } from './fit-text.ts';
import { palette, PICTURE_SIZE } from './palette.ts';
import { Column, Crest, Facts, Fitted, Mark, Row } from './parts.tsx';

const TITLE: Step[] = [
  [1, 96, 56],
  [2, 54, 36],
];
const HEADLINE: Step[] = [
  [3, 92, 60],
  [4, 72, 48],
  [6, 46, 32],
];
const PHOTO = { width: 496, height: 279 };
const WIDE = PICTURE_SIZE.width - 2 * 64;

export const CompetitionLayout = ({ card: { name, logo, season, tables } }: { card: CompetitionCard }) => (
  <Column style={{ flexGrow: 1, justifyContent: 'center', gap: 26 }}>
    <Row style={{ gap: 34 }}>
      <Crest image={logo} height={tables.length === 0 ? 260 : 150} />
      <Column>
        <Fitted text={name} width={WIDE - 270} steps={TITLE} />
        {season !== null && <div style={{ fontSize: 42, color: palette.ink2 }}>{season}</div>}
      </Column>
    </Row>
    {tables[0] && <TopRows rows={tables[0].rows} />}
  </Column>
);

function TopRows({ rows }: Pick<CompetitionCard['tables'][number], 'rows'>) {
  const place = Math.max(36, ...rows.map((row) => textWidth(row.place, 46)));
  return (
    <Column>
      {rows.map((row, index) => (
        <Row
          key={row.team.name}
          style={{ height: 84, gap: 24, borderTop: `2px solid ${palette.line}`, fontSize: 46, fontWeight: 800 }}
        >
          <div style={{ width: place, color: index === 0 ? palette.accent : palette.ink3 }}>{row.place}</div>
          <Crest image={row.team.crest} height={64} />
          <Fitted text={row.team.name} width={WIDE - place - 250} steps={[[1, 54, 24]]} />
          <Row
            style={{
              flexGrow: 1,
              justifyContent: 'flex-end',
              fontSize: 58,
              color: index === 0 ? palette.accent : palette.ink,
            }}
          >
            {row.points}
          </Row>
        </Row>
      ))}
    </Column>
  );
}

export function ArticleLayout({ card: { title, facts, picture, crests } }: { card: ArticleCard }) {
  const side = picture.address === null ? (crests.length === 0 ? 0 : 230) : PHOTO.width;
  const width = WIDE - side - (side > 0 ? 56 : 0);
  return (
    <Row style={{ flexGrow: 1, gap: 56 }}>
      <Column style={{ width, gap: 22 }}>
        <Facts facts={facts} size={40} width={width} style={{ color: palette.accent }} />
        <Fitted text={title} width={width} steps={HEADLINE} />
      </Column>
      {picture.address !== null && (
        <img alt="" src={picture.address} {...PHOTO} style={{ objectFit: 'cover', borderRadius: 20 }} />
      )}
      {picture.address === null && side > 0 && (
        <Column style={{ width: side, alignItems: 'center', gap: 24 }}>
          {crests.slice(0, 2).map((crest, index) => (
            <Crest key={index} image={crest} height={crests.length === 1 ? 250 : 200} />
          ))}
        </Column>
      )}
    </Row>
  );
}

export const LeagueLayout = ({ card: { name, line, offer }, look }: { card: LeagueCard; look: LeagueLook }) => (
  <Column style={{ flexGrow: 1, alignItems: 'center', justifyContent: 'center' }}>
    <Mark look={look} size={190} />
    <Fitted
      text={name}
      width={WIDE}
      steps={[
        [1, 130, 60],
        [2, 58, 36],
      ]}
      style={{ textAlign: 'center', marginTop: 6 }}
    />
    {line !== '' && (
      <Fitted text={line} width={WIDE} steps={[[1, 56, 26]]} style={{ textAlign: 'center', fontWeight: 600 }} />
    )}
    <Fitted
      text={offer}
      width={WIDE}
      steps={[[2, 38, 24]]}
      style={{ textAlign: 'center', marginTop: 16, fontWeight: 600, color: palette.ink2 }}
    />
  </Column>
);
