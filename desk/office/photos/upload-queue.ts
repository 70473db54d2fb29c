import { useSyncExternalStore } from 'react';
import { deskPaths, PICTURE_BYTES } from '#contract/desk/paths.ts';
import type { DeskPhoto } from '#contract/desk/photos.ts';
import { DeskError } from '#desk/api/client.ts';
import { sendFile, TOO_LARGE } from '#desk/api/send-file.ts';
import { pictureRefusal } from '#desk/office/pictures/upload-picture.ts';

export interface PhotoUpload {
  id: string;
  galleryId: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** Of what has left, from 0 to 1; then the server makes its files. */
  share: number;
  refused: ReturnType<typeof photoRefusal> | null;
}

/** How many are on their way: one leaves while the files of another are made. */
const AT_ONCE = 2;

/* Outside the screen: whoever looks at something else meanwhile loses nothing. */
let uploads: readonly PhotoUpload[] = [];
/** How many of a gallery have arrived since its queue was last empty. */
let arrived: Readonly<Partial<Record<number, number>>> = {};
const listeners = new Set<() => void>();

function setUploads(next: readonly PhotoUpload[]): void {
  const isBusy = next.some(({ state }) => state !== 'failed');
  uploads = next;
  if (isBusy) addEventListener('beforeunload', askToStay);
  else removeEventListener('beforeunload', askToStay);
  listeners.forEach((listener) => listener());
}

const change = (id: string, changes: Partial<PhotoUpload>) =>
  setUploads(uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));

const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export interface GalleryUploads {
  uploads: readonly PhotoUpload[];
  arrived: number;
}

/** What is on its way to a gallery, in the order in which it was chosen. */
export function useUploads(galleryId: number): GalleryUploads {
  const all = useSyncExternalStore(subscribe, () => uploads);
  const counts = useSyncExternalStore(subscribe, () => arrived);
  return { uploads: all.filter((upload) => upload.galleryId === galleryId), arrived: counts[galleryId] ?? 0 };
}

/** By name, as cameras number them. */
export function addUploads(galleryId: number, files: readonly File[]): void {
  if (!uploads.some((upload) => upload.galleryId === galleryId)) arrived = { ...arrived, [galleryId]: 0 };
  const chosen = files
    .filter(({ type, size }) => size > 0 && (type === '' || type.startsWith('image/')))
    .toSorted((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }))
    .map((file): PhotoUpload => ({
      id: crypto.randomUUID(),
      galleryId,
      file,
      state: 'waiting',
      share: 0,
      refused: null,
    }));
  setUploads([...uploads, ...chosen]);
  sendNext();
}

export const dropUpload = (id: string): void => setUploads(uploads.filter((upload) => upload.id !== id));

export function retryUploads(galleryId: number): void {
  setUploads(
    uploads.map((upload) =>
      upload.galleryId === galleryId && upload.state === 'failed'
        ? { ...upload, state: 'waiting', share: 0, refused: null }
        : upload,
    ),
  );
  sendNext();
}

/** The next leaves when the one before it has left, so that they arrive in their order. */
function sendNext(): void {
  const sending = uploads.filter(({ state }) => state === 'sending');
  const next = uploads.find(({ state }) => state === 'waiting');
  if (next && sending.length < AT_ONCE && sending.every(({ share }) => share === 1)) void send(next);
}

async function send({ id, galleryId, file }: PhotoUpload): Promise<void> {
  change(id, { state: 'sending' });
  try {
    if (file.size > PICTURE_BYTES) throw new DeskError(TOO_LARGE, { error: 'The file is too large' });
    const type = file.type.startsWith('image/') ? file.type : 'application/octet-stream';
    // The same key again, because the answer may be all that was lost.
    await sendFile<DeskPhoto>(
      { method: 'POST', path: deskPaths.galleryPhotos(galleryId), file, type, key: id },
      (share) => {
        change(id, { share });
        sendNext();
      },
    );
    arrived = { ...arrived, [galleryId]: (arrived[galleryId] ?? 0) + 1 };
    dropUpload(id);
  } catch (error) {
    change(id, { state: 'failed', refused: photoRefusal(error) });
  }
  sendNext();
}

function photoRefusal(error: unknown) {
  if (error instanceof DeskError && error.reason === 'full_gallery') return 'wrong.full_gallery';
  return error instanceof DeskError && error.reason === 'signed_out' ? 'wrong.signed_out' : pictureRefusal(error);
}
