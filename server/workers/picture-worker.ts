import { convertPhoto, convertPicture } from '#server/pictures/convert-picture.ts';
import type { PictureJob } from '#server/pictures/picture-converter.ts';
import { answerJobs } from './answer-jobs.ts';

answerJobs(async ({ upload, purpose }: PictureJob) =>
  purpose === 'photo' ? convertPhoto(upload) : convertPicture(upload, purpose),
);
