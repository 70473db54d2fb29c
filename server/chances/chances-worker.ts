import { simulateSeason, type Season } from '#domain/chances/simulate-season.ts';
import { answerJobs } from '#server/threads/thread-queue.ts';

answerJobs((season: Season<number>) => simulateSeason(season));
