import { io, type Socket } from 'socket.io-client';
import type { ClientEvents, JoinResponse, ServerEvents } from '#contract/socket.ts';

export type Follower = Socket<ServerEvents, ClientEvents>;

/** A client like a browser: websocket only, reconnects and then joins again. */
export function follow(url: string, matchId: number, onJoin: (answer: JoinResponse) => void = () => {}): Follower {
  const socket: Follower = io(url, {
    transports: ['websocket'],
    reconnectionDelay: 200,
    reconnectionDelayMax: 2000,
    forceNew: true,
  });
  socket.on('connect', () => socket.emit('join_match', { matchId }, onJoin));
  return socket;
}

/** Many of them, a few at a time, all in the room when it resolves. */
export async function followInNumbers(count: number, url: string, matchId: number): Promise<Follower[]> {
  const followers: Follower[] = [];
  while (followers.length < count) {
    const batch = Array.from({ length: Math.min(100, count - followers.length) }, () => {
      let joined: () => void;
      const inRoom = new Promise<void>((resolve) => (joined = resolve));
      return { socket: follow(url, matchId, () => joined()), inRoom };
    });
    followers.push(...batch.map(({ socket }) => socket));
    await Promise.all(batch.map(({ inRoom }) => inRoom));
  }
  return followers;
}
