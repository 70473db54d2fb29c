import type { CompetitionRecord } from '#contract/desk/competitions.ts';

/** What a tab shows, and how it asks for it again. */
export interface TabProps {
  record: CompetitionRecord;
}
