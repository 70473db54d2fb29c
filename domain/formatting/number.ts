/** [NF1] 5.05 is rounded to 5.1, though its nearest binary fraction is slightly less. */
export const roundTo = (value: number, digits: number): number => {
  const scale = 10 ** digits;
  return Math.round(Number((value * scale).toPrecision(12))) / scale;
};

/** 7.4 */
export const oneDecimal = (value: number): string => roundTo(value, 1).toFixed(1);

/** 7.42 */
export const twoDecimals = (value: number): string => roundTo(value, 2).toFixed(2);

/** [NF2] A share in percent with one decimal: 33.3. */
export const percentage = (part: number, whole: number): number => (whole === 0 ? 0 : roundTo((part / whole) * 100, 1));

/** 33.3% */
export const percentText = (percent: number): string => `${oneDecimal(percent)}%`;
