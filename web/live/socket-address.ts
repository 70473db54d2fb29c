import { createContext, use } from 'react';

const SocketAddress = createContext<string | undefined>(undefined);

export const SocketAddressProvider = SocketAddress.Provider;

/** Where the live socket is; undefined for the site's own. */
export const useSocketAddress = (): string | undefined => use(SocketAddress);
