import { buffer } from 'node:stream/consumers';
import type { LeagueSettings } from '#contract/http/league-settings.ts';
import type { Language } from '#contract/language.ts';
import { colours, drawLogo, drawName, openPdf, type PdfDocument } from '#server/documents/pdf-document.ts';
import type { LeagueLook } from '#server/pictures/league-look.ts';
import { drawSquad, SQUAD_HEAD } from './draw-squad.ts';
import { below, drawBlankTable, flush, frame, split, write, writeLines, type Box } from './grid.ts';
import type { MatchReport } from './read-match-reports.ts';
import { reportTexts, type ReportTexts } from './report-texts.ts';

interface Letterhead {
  name: string;
  look: LeagueLook;
  contacts: string;
}

const MARGIN = 36;
const GAP = 12;
const HEIGHTS = { head: 26, occasion: 18, teams: 40, facts: 32, result: 34, notes: 46, signatures: 40, foot: 14 };
const MINIMUM_TABLES_HEIGHT = 131;
const ROWS = { least: 12, most: 24, height: 17 };

/** Reports for the referee's clipboard, one A4 page per match, in the style of the league's documents. */
export async function drawMatchReports(
  reports: readonly MatchReport[],
  language: Language,
  { name, contacts: { address, phone, email } }: Pick<LeagueSettings, 'name' | 'contacts'>,
  look: LeagueLook,
): Promise<Buffer> {
  const league = {
    name: name[language],
    look,
    contacts: [address[language], phone, email].filter((contact) => contact !== '').join('  ·  '),
  };
  const texts = reportTexts(language);
  const [only] = reports;
  const title =
    only && reports.length === 1
      ? `${texts.words.title}: ${texts.nameOf(only.home)} – ${texts.nameOf(only.away)}`
      : texts.words.title;
  const document = await openPdf({
    title,
    author: league.name,
    lang: language === 'bg' ? 'bg-BG' : 'en',
    margins: { top: MARGIN, bottom: 0, left: MARGIN, right: MARGIN },
  });
  const written = buffer(document.pdf);
  reports
    .flatMap((match) => partsOf(match))
    .forEach((match, index) => {
      if (index > 0) document.pdf.addPage();
      drawPage(document, match, texts, league);
    });
  document.contents.end();
  document.pdf.end();
  return written;
}

/** A squad that does not fit goes on on a further page. */
function partsOf(match: MatchReport): MatchReport[] {
  const { home, away } = match.players;
  const pages = Math.max(1, Math.ceil(Math.max(home.length, away.length) / ROWS.most));
  return Array.from({ length: pages }, (_, page) => {
    const part = [page * ROWS.most, (page + 1) * ROWS.most] as const;
    return { ...match, players: { home: home.slice(...part), away: away.slice(...part) } };
  });
}

function drawPage(document: PdfDocument, match: MatchReport, texts: ReportTexts, league: Letterhead): void {
  const { width: pageWidth, height: pageHeight } = document.pdf.page;
  const head = { x: MARGIN, y: 28, width: pageWidth - 2 * MARGIN, height: HEIGHTS.head };
  drawHead(document, head, texts.words.title, league);
  const occasion = below(head, HEIGHTS.occasion, 8);
  write(document, texts.occasionOf(match), occasion, { size: 9, colour: colours.quiet, align: 'center' });
  const teams = below(occasion, HEIGHTS.teams);
  drawTeams(document, teams, match, texts);
  const facts = below(teams, HEIGHTS.facts, 8);
  drawFacts(document, facts, match, texts);

  const foot = { ...head, y: pageHeight - 36, height: HEIGHTS.foot };
  const signatures = { ...head, y: foot.y - 8 - HEIGHTS.signatures, height: HEIGHTS.signatures };
  const notes = { ...head, y: signatures.y - 6 - HEIGHTS.notes, height: HEIGHTS.notes };
  const result = { ...head, y: notes.y - 8 - HEIGHTS.result, height: HEIGHTS.result };

  const top = facts.y + facts.height + GAP;
  const { home, away } = match.players;
  const rows = Math.max(ROWS.least, home.length, away.length);
  const available = result.y - 8 - MINIMUM_TABLES_HEIGHT - GAP - top - SQUAD_HEAD;
  const rowHeight = Math.min(ROWS.height, available / rows);
  const squadHeight = SQUAD_HEAD + rows * rowHeight;
  const [left, , right] = split({ ...head, y: top, height: squadHeight }, [1, GAP / 256, 1]) as [Box, Box, Box];
  for (const [box, team, players] of [
    [left, match.home, home],
    [right, match.away, away],
  ] as const) {
    drawSquad(document, box, { team: texts.nameOf(team), players, rows, rowHeight }, texts);
    drawRecords(document, below(box, result.y - 8 - (top + squadHeight + GAP), GAP), texts);
  }
  drawResult(document, result, texts);
  drawNotes(document, notes, match, texts);
  drawSignatures(document, signatures, match, texts);
  write(document, league.contacts, flush(foot), { size: 7, colour: colours.quiet });
  write(document, texts.words.legend, flush(foot), { size: 7, colour: colours.quiet, align: 'right' });
}

