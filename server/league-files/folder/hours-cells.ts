import { readHours, writeHours, type OpeningHours } from '#domain/pitches/opening-hours.ts';
import { CellProblem, cut, type Kind } from './cells.ts';
import { because } from './problems.ts';

/** [PL4] */
export const hours: Kind = {
  description: 'days with semicolons between: `sat 10:00-20:00; sun 10:00-14:00`',
  parse: (cell) => {
    const read = readHours(cell);
    if (read) return read;
    throw new CellProblem(because('notHours', { written: cut(cell) }));
  },
  format: (value) => writeHours(value as OpeningHours),
};
