/** +34, 0, −2 (U+2212). */
export const signedNumber = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `−${Math.abs(value)}` : '0';
