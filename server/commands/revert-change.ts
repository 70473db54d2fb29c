import { competitionSeasonIdSchema } from '#contract/desk/ids.ts';
import { editCompetitionRequestSchema, editSeasonRequestSchema } from '#contract/desk/competitions.ts';
import { documentChangeSchema, savedLeagueSchema } from '#contract/desk/league.ts';
import { editGallerySchema, editPhotoSchema } from '#contract/desk/photos.ts';
import { editPitchRequestSchema } from '#contract/desk/pitches.ts';
import { editSponsorSchema } from '#contract/desk/sponsors.ts';
import { editPlayerSchema } from '#contract/desk/players.ts';
import { editTeamSchema } from '#contract/desk/teams.ts';
import type { LeagueDocument, LeagueSettings } from '#contract/http/league-settings.ts';
import { revertFields, type RecordedChange } from '#domain/desk/revert.ts';
import { flatten, unflatten } from '#domain/formatting/flat-fields.ts';
import { WHOLE_SETTINGS } from '#domain/league/records.ts';
import type { Career } from '#domain/team/plan-move.ts';
import { findJournalEntry, REVERTIBLE } from '#server/db/journal/journal.ts';
import { findPlayerRow } from '#server/db/players/office-players.ts';
import { findReferee } from '#server/db/referees/referees.ts';
import { findTeamRow } from '#server/db/teams/office-teams.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import { readLeagueDocuments } from '#server/league/league-documents.ts';
import { readLeagueSettings } from '#server/league/league-settings.ts';
import { versionOfCareer } from './steps/change-career.ts';
import { competitionFieldsOf, requireCompetition } from './steps/competition-fields.ts';
import { editCompetition } from './competitions/edit-competition.ts';
import { editGallery } from './photos/edit-gallery.ts';
import { editPhoto } from './photos/edit-photo.ts';
import { captionsOf, galleryFieldsOf, requireGallery, requirePhoto } from './steps/gallery-record.ts';
import { editPitch } from './pitches/edit-pitch.ts';
import { pitchFieldsOf, requirePitch } from './steps/pitch-fields.ts';
import { editPlayer } from './players/edit-player.ts';
import { editSeason } from './seasons/edit-season.ts';
import { editTeam } from './teams/edit-team.ts';
import { versionOf } from './steps/refuse-conflict.ts';
import { renameReferee } from './referees/rename-referee.ts';
import { runOnce, type Actor } from './run-command.ts';
import { saveDocument } from './league/save-document.ts';
import { saveLeagueSettings } from './league/save-league-settings.ts';
import { requireSeason, seasonFieldsOf } from './steps/season-fields.ts';
import { editSponsor, requireSponsor, sponsorFieldsOf } from './league/save-sponsor.ts';
import { takeBackImport } from './league/take-back-import.ts';
import { undoMove } from './squads/undo-move.ts';
import { withdrawDecisions } from './competitions/withdraw-decisions.ts';

type Revert = (db: Database, actor: Actor, id: number, change: RecordedChange) => Promise<unknown>;

