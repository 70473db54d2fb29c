import { simulateSeason, type Season } from '#domain/chances/simulate-season.ts';
import { answerJobs } from './answer-jobs.ts';

answerJobs((season: Season<number>) => simulateSeason(season));
