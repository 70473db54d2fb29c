import { strToU8, zipSync } from 'fflate';

const CONTENT_TYPES = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`;
const WORKBOOK = (name: string) =>
  `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
const RELATIONS = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`;

/** A cell of a workbook with a text; without one it is only formatted. */
export const cell = (place: string, text?: string): string =>
  text === undefined ? `<c r="${place}"/>` : `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** A workbook of one sheet with these rows: their numbers, and their cells as XML. */
export function workbook(
  sheet: string,
  rows: readonly (readonly [number: number, cells: string])[],
  more = '',
): Buffer {
  const data = rows.map(([number, cells]) => `<row r="${number}">${cells}</row>`).join('');
  const files = {
    '[Content_Types].xml': CONTENT_TYPES,
    'xl/workbook.xml': WORKBOOK(sheet),
    'xl/_rels/workbook.xml.rels': RELATIONS,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${data}${more}</sheetData></worksheet>`,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))));
}

/** An SVG of two kilobytes whose masks are drawn 2^levels times. */
export function maskBomb(levels = 20): string {
  const masks = Array.from({ length: levels }, (_, level) => {
    const inner =
      level === 0
        ? '<path d="M0 0h64v72z" fill="#fff"/>'
        : `<path d="M0 0h64v72z" fill="#fff" mask="url(#m${level - 1})"/>`.repeat(2);
    return `<mask id="m${level}">${inner}</mask>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 72" width="64" height="72">${masks.join('')}<path d="M0 0h64v72z" mask="url(#m${levels - 1})"/></svg>`;
}
