/** @jsxImportSource satori/jsx */
import type { JSXNode } from 'satori/jsx';
import type { CardSponsor } from '#contract/social-card.ts';
import type { LeagueLook } from '#server/pictures/league-look.ts';
import type { Step } from './fit-text.ts';
import { Column, Fitted, Mark, Row } from './parts.tsx';
import { palette } from './palette.ts';

interface CardFrameProps {
  /** null on the league's own picture, which shows the name larger. */
  league: string | null;
  sponsors: CardSponsor[];
  look: LeagueLook;
  /** The public host, without `https://`. */
  host: string;
  size: { width: number; height: number };
  children: JSXNode;
}

/** A long name takes two lines; beside it are the mark and the host. */
const FOOT: Step[] = [
  [1, 34, 28],
  [2, 28, 20],
];
const FOOT_REST = 520;

/** Background and footer of every picture. */
export const CardFrame = ({ league, look, sponsors, host, size: { width, height }, children }: CardFrameProps) => (
  <Column
    style={{
      width,
      height,
      fontFamily: 'cyrillic, latin, latin-ext, cyrillic-ext, greek',
      fontWeight: 600,
      color: palette.ink,
    }}
  >
    <Column style={{ flexGrow: 1, padding: '44px 64px 0' }}>{children}</Column>
    <Row style={{ height: 92, padding: '0 64px 16px', justifyContent: league === null ? 'center' : 'space-between' }}>
      {league !== null && (
        <Row style={{ gap: 14 }}>
          <Mark look={look} size={44} />
          <Fitted text={league} width={width - FOOT_REST - sponsors.length * (SPONSOR.width + 20)} steps={FOOT} />
        </Row>
      )}
      <Row style={{ gap: 20 }}>
        {sponsors.map((sponsor) => (
          <Sponsor key={sponsor.name} sponsor={sponsor} />
        ))}
        <div style={{ fontSize: 30, color: palette.ink3 }}>{host}</div>
      </Row>
    </Row>
  </Column>
);

const SPONSOR = { width: 112, height: 44 };

/** On paper, as logos are made for it. */
const Sponsor = ({ sponsor: { name, logo } }: { sponsor: CardSponsor }) =>
  logo.address === null ? (
    <Fitted text={name} width={SPONSOR.width} steps={[[2, 24, 16]]} style={{ color: palette.ink2 }} />
  ) : (
    <img
      alt=""
      src={logo.address}
      {...SPONSOR}
      style={{ objectFit: 'contain', padding: 6, borderRadius: 10, background: palette.paper }}
    />
  );
