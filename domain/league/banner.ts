/** [LS3] A banner needs somewhere to lead, and disappears after its last day. */
export const isBannerShown = (
  { shown, link, until }: { shown: boolean; link: string | null; until: string | null },
  today: string,
): boolean => shown && link !== null && (until === null || today <= until);
