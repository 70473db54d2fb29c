import { deskPaths, PICTURE_BYTES, type PicturePurpose } from '#contract/desk/paths.ts';
import type { UploadedPicture } from '#contract/desk/pictures.ts';
import { DeskError } from '#desk/api/client.ts';
import { sendFile, TOO_LARGE } from '#desk/api/send-file.ts';

/** The share that was sent goes from 0 to 1. */
export function uploadPicture(
  file: Blob,
  purpose: PicturePurpose,
  onProgress: (share: number) => void,
): Promise<UploadedPicture> {
  if (file.size > PICTURE_BYTES) return Promise.reject(new DeskError(TOO_LARGE, { error: 'The file is too large' }));
  const type = file.type.startsWith('image/') ? file.type : 'application/octet-stream';
  return sendFile({ method: 'POST', path: `${deskPaths.pictures}?purpose=${purpose}`, file, type }, onProgress);
}

/** Why a picture was not taken, by the name of its text. */
export function pictureRefusal(error: unknown) {
  if (!(error instanceof DeskError)) return 'picture.network';
  if (error.status === TOO_LARGE) return 'picture.too_large';
  switch (error.reason) {
    case 'unknown_picture':
    case 'broken_picture':
    case 'huge_picture':
      return `picture.${error.reason}` as const;
    default:
      return 'picture.refused';
  }
}

/** The first picture that was dropped or pasted. */
export const pictureIn = (data: DataTransfer | null): File | null =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/')) ?? null;
