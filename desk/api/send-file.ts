import type { DeskErrorResponse } from '#contract/desk/office.ts';
import { DeskError, noteAnswer } from './client.ts';

export const TOO_LARGE = 413;
const TIMEOUT = 120_000;

interface Upload {
  method: 'POST' | 'PUT';
  path: string;
  file: Blob;
  type: string;
  /** Under which it is stored once, however often it is sent. */
  key?: string;
}

/** Sends a file; fetch() cannot say how much of it has left. The share goes from 0 to 1. */
export function sendFile<Response>(
  { method, path, file, type, key }: Upload,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.setRequestHeader('content-type', type);
    if (key !== undefined) request.setRequestHeader('idempotency-key', key);
    request.responseType = 'json';
    request.timeout = TIMEOUT;
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    for (const failure of ['error', 'timeout', 'abort'])
      request.addEventListener(failure, () => reject(new Error(`The upload failed: ${failure}`)));
    request.addEventListener('load', () => {
      const answer: unknown = request.response;
      noteAnswer();
      if (request.status < 300) resolve(answer as Response);
      else if (request.status < 500 && answer !== null)
        reject(new DeskError(request.status, answer as DeskErrorResponse));
      else reject(new Error(`The upload failed: status ${request.status}`));
    });
    request.send(file);
  });
}
