import type { StandingRow, TableGroup } from '#web/football/model.ts';
import { signedNumber } from '#web/football/signed-number.ts';

interface TablePicture {
  title: string;
  subtitle: string;
  groups: { title: string | null; rows: TableGroup['rows'] }[];
  /** Short names of the columns: matches, goal difference, points. */
  columns: [played: string, difference: string, points: string];
  /** Where it comes from. */
  source: string;
}

interface TextStyle {
  size?: number;
  weight?: number;
  /** A colour of the theme. */
  ink?: string;
  align?: CanvasTextAlign;
  /** The greatest width. */
  room?: number;
}

/* Pixels of the picture. */
const WIDTH = 1080;
const MARGIN = 64;
const ROW = 76;
const HEADING = 220;
const GROUP = 84;
const FOOTER = 96;
/** The right edges of the columns. */
const EDGES = [WIDTH - MARGIN - 250, WIDTH - MARGIN - 120, WIDTH - MARGIN];
const NAME_START = MARGIN + 190;

/** Draws the tables in the colours and letters of the page. */
export async function drawTablePicture({ title, subtitle, groups, columns, source }: TablePicture): Promise<Blob> {
  const rowCount = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEADING + groups.length * GROUP + rowCount * ROW + FOOTER;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  const style = getComputedStyle(document.documentElement);
  const color = (name: string) => style.getPropertyValue(`--${name}`);
  const write = (
    text: string,
    x: number,
    y: number,
    { size = 34, weight = 600, ink = 'ink', align = 'left', room = WIDTH }: TextStyle = {},
  ) => {
    context.font = `${weight} ${size}px ${style.getPropertyValue('--font-text')}`;
    context.fillStyle = color(ink);
    context.textAlign = align;
    context.fillText(text, x, y, room);
  };

  context.fillStyle = color('bg');
  context.fillRect(0, 0, WIDTH, canvas.height);
  write(title, MARGIN, 104, { size: 60, weight: 800, room: WIDTH - 2 * MARGIN });
  write(subtitle, MARGIN, 164, { size: 38, ink: 'accent-text' });

  let y = HEADING;
  for (const group of groups) {
    if (group.title !== null) write(group.title, MARGIN, y + 52, { weight: 700 });
    for (const [index, name] of columns.entries())
      write(name, EDGES[index] ?? 0, y + 52, { size: 28, ink: 'ink-3', align: 'right' });
    y += GROUP;
    for (const row of group.rows) {
      await drawRow(row, y);
      y += ROW;
    }
  }
  write(source, MARGIN, canvas.height - 40, { size: 28, ink: 'ink-3' });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made'))), 'image/png');
  });

  async function drawRow(
    { position, previousPosition, team, played, goalDifference, points }: StandingRow,
    top: number,
  ) {
    if (!context) return;
    const line = top + 50;
    context.fillStyle = color('line');
    context.fillRect(MARGIN, top, WIDTH - 2 * MARGIN, 2);
    write(String(position), MARGIN + 40, line, { weight: 700, align: 'right' });
    if (previousPosition !== null && previousPosition !== position)
      drawArrow(MARGIN + 62, top + 30, previousPosition > position);
    const crest = team.badge === null ? null : await loadImage(team.badge);
    if (crest) context.drawImage(crest, MARGIN + 110, top + 10, 50, 56);
    write(team.name, NAME_START, line, { room: (EDGES[0] ?? 0) - 90 - NAME_START });
    const figures = [String(played), signedNumber(goalDifference), String(points)];
    for (const [index, figure] of figures.entries())
      write(figure, EDGES[index] ?? 0, line, {
        align: 'right',
        ...(index === 2 ? { weight: 800 } : { ink: 'ink-2', weight: 500 }),
      });
  }

  function drawArrow(x: number, top: number, up: boolean) {
    if (!context) return;
    const [tip, base] = up ? [top, top + 18] : [top + 18, top];
    context.fillStyle = color(up ? 'up' : 'down');
    context.beginPath();
    context.moveTo(x, base);
    context.lineTo(x + 22, base);
    context.lineTo(x + 11, tip);
    context.fill();
  }
}

/** null if it cannot be shown. */
async function loadImage(address: string): Promise<HTMLImageElement | null> {
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    return picture;
  } catch {
    return null;
  }
}
