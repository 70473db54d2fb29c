/** Two numbers of one kind; null if it is not known. */
export type Pair = readonly [number | null, number | null];

/** Of how much a side played, neither more nor less is better. */
export type Better = 'more' | 'less' | 'neither';

/** [CP1] */
export function betterOf([first, second]: Pair, better: Better = 'more'): 0 | 1 | null {
  if (first === null || second === null || first === second || better === 'neither') return null;
  return first > second === (better === 'more') ? 0 : 1;
}

/** [CP2] Parts of a bar, in percent; nothing where one is not known. Of what is better the less there is of it, the better side is longer. */
export function sharesOf([first, second]: Pair, better: Better = 'more'): [number, number] {
  if (first === null || second === null || first + second === 0) return [0, 0];
  const share = (first / (first + second)) * 100;
  return better === 'less' ? [100 - share, share] : [share, 100 - share];
}
