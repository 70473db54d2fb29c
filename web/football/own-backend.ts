import { createContext, use } from 'react';

const OwnBackend = createContext(true);

export const OwnBackendProvider = OwnBackend.Provider;

/** Another backend has no calendars, and searches in its own way. */
export const useIsOwnBackend = (): boolean => use(OwnBackend);
