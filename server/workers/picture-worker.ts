import { convertPicture } from '#server/pictures/convert-picture.ts';
import type { PictureJob } from '#server/pictures/picture-converter.ts';
import { answerJobs } from './answer-jobs.ts';

answerJobs(({ upload, purpose }: PictureJob) => convertPicture(upload, purpose));
