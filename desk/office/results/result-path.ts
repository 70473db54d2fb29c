import { pages } from '#desk/shell/navigation.ts';

/** The results of its gameweek, with this match first. */
export const resultPath = (match: number, from: 'todo' | 'calendar') => `${pages.results}?match=${match}&from=${from}`;