function drawHead(document: PdfDocument, head: Box, title: string, league: Letterhead): void {
  drawLogo(document, league.look, { x: head.x, y: head.y, size: 22 });
  const place = { x: head.x + 30, y: head.y - 2, width: 340, height: 28 };
  document.contents.add(document.pdf.struct('P', {}, () => drawName(document, league.name, place, 13)));
  write(document, title, flush({ ...head, y: head.y + 1 }), { font: 'bold', size: 13, align: 'right' });
  const y = head.y + head.height + 4;
  document.pdf
    .moveTo(head.x, y)
    .lineTo(head.x + head.width, y)
    .lineWidth(0.6)
    .stroke(colours.line);
}

/** The names, and between them two boxes for the result. */
function drawTeams(document: PdfDocument, box: Box, { home, away }: MatchReport, texts: ReportTexts): void {
  const [left, score, right] = split(box, [200, 123, 200]) as [Box, Box, Box];
  write(document, texts.nameOf(home), left, { font: 'bold', size: 20, align: 'right' });
  write(document, texts.nameOf(away), right, { font: 'bold', size: 20 });
  const [first, colon, second] = split({ ...score, x: score.x + 12, width: score.width - 24 }, [42, 15, 42]) as [
    Box,
    Box,
    Box,
  ];
  for (const cell of [first, second]) frame(document, cell, colours.ink);
  write(document, ':', colon, { font: 'bold', size: 18, align: 'center' });
}

function drawFacts(document: PdfDocument, box: Box, match: MatchReport, texts: ReportTexts): void {
  const { words } = texts;
  const facts = [
    [words.kickOff, texts.kickOffOf(match)],
    [words.pitch, match.venue ?? ''],
    [words.referee, match.referee ? texts.nameOf(match.referee) : ''],
  ];
  split(box, [1, 1, 1]).forEach((cell, index) => {
    const [label = '', value = ''] = facts[index] ?? [];
    frame(document, cell);
    drawLabel(document, cell, label);
    write(document, value, { ...cell, y: cell.y + 10, height: cell.height - 11 }, { font: 'bold', size: 10 });
  });
}

const drawLabel = (document: PdfDocument, box: Box, label: string) =>
  write(document, label, { ...box, height: 12 }, { size: 6.5, colour: colours.quiet });

/** Goals, cards and changes of one team. */
function drawRecords(document: PdfDocument, box: Box, { words }: ReportTexts): void {
  const [goals, , cards, , changes] = split(box, [1, 0.07, 1, 0.07, 1]) as [Box, Box, Box, Box, Box];
  const table = (cell: Box, title: string, ...titles: string[]) =>
    drawBlankTable(document, cell, { title, columns: titles.map((each) => ({ title: each, share: 1 })) });
  table(goals, words.goals, words.minute, words.number, words.assist);
  table(cards, words.cards, words.minute, words.number, words.card);
  table(changes, words.substitutions, words.minute, words.on, words.off);
}

function drawResult(document: PdfDocument, box: Box, { words }: ReportTexts): void {
  const labels = [words.halfTime, words.fullTime, words.extraTime, words.penalties, words.manOfTheMatch];
  split(box, [1, 1, 1, 1, 1.8]).forEach((cell, index) => {
    frame(document, cell);
    drawLabel(document, cell, labels[index] ?? '');
    if (index < 4)
      write(
        document,
        ':',
        { ...cell, y: cell.y + 10, height: cell.height - 12 },
        { font: 'bold', size: 13, align: 'center' },
      );
  });
}

/** What was noted about the match, and room for what the referee notes. */
function drawNotes(document: PdfDocument, box: Box, { note }: MatchReport, { words }: ReportTexts): void {
  frame(document, box);
  drawLabel(document, box, words.notes);
  if (note !== null) writeLines(document, note, { ...box, y: box.y + 11, height: box.height - 12 }, 7.5);
}

function drawSignatures(document: PdfDocument, box: Box, { home, away }: MatchReport, texts: ReportTexts): void {
  const { captainOf, signature } = texts.words;
  const labels = [`${captainOf} ${texts.nameOf(home)}`, signature, `${captainOf} ${texts.nameOf(away)}`];
  split(box, [1, 1, 1]).forEach((cell, index) => {
    const line = cell.y + cell.height - 14;
    document.pdf
      .moveTo(cell.x + 8, line)
      .lineTo(cell.x + cell.width - 8, line)
      .lineWidth(0.6)
      .stroke(colours.quiet);
    write(
      document,
      labels[index] ?? '',
      { ...cell, y: line + 1, height: 12 },
      { size: 7, colour: colours.quiet, align: 'center' },
    );
  });
}
