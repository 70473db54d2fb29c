import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/language.ts';
import type { LeagueDocument, LeagueSettings } from '#contract/http/league-settings.ts';
import { withEnglish } from '#domain/league/texts.ts';
import { applyPath } from '#contract/desk/paths.ts';
import { listOpenedPeriods, type OpenedRow } from '#server/db/applications/application-periods.ts';
import { startingSettings } from './starting-settings.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { readLeagueDocuments } from './league-documents.ts';
import { readLeagueSettings } from './league-settings.ts';

/** The league's settings and documents as everything public shows them, in memory. */
export interface CurrentLeague {
  /** An empty English text is replaced by the Bulgarian one. */
  readonly settings: LeagueSettings;
  readonly documents: readonly LeagueDocument[];
  /** [AL1] Which competitions take applications, and when. */
  readonly applications: readonly OpenedRow[];
  /** [AL1] Where teams apply; null where nobody has said how the desk is reached. */
  readonly applyUrl: string | null;
  /** Reads them again; resolves when they are as the database has them. */
  refresh(): Promise<void>;
}

/** [LS9] In which the site is. */
export const languagesOf = ({ bulgarianOnly }: Pick<LeagueSettings, 'bulgarianOnly'>): readonly Language[] =>
  bulgarianOnly ? [DEFAULT_LANGUAGE] : LANGUAGES;

/** One that does not change. By default a fresh league, which has no documents yet. */
export const unchangingLeague = (
  settings: LeagueSettings = startingSettings,
  documents: readonly LeagueDocument[] = [],
): CurrentLeague => ({
  settings: withEnglish(settings),
  documents: withEnglish(documents),
  applications: [],
  applyUrl: null,
  refresh: async () => {},
});

export async function readCurrentLeague(db: Queryable): Promise<Omit<CurrentLeague, 'refresh' | 'applyUrl'>> {
  return {
    settings: withEnglish(await readLeagueSettings(db)),
    documents: withEnglish(await readLeagueDocuments(db)),
    applications: await listOpenedPeriods(db),
  };
}

const RETRY_MS = 500;

/** One in each process that shows the league. `onFailure` hears of a database that does not answer; it is asked again. */
export async function openCurrentLeague(
  db: Queryable,
  onFailure: (error: unknown) => void = () => {},
  deskUrl: string | null = null,
): Promise<CurrentLeague> {
  let current = await readCurrentLeague(db);
  // One after the other: an older answer must not replace a newer one.
  let last: Promise<void> = Promise.resolve();
  async function read() {
    for (;;) {
      try {
        current = await readCurrentLeague(db);
        return;
      } catch (error) {
        onFailure(error);
        await sleep(RETRY_MS, undefined, { ref: false });
      }
    }
  }
  return {
    get settings() {
      return current.settings;
    },
    get documents() {
      return current.documents;
    },
    get applications() {
      return current.applications;
    },
    applyUrl: deskUrl && deskUrl + applyPath(),
    refresh: () => (last = last.then(read)),
  };
}