/** The command that made the change runs again with the old values, so that they are checked and journalled like any others. */
const RECORDS: Record<(typeof REVERTIBLE.records)[number], Revert> = {
  edit_team: async (db, actor, id, change) => {
    const current = required((await findTeamRow(db, id))?.fields);
    return editTeam(db, actor, { teamId: id, ...editTeamSchema.parse(reverted(current, change)) });
  },
  edit_player: async (db, actor, id, change) => {
    const current = required((await findPlayerRow(db, id))?.fields);
    return editPlayer(db, actor, { playerId: id, ...editPlayerSchema.parse(reverted(current, change)) });
  },
  edit_season: async (db, actor, id, change) => {
    const current = seasonFieldsOf(await requireSeason(db, id));
    return editSeason(db, actor, { seasonId: id, ...editSeasonRequestSchema.parse(reverted(current, change)) });
  },
  edit_competition: async (db, actor, subjectId, change) => {
    const id = competitionSeasonIdSchema.parse(subjectId);
    const current = competitionFieldsOf(await requireCompetition(db, id));
    return editCompetition(db, actor, {
      competitionSeasonId: id,
      ...editCompetitionRequestSchema.parse(reverted(current, change)),
    });
  },
  rename_referee: async (db, actor, id, change) => {
    const { name, nameLatin, version } = reverted(required(await findReferee(db, id)), change);
    return renameReferee(db, actor, { refereeId: id, name, nameLatin, version });
  },
  edit_pitch: async (db, actor, id, change) => {
    const current = pitchFieldsOf(await requirePitch(db, id));
    return editPitch(db, actor, { pitchId: id, ...editPitchRequestSchema.parse(reverted(current, change)) });
  },
  edit_league: async (db, actor, _id, change) => {
    const current = await readLeagueSettings(db);
    const { version: _version, ...flat } = reverted(flatten(current, WHOLE_SETTINGS), change);
    const settings = unflatten<LeagueSettings>(flat);
    return saveLeagueSettings(db, actor, savedLeagueSchema.parse({ ...settings, version: versionOf(current) }));
  },
  edit_document: async (db, actor, number, change) => {
    const current = required((await readLeagueDocuments(db)).find((document) => document.number === number));
    const { version: _version, ...flat } = reverted(flatten(current), change);
    const { title, text } = unflatten<LeagueDocument>(flat);
    return saveDocument(db, actor, {
      number,
      ...documentChangeSchema.parse({ title, text, version: versionOf(current) }),
    });
  },
  edit_sponsor: async (db, actor, id, change) => {
    const current = sponsorFieldsOf(await requireSponsor(db, id));
    return editSponsor(db, actor, { sponsorId: id, ...editSponsorSchema.parse(reverted(current, change)) });
  },
  edit_gallery: async (db, actor, id, change) => {
    const current = galleryFieldsOf(await requireGallery(db, id, { lock: true }));
    return editGallery(db, actor, { galleryId: id, ...editGallerySchema.parse(reverted(current, change)) });
  },
  edit_photo: async (db, actor, id, change) => {
    const current = captionsOf(await requirePhoto(db, id));
    return editPhoto(db, actor, { photoId: id, ...editPhotoSchema.parse(reverted(current, change)) });
  },
};

/** [JO1] Sets back what an entry of the journal changed. */
export const revertChange = (db: Database, actor: Actor, { entryId }: { entryId: number }): Promise<void> =>
  // The key is of the whole: the command inside it has none.
  runOnce(db, actor, (tx) => revert(tx, { who: actor.who, at: actor.at }, entryId));

async function revert(db: Database, actor: Actor, entryId: number): Promise<void> {
  const entry = await findJournalEntry(db, entryId);
  if (!entry) throw new ApiError('not_found', `The journal has no entry ${entryId}`);
  if (!entry.revertible) throw changedSince();
  const { what, matchId, before, after } = entry;
  const id = Number(entry.subject?.split(':')[1]);
  if (isOneOf(REVERTIBLE.records, what)) {
    await RECORDS[what](db, actor, id, { before: before as Fields, after: after as Fields });
  } else if (isOneOf(REVERTIBLE.moves, what)) {
    const { career } = after as { career: Career };
    await undoMove(db, actor, { playerId: id, version: versionOfCareer(career) });
  } else if (isOneOf(REVERTIBLE.imports, what)) {
    await takeBackImport(db, actor, { entryId });
  } else {
    const { revision } = after as { revision: number };
    await withdrawDecisions(db, actor, { entries: [{ matchId: required(matchId), revision }] });
  }
}

type Fields = Record<string, unknown>;

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name);

/** With the version of what is there now, so that the command refuses if it is changed in between. */
function reverted<Current extends object>(current: Current, change: RecordedChange): Current & { version: string } {
  const fields = revertFields(current, change);
  if (!fields) throw changedSince();
  return { ...fields, version: versionOf(current) };
}

function required<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw changedSince();
  return value;
}

const changedSince = () => new ApiError('refused', 'It was changed since, or is gone', 'changed_since');
