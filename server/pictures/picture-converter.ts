import type { PicturePurpose } from '#contract/desk/paths.ts';
import { ApiError } from '#server/errors.ts';
import { JobEnded, openJobQueue } from '#server/workers/job-queue.ts';
import { startProcess } from '#server/workers/start-worker.ts';
import type { ConvertedPhoto, ConvertedPicture, PictureRefusal } from './convert-picture.ts';

export interface PictureJob {
  upload: Buffer;
  /** A photo becomes many files, everything else one. */
  purpose: PicturePurpose | 'photo';
}

export interface PictureConverter {
  convert(upload: Buffer, purpose: PicturePurpose): Promise<ConvertedPicture>;
  convertPhoto(upload: Buffer): Promise<ConvertedPhoto>;
  close(): Promise<void>;
}

/** Longer than the largest photo takes on a slow machine. */
const LONGEST = 20_000;
/** A conversion takes a whole core and some 300 MB; one that hangs leaves a place for others. */
const AT_ONCE = 2;

const MESSAGES: Record<PictureRefusal, string> = {
  unknown_picture: 'This is not a picture that we take: JPEG, PNG, WebP, AVIF, GIF or a simple SVG',
  huge_picture: 'The picture has too many pixels',
  broken_picture: 'The picture is damaged and cannot be read',
};

/** Makes pictures of uploads in processes that are killed when they take too long. */
export function openPictureConverter(script: string, { milliseconds = LONGEST } = {}): PictureConverter {
  const queue = openJobQueue<PictureJob, ConvertedPicture | ConvertedPhoto | { refusal: PictureRefusal }>({
    startWorker: () => startProcess(script),
    parallel: AT_ONCE,
    maxWaiting: 20,
    timeout: milliseconds,
    idle: 60_000,
    busy: 'Too many pictures are being read just now',
  });
  async function run(job: PictureJob): Promise<ConvertedPicture | ConvertedPhoto> {
    const converted = await queue.run(job).catch((error: unknown) => {
      if (!(error instanceof JobEnded)) throw error;
      return { refusal: error.reason === 'time' ? ('huge_picture' as const) : ('broken_picture' as const) };
    });
    if ('refusal' in converted) throw new ApiError('bad_request', MESSAGES[converted.refusal], converted.refusal);
    return converted;
  }
  return {
    convert: async (upload, purpose) => (await run({ upload, purpose })) as ConvertedPicture,
    convertPhoto: async (upload) => (await run({ upload, purpose: 'photo' })) as ConvertedPhoto,
    close: queue.close,
  };
}
