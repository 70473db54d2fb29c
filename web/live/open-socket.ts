import type { LiveSocket } from './live-socket.ts';

/** A socket that is not connected yet. Its code is downloaded only when a match is followed. */
export async function openSocket(address: string | undefined): Promise<LiveSocket> {
  const { LiveSocket } = await import('./live-socket.ts');
  return new LiveSocket(address);
}
