import { createContext, use } from 'react';

const OwnLeague = createContext(true);

export const OwnLeagueProvider = OwnLeague.Provider;

/** Whether the league is in our own database: of another backend's we have no calendars. */
export const useIsOwnLeague = (): boolean => use(OwnLeague);
