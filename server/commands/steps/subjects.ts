import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import type { Subject } from '#contract/desk/office.ts';

/** What the journal files a change of a competition season under. */
export const competitionSeasonSubject = (id: CompetitionSeasonId): Subject => `competition-season:${id}`;
