/** [FO6] In their order within a day. */
export const FEED_KINDS = ['result', 'performance', 'played', 'story'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

interface FeedItem {
  kind: FeedKind;
  /** „2026-03-15“. */
  day: string;
}

/** [FO6] The newest day first; items of a kind keep their order. */
export function feedDays<Item extends FeedItem>(items: readonly Item[]): { day: string; items: Item[] }[] {
  const days = [...new Set(items.map(({ day }) => day))].toSorted().toReversed();
  const place = ({ kind }: Item) => FEED_KINDS.indexOf(kind);
  return days.map((day) => ({
    day,
    items: items.filter((item) => item.day === day).toSorted((a, b) => place(a) - place(b)),
  }));
}
