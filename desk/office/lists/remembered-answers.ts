import { useEffect, useEffectEvent } from 'react';
import type { Upload, UploadOptions } from '#contract/desk/files.ts';
import type { ReadListPreview } from '#contract/desk/read-list.ts';
import { teamKey } from '#domain/lists/match-teams.ts';

type Columns = UploadOptions['columns'];
type Teams = UploadOptions['teams'];

/** What was answered about earlier lists on this device, the newest first. */
function kept(key: string): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function keep(key: string, answers: readonly unknown[], most: number): void {
  try {
    localStorage.setItem(key, JSON.stringify(answers.slice(0, most)));
  } catch {
    // Without storage it is asked again the next time.
  }
}

const COLUMNS = 'desk.list-columns';
const TEAMS = 'desk.list-teams';
const keptColumns = () => kept(COLUMNS) as Columns;
const keptTeams = () => kept(TEAMS) as Teams;

/** What was chosen above the columns of a list of this shape. */
export const rememberColumns = (chosen: Columns[number]): void =>
  keep(COLUMNS, [chosen, ...keptColumns().filter(({ shape }) => shape !== chosen.shape)], 20);

/** Which teams the names of a list mean. */
export function rememberTeams(answers: Teams): void {
  const keys = new Set(answers.map(({ written }) => teamKey(written)));
  keep(TEAMS, [...answers, ...keptTeams().filter(({ written }) => !keys.has(teamKey(written)))], 200);
}

/** Reads a list again with the answers that lists like it got the last time. */
export function useRememberedAnswers(
  { state, options }: Upload,
  list: ReadListPreview | null,
  readAgain: (options: Partial<UploadOptions>) => Promise<void>,
): void {
  const apply = useEffectEvent(() => {
    if (list === null || options.columns.length > 0 || options.teams.length > 0) return;
    const columns = keptColumns().filter((known) =>
      list.shapes.some(({ shape, kinds }) => shape === known.shape && kinds.join() !== known.kinds.join()),
    );
    const asked = new Map(
      list.teams.filter(({ name }) => name === null).map(({ written }) => [teamKey(written), written]),
    );
    const teams = keptTeams().flatMap(({ written, name }) => {
      const now = asked.get(teamKey(written));
      return now === undefined ? [] : [{ written: now, name }];
    });
    if (columns.length > 0 || teams.length > 0) void readAgain({ columns, teams });
  });
  useEffect(() => {
    if (state === 'ready') apply();
  }, [state]);
}
