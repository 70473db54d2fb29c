import { createContext, use } from 'react';

const SocketAddress = createContext<string | undefined>(undefined);

export const SocketAddressProvider = SocketAddress.Provider;

/** The address of the live socket; undefined for the site's own. */
export const useSocketAddress = (): string | undefined => use(SocketAddress);
