import { positionGroup } from '#domain/lineup/position.ts';
import { colours, type PdfDocument } from '#server/documents/pdf-document.ts';
import { below, frame, shade, split, write, type Box } from './grid.ts';
import type { ReportPlayer } from './read-match-reports.ts';
import type { ReportTexts } from './report-texts.ts';

const BAR = 20;
const NAMES = 13;
/** Number, name, position; then starter, goals, yellow and red cards, in whose place stands why somebody may not play. */
const KNOWN = [22, 118, 24];
const RECORDED = [24, 43, 22, 22];
const TICK = 7;

export const SQUAD_HEAD = BAR + NAMES;

interface Squad {
  team: string;
  players: readonly ReportPlayer[];
  rows: number;
  rowHeight: number;
}

export function drawSquad(
  document: PdfDocument,
  box: Box,
  { team, players, rows, rowHeight }: Squad,
  texts: ReportTexts,
): void {
  const bar = { ...box, height: BAR };
  shade(document, bar, colours.ink);
  write(document, team, bar, { font: 'bold', size: 11, colour: '#ffffff' });
  const { words } = texts;
  const titles = [words.number, words.name, words.position, words.starter, words.goals, words.yellow, words.red];
  split(below(bar, NAMES), [...KNOWN, ...RECORDED]).forEach((cell, index) =>
    write(document, titles[index] ?? '', cell, {
      size: 6.5,
      colour: colours.quiet,
      align: index === 1 ? 'left' : 'center',
    }),
  );
  for (let row = 0; row < rows; row++) {
    const line = { ...box, y: box.y + SQUAD_HEAD + row * rowHeight, height: rowHeight };
    drawRow(document, line, players[row], texts);
  }
}

function drawRow(document: PdfDocument, line: Box, player: ReportPlayer | undefined, texts: ReportTexts): void {
  const cells = split(line, [...KNOWN, ...RECORDED]);
  const [number, name, position, starter] = cells as [Box, Box, Box, Box];
  const barred = player?.barred ?? null;
  if (barred) shade(document, line);
  for (const cell of barred ? cells.slice(0, KNOWN.length) : cells) frame(document, cell);
  if (!barred) drawTick(document, starter, player?.starter === true);
  if (!player) return;
  const colour = barred ? colours.quiet : colours.ink;
  const size = Math.min(9.5, line.height * 0.62);
  if (player.shirtNumber !== null)
    write(document, String(player.shirtNumber), number, { font: 'bold', size, colour, align: 'center' });
  const called = player.captain ? `${texts.nameOf(player)} (${texts.words.captain})` : texts.nameOf(player);
  const width = write(document, called, name, { size, colour });
  if (player.position !== null)
    write(document, texts.words.line[positionGroup(player.position)], position, {
      size: size - 1.5,
      colour,
      align: 'center',
    });
  if (!barred) return;
  const reason = { ...starter, width: line.x + line.width - starter.x };
  frame(document, reason);
  write(document, texts.reasonOf(barred), reason, { size: Math.min(8, size), colour: colours.ink });
  const y = line.y + line.height / 2;
  document.pdf
    .moveTo(line.x + 3, y)
    .lineTo(name.x + 4 + width + 3, y)
    .lineWidth(0.8)
    .stroke(colours.ink);
}

/** A box to tick by hand, ticked already where the team document has been handed in. */
function drawTick({ pdf }: PdfDocument, cell: Box, isTicked: boolean): void {
  const x = cell.x + (cell.width - TICK) / 2;
  const y = cell.y + (cell.height - TICK) / 2;
  pdf.rect(x, y, TICK, TICK).lineWidth(0.7).stroke(colours.quiet);
  if (!isTicked) return;
  pdf
    .moveTo(x + 1.2, y + 3.6)
    .lineTo(x + 3, y + 5.6)
    .lineTo(x + 6, y + 1.2)
    .lineWidth(1.2)
    .stroke(colours.ink);
}
