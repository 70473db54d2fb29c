interface Line {
  level: string;
  time: string;
  server?: string;
  msg?: string;
  err?: { message: string; stack?: string };
  [more: string]: unknown;
}

/** One JSON line for a reader at a terminal. */
export function toTerminalLine(json: string): string {
  const { level, time, server = '', msg = '', err, ...more } = JSON.parse(json) as Line;
  const details = Object.entries(more).map(([name, value]) => `${name}=${plain(value)}`);
  const parts = [time.slice(11, 19), level.toUpperCase().padEnd(5), server, msg, ...details].filter(Boolean);
  const failure = err ? `\n  ${err.message}${err.stack ? `\n  ${err.stack.replaceAll('\n', '\n  ')}` : ''}` : '';
  return `${withoutControls(parts.join(' '))}${failure}\n`;
}

const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Nobody writes escape sequences to our terminal by way of a name. */
const withoutControls = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ');
