import { useRef, useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { DeskGallery, DeskPhoto } from '#contract/desk/photos.ts';
import { useDeed } from '#desk/kit/use-deed.ts';
import type { Refusal } from '#desk/kit/refusal.ts';
import { isWholeOrder } from '#domain/photos/photos.ts';

interface Order {
  /** As they were just put. */
  photos: readonly DeskPhoto[];
  /** Puts a photo where another stands. */
  move: (id: number, to: number) => void;
  refusal: Refusal | null;
}

/** The order of a gallery: seen at once, stored one change after the other. */
export function useOrder({ id, photos }: DeskGallery): Order {
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const waiting = useRef<readonly number[]>(null);
  const { refusal, send } = useDeed();
  const ids = photos.map((photo) => photo.id);
  const isOutdated = wanted !== null && (!isWholeOrder(ids, wanted) || wanted.join() === ids.join());
  // What the server has, or what came or went meanwhile, is the order from now on.
  if (isOutdated) setWanted(null);
  const order = wanted === null || isOutdated ? ids : wanted;

  async function store(): Promise<void> {
    for (let sent: readonly number[] | null = null; waiting.current && waiting.current !== sent;) {
      sent = waiting.current;
      const done = await send({ method: 'PUT', path: deskPaths.galleryOrder(id), body: { photos: sent } });
      if (!done) {
        waiting.current = null;
        return setWanted(null);
      }
    }
    waiting.current = null;
  }

  function move(photo: number, to: number): void {
    const next = order.filter((one) => one !== photo).toSpliced(Math.max(0, to), 0, photo);
    if (next.join() === order.join()) return;
    const isIdle = waiting.current === null;
    waiting.current = next;
    setWanted(next);
    if (isIdle) void store();
  }

  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  return { photos: order.flatMap((one) => byId.get(one) ?? []), move, refusal };
}
