import { randomUUID } from 'node:crypto';
import type { MatchFields, SavedMatch } from '#contract/desk/calendar.ts';
import { findEditedMatch, type EditedMatchRow } from '#server/db/matches/office-calendar.ts';
import { findGameweek, findMatchNames, updateMatch } from '#server/db/matches/edit-match.ts';
import { lockMatch } from '#server/db/ledger/lock-matches.ts';
import { incrementSequence } from '#server/db/ledger/store-match.ts';
import type { Database } from '#server/db/transactions.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { refreshReadModels } from '#server/standings/refresh-read-models.ts';
import { ApiError, InvalidField } from '#server/errors.ts';
import { recordActIn } from '#server/ledger/record-act.ts';
import {
  checkReferee,
  checkTeams,
  fieldsOf,
  presentMatch,
  refuseMistakes,
  startOf,
  tagsOf,
  withKnownPitch,
} from '#server/commands/steps/match-fields.ts';
import { refuseConflict } from '#server/commands/steps/refuse-conflict.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

interface Edit {
  fields: MatchFields;
  quiet: boolean;
  /** The revision of the new date that this takes back. */
  undo?: number | undefined;
  seen?: readonly number[] | undefined;
}

type EditRequest = MatchFields & Omit<Edit, 'fields'> & { matchId: number; version: string };

/** Moves a match, and changes its referee, note, teams and gameweek. A new date is an act of its ledger. */
export function editMatch(
  db: Database,
  actor: Actor,
  { matchId, version, quiet, undo, seen, ...typed }: EditRequest,
): Promise<SavedMatch> {
  return runCommand(db, actor, async (tx) => {
    const before = (await lockMatch(tx, matchId)) ? await findEditedMatch(tx, matchId) : null;
    if (!before) throw new ApiError('not_found', `There is no match ${matchId}`);
    const fields = await withKnownPitch(tx, typed);
    const edit = { fields, quiet, undo, seen };
    const current = fieldsOf(before);
    // A request that is sent again after it was answered to nobody finds everything done.
    const isDone = undo === undefined && JSON.stringify(fields) === JSON.stringify(current);
    if (isDone) return { result: { match: presentMatch(before), revision: null }, change: null };
    await refuseConflict(tx, `match:${matchId}`, current, version);
    const group = await checkChange(tx, before, edit);
    await writeFields(tx, before, { ...fields, ...group }, actor.at);
    const revision = await writeDate(tx, before, edit, actor);
    const after = await findEditedMatch(tx, matchId);
    if (!after) throw new Error('The match is locked');
    const isByLedger = revision !== null || undo !== undefined;
    const result = { match: presentMatch(after), revision };
    return { result, change: await changeToJournal(tx, before, after, isByLedger) };
  });
}

/** Returns the group of the teams, if they are new. */
async function checkChange(
  tx: Queryable,
  before: EditedMatchRow,
  { fields, undo, seen }: Edit,
): Promise<{ groupId?: number | null }> {
  const current = fieldsOf(before);
  const isNew = (...names: (keyof MatchFields)[]) => names.some((name) => fields[name] !== current[name]);
  const start = startOf(fields);
  if (!start && before.startTime) throw new InvalidField('day', 'required', 'A match that has a date keeps one');
  if (fields.venue === null && before.venue !== null)
    throw new InvalidField('venue', 'required', 'A match that has a pitch keeps one');
  if (isNew('refereeId')) await checkReferee(tx, fields.refereeId);
  if (isNew('homeId', 'awayId', 'gameweekId')) {
    if (!before.untouched) throw new ApiError('refused', 'The match has begun, or has a line-up', 'match_begun');
    if (isNew('gameweekId')) await checkGameweek(tx, before, fields.gameweekId);
    for (const field of ['homeId', 'awayId'] as const)
      if (fields[field] === null && current[field] !== null)
        throw new InvalidField(field, 'required', 'A match that has its teams keeps them');
  }
  const group = isNew('homeId', 'awayId', 'gameweekId')
    ? await checkTeams(tx, fields, before.competition, before.id)
    : null;
  const isDateNew = isNew('day', 'time') && undo === undefined;
  if (start && (before.status === 'UPCOMING' || isDateNew)) {
    const { refereeId: referee, venue, homeId, awayId } = fields;
    const { id, halfMinutes } = before;
    await refuseMistakes(
      tx,
      { id, start, halfMinutes, venue, referee, teams: [homeId, awayId] },
      {
        team: isDateNew || isNew('homeId', 'awayId'),
        referee: isDateNew || isNew('refereeId'),
        pitch: isDateNew || isNew('venue'),
      },
      seen,
    );
  }
  return group ? { groupId: group.groupId } : {};
}

