import { useQuery } from '@tanstack/react-query';
import { ALL_RECORDS, type LeagueRecords } from '#domain/league/records.ts';
import { leagueRecords } from './league-queries.ts';

/** [UN6] What the league records. Everything with another backend, and as long as it is not known. */
export const useRecords = (): LeagueRecords => useQuery(leagueRecords).data ?? ALL_RECORDS;

export const useHasPhotos = (): boolean => useQuery(leagueRecords).data?.photos === true;
