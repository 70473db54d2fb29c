import type { UploadRefusal } from '#contract/desk/files.ts';

/** Why an uploaded file is not even looked at. */
export class RefusedUpload extends Error {
  readonly reason: UploadRefusal;

  constructor(reason: UploadRefusal) {
    super(reason);
    this.reason = reason;
  }
}
