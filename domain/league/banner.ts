/** [LS3] A banner needs somewhere to lead, and disappears after its last day. */
export const isBannerShown = (
  { shown, link, until }: { shown: boolean; link: string | null; until: string | null },
  today: string,
): boolean => shown && link !== null && (until === null || today <= until);

interface ApplicationPeriod {
  competitionId: number;
  from: string;
  until: string;
}

/** [AL1] The periods in which teams can apply today, the one that ends first before the others. */
export const openPeriods = <Period extends ApplicationPeriod>(periods: readonly Period[], today: string): Period[] =>
  periods.filter(({ from, until }) => from <= today && today <= until).toSorted((a, b) => (a.until < b.until ? -1 : 1));
