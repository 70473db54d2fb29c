/** @jsxImportSource satori/jsx */
import type { JSXNode } from 'satori/jsx';
import { Column, Mark, Row } from './parts.tsx';
import { palette } from './palette.ts';

interface FrameProps {
  /** null on the league's own picture, which shows the name larger. */
  league: string | null;
  /** The public host, without `https://`. */
  host: string;
  size: { width: number; height: number };
  children: JSXNode;
}

/** Background and footer of every picture. */
export const Frame = ({ league, host, size: { width, height }, children }: FrameProps) => (
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
        <Row style={{ gap: 14, fontSize: 34, fontWeight: 800 }}>
          <Mark size={40} />
          {league}
        </Row>
      )}
      <div style={{ fontSize: 30, color: palette.ink3 }}>{host}</div>
    </Row>
  </Column>
);
