import type { Tag } from '#server/db/tags.ts';
import type { ChangeHandlers } from '#server/db/changes.ts';
import type { CurrentLeague } from '#server/league/current-league.ts';

/**
 * What happens in a node when a tag changes: each of these parts hears of it, in this order. The settings of the league are read
 * again before: a page that is rendered once its cached response was dropped must already show the new ones.
 */
export function dispatchChanges(league: CurrentLeague, parts: readonly Partial<ChangeHandlers>[]): ChangeHandlers {
  const onChange = (tags: Tag[]) => parts.forEach((part) => part.onChange?.(tags));
  const onGap = () => parts.forEach((part) => part.onGap?.());
  return {
    onChange: (tags) => (tags.includes('league') ? void league.refresh().then(() => onChange(tags)) : onChange(tags)),
    onGap: () => void league.refresh().then(onGap),
    onSilence: (milliseconds) => parts.forEach((part) => part.onSilence?.(milliseconds)),
  };
}