/** [CH6] */
async function checkGameweek(tx: Queryable, { competition, bracketSlot }: EditedMatchRow, gameweekId: number) {
  const gameweek = await findGameweek(tx, gameweekId);
  if (gameweek?.competitionSeasonId !== competition)
    throw new InvalidField('gameweekId', 'gone', 'There is no such gameweek in this competition');
  if (bracketSlot !== null)
    throw new InvalidField('gameweekId', 'in_bracket', 'A match of the bracket stays in its round');
}

const BESIDE_DATE = ['refereeId', 'note', 'homeId', 'awayId', 'gameweekId'] as const;

/** All but the date. */
async function writeFields(
  tx: Queryable,
  before: EditedMatchRow,
  fields: MatchFields & { groupId?: number | null },
  now: Date,
): Promise<void> {
  if (BESIDE_DATE.every((name) => fields[name] === before[name])) return;
  const { refereeId, note, homeId, awayId, gameweekId, groupId } = fields;
  const change = { refereeId, note, homeTeamId: homeId, awayTeamId: awayId, gameweekId };
  await updateMatch(tx, before.id, { ...change, ...(groupId !== undefined && { groupId }) }, now);
  if (isOver(before)) await refreshReadModels(tx, [before.competition]);
}

const isOver = ({ status }: EditedMatchRow) => status === 'FINISHED' || status === 'AWARDED';

/** By the ledger, which needs to know the teams [DK1]; until then a date is only planned. */
async function writeDate(
  tx: Queryable,
  before: EditedMatchRow,
  { fields, quiet, undo }: Edit,
  { who, at }: Actor,
): Promise<number | null> {
  const { day, time, venue } = fieldsOf(before);
  const start = startOf(fields);
  const isVenueNew = fields.venue !== venue;
  const sent = { matchId: before.id, key: randomUUID(), who };
  if (undo !== undefined) {
    await recordActIn(tx, { ...sent, act: { act: 'withdraw', revision: undo } }, at);
    return null;
  }
  if (!start || (fields.day === day && fields.time === time && !isVenueNew)) return null;
  if (fields.homeId === null || fields.awayId === null) {
    await updateMatch(tx, before.id, { startTime: start, venue: fields.venue }, at);
    await incrementSequence(tx, before.id);
    return null;
  }
  const newVenue = isVenueNew ? fields.venue : null;
  const act = { act: 'reschedule', startTime: start.toISOString(), venue: newVenue, quiet } as const;
  const { revision } = await recordActIn(tx, { ...sent, act }, at);
  return revision;
}

/** What the ledger does not tell; null if that is everything. */
async function changeToJournal(tx: Queryable, before: EditedMatchRow, after: EditedMatchRow, isDateByLedger: boolean) {
  const shown = async (row: EditedMatchRow) => {
    const { day, time, venue, note } = fieldsOf(row);
    return { ...(await findMatchNames(tx, row)), note, ...(!isDateByLedger && { day, time, venue }) };
  };
  const [was, is] = [await shown(before), await shown(after)];
  const changed = (Object.keys(is) as (keyof typeof is)[]).filter((name) => was[name] !== is[name]);
  if (changed.length === 0) return null;
  const pick = (from: typeof is) => Object.fromEntries(changed.map((name) => [name, from[name]]));
  return {
    what: 'edit_match',
    about: `${is.home ?? '?'} – ${is.away ?? '?'}`,
    subject: `match:${before.id}` as const,
    matchId: before.id,
    before: pick(was),
    after: pick(is),
    tags: [
      ...tagsOf(before),
      ...tagsOf(after),
      ...(before.venue === after.venue ? [] : (['names'] as const)),
      ...(isOver(before) ? (['results'] as const) : []),
    ],
  };
}
