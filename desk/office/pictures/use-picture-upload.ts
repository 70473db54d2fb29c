import { useState } from 'react';
import type { PicturePurpose } from '#contract/desk/paths.ts';
import type { UploadedPicture } from '#contract/desk/pictures.ts';
import { pictureRefusal, uploadPicture } from './upload-picture.ts';

interface PictureUpload {
  /** The share that was sent; null when nothing is being sent. */
  progress: number | null;
  /** The name of the text that says why it was not taken. */
  refused: ReturnType<typeof pictureRefusal> | null;
  upload: (file: Blob) => Promise<UploadedPicture | null>;
}

export function usePictureUpload(purpose: PicturePurpose): PictureUpload {
  const [progress, setProgress] = useState<number | null>(null);
  const [refused, setRefused] = useState<PictureUpload['refused']>(null);
  async function upload(file: Blob) {
    setProgress(0);
    setRefused(null);
    try {
      return await uploadPicture(file, purpose, setProgress);
    } catch (error) {
      setRefused(pictureRefusal(error));
      return null;
    } finally {
      setProgress(null);
    }
  }
  return { progress, refused, upload };
}
