/** The part of the address that carries the results a visitor put in. */
export const GUESSES_HASH = '#whatif=';
