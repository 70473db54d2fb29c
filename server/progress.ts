import type { WriteStream } from 'node:tty';

const WIDTH = 28;

/** Reports one long piece of work: a bar on a terminal, a few plain lines anywhere else. */
export function reportProgress(
  title: string,
  out: WriteStream = process.stdout,
): (done: number, total: number) => void {
  let lastQuarter = -1;
  return (done, total) => {
    const share = total === 0 ? 1 : done / total;
    const percent = `${Math.floor(share * 100)}%`;
    if (out.isTTY) {
      const lit = Math.round(share * WIDTH);
      out.write(
        `\r${title} ${'█'.repeat(lit)}${'░'.repeat(WIDTH - lit)} ${percent.padStart(4)}${done >= total ? '\n' : ''}`,
      );
      return;
    }
    const quarter = Math.floor(share * 4);
    if (quarter === lastQuarter) return;
    lastQuarter = quarter;
    out.write(`${title}: ${percent}\n`);
  };
}
