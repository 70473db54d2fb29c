/** @jsxImportSource satori/jsx */
import type { MomentFormat } from '#contract/paths.ts';
import type { CompetitionCard } from '#contract/social-card.ts';
import { textWidth } from './fit-text.ts';
import { Heading, Moment, WIDE } from './moment.tsx';
import { palette } from './palette.ts';
import { Column, Crest, Fitted, Row } from './parts.tsx';

/** What the heading leaves. */
const ROOM = { story: 1008, post: 764 } satisfies Record<MomentFormat, number>;
const TALLEST = 88;

type Table = CompetitionCard['tables'][number];

export function TableMoment({ card, format }: { card: CompetitionCard; format: MomentFormat }) {
  const { name, logo, season, tables, columns } = card;
  const lines = tables.reduce((sum, { rows }) => sum + rows.length + 1, 0);
  const line = Math.min(TALLEST, Math.floor(ROOM[format] / Math.max(lines, 1)));
  return (
    <Moment format={format}>
      <Heading format={format} logo={logo} title={name} line={season} />
      <Column style={{ width: WIDE, marginTop: format === 'story' ? 30 : 8 }}>
        {tables.map((table, index) => (
          <TableRows key={index} table={table} columns={columns} line={line} />
        ))}
      </Column>
    </Moment>
  );
}

function TableRows({ table: { title, rows }, columns, line }: { table: Table; columns: string[]; line: number }) {
  const size = Math.round(line * 0.56);
  const place = Math.max(size * 1.2, ...rows.map((row) => textWidth(row.place, size)));
  const figure = size * 2;
  const name = WIDE - place - line - 3 * figure - 40;
  return (
    <Column>
      <Row style={{ height: line, fontSize: size * 0.72, color: palette.ink3, fontWeight: 600 }}>
        <Row style={{ flexGrow: 1, fontWeight: 800, color: palette.ink2 }}>{title ?? ''}</Row>
        {columns.map((column) => (
          <Row key={column} style={{ width: figure, justifyContent: 'flex-end' }}>
            {column}
          </Row>
        ))}
      </Row>
      {rows.map((row, index) => (
        <Row
          key={index}
          style={{ height: line, borderTop: `2px solid ${palette.line}`, fontSize: size, fontWeight: 800 }}
        >
          <div style={{ width: place, color: index === 0 ? palette.accent : palette.ink3 }}>{row.place}</div>
          <Row style={{ width: line + 20, justifyContent: 'center' }}>
            <Crest image={row.team.crest} height={Math.round(line * 0.76)} />
          </Row>
          <Row style={{ flexGrow: 1 }}>
            <Fitted text={row.team.name} width={name} steps={[[1, size, 22]]} />
          </Row>
          {[row.played, row.difference].map((value, column) => (
            <Row
              key={column}
              style={{ width: figure, justifyContent: 'flex-end', fontWeight: 600, color: palette.ink2 }}
            >
              {value}
            </Row>
          ))}
          <Row style={{ width: figure, justifyContent: 'flex-end', color: index === 0 ? palette.accent : palette.ink }}>
            {row.points}
          </Row>
        </Row>
      ))}
    </Column>
  );
}
