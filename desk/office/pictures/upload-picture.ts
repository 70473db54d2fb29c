import { deskPaths, PICTURE_BYTES, type PicturePurpose } from '#contract/desk/paths.ts';
import type { DeskErrorResponse } from '#contract/desk/office.ts';
import type { UploadedPicture } from '#contract/desk/pictures.ts';
import { DeskError } from '#desk/api/client.ts';

const TOO_LARGE = 413;
const TIMEOUT = 120_000;

/** Sends a picture; fetch() cannot say how much of it has left. The share goes from 0 to 1. */
export function uploadPicture(
  file: Blob,
  purpose: PicturePurpose,
  onProgress: (share: number) => void,
): Promise<UploadedPicture> {
  if (file.size > PICTURE_BYTES) return Promise.reject(new DeskError(TOO_LARGE, { error: 'The file is too large' }));
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${deskPaths.pictures}?purpose=${purpose}`);
    request.setRequestHeader('content-type', file.type.startsWith('image/') ? file.type : 'application/octet-stream');
    request.responseType = 'json';
    request.timeout = TIMEOUT;
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    for (const failure of ['error', 'timeout', 'abort'])
      request.addEventListener(failure, () => reject(new Error(`The upload failed: ${failure}`)));
    request.addEventListener('load', () => {
      const answer: unknown = request.response;
      if (request.status === 201) resolve(answer as UploadedPicture);
      else if (request.status < 500 && answer !== null)
        reject(new DeskError(request.status, answer as DeskErrorResponse));
      else reject(new Error(`The upload failed: status ${request.status}`));
    });
    request.send(file);
  });
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
