/** Where the build puts the flag of a country (lower-case ISO 3166 code). */
export const flagPath = (country: string): string => `/flags/${country}.svg`;
