import type { WriteStream } from 'node:tty';

const WIDTH = 28;

/** Progress of one long task: a bar on a terminal, a few plain lines elsewhere. */
export function reportProgress(
  title: string,
  out: WriteStream = process.stdout,
): (done: number, total: number) => void {
  let lastQuarter = -1;
  return (done, total) => {
    const share = total === 0 ? 1 : done / total;
    const percent = `${Math.floor(share * 100)}%`;
    if (out.isTTY) {
      const filled = Math.round(share * WIDTH);
      out.write(
        `\r${title} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${percent.padStart(4)}${done >= total ? '\n' : ''}`,
      );
      return;
    }
    const quarter = Math.floor(share * 4);
    if (quarter === lastQuarter) return;
    lastQuarter = quarter;
    out.write(`${title}: ${percent}\n`);
  };
}
