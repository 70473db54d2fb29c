import type { AcceptedApplication } from '#contract/desk/applications.ts';
import type { DeskReason } from '#contract/desk/reasons.ts';
import { acceptanceFault, waitingPlace, type AcceptanceFault } from '#domain/club/applications.ts';
import { MAX_MANAGERS } from '#domain/desk/permissions.ts';
import { NOTHING_KNOWN } from '#domain/team/nothing-known.ts';
import { shortNames } from '#domain/team/short-name.ts';
import { runOnce, sessionOf, type Actor } from '#server/commands/run-command.ts';
import { addCompetitionEntry } from '#server/commands/competitions/add-competition-entry.ts';
import { competitionName, requireCompetition } from '#server/commands/steps/competition-fields.ts';
import { competitionSeasonSubject } from '#server/commands/steps/subjects.ts';
import { createTeam } from '#server/commands/teams/create-team.ts';
import { listPeriods } from '#server/db/applications/application-periods.ts';
import {
  findApplication,
  listQueue,
  storeApplicationDecision,
  type ApplicationRow,
} from '#server/db/applications/applications.ts';
import { findCompetition } from '#server/db/competitions/office-competitions.ts';
import { listTeamNames } from '#server/db/competitions/publish.ts';
import { writeJournal } from '#server/db/journal/journal.ts';
import { listManagers } from '#server/db/people/managers.ts';
import { lockTeams } from '#server/db/teams/office-teams.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import { sendApplicationDecided, type ApplicationDecision } from '#server/messages/send-application-messages.ts';
import { lockUndecided, noApplication } from './lock-undecided.ts';

interface OfApplication {
  applicationId: number;
}

/** Who answers for a team, and how somebody becomes one of them; the desk knows it. */
export type InviteManager = (
  tx: Database,
  actor: Actor,
  invited: { teamId: number; name: string; personId: null },
) => Promise<{ personId: number; link: string | null; expiresAt: string | null }>;

interface Acceptance extends OfApplication {
  despiteFixtures: boolean;
  group: string | null;
  /** What somebody says who knows whether it is the team of the same name. */
  as: { teamId: number } | { teamName: string } | null;
  inviteManager: InviteManager;
}

/** [AL6] Yes: the team is made or found, takes part, and has its manager; all of it, or nothing. */
export const acceptApplication = (
  db: Database,
  actor: Actor,
  { applicationId, despiteFixtures, group, as, inviteManager }: Acceptance,
): Promise<AcceptedApplication> =>
  runOnce(db, actor, async (tx) => {
    const found = await findApplication(tx, applicationId);
    if (!found) throw noApplication(applicationId);
    const { competitionSeasonId } = found;
    // In the order of other commands: the competition, the teams, then the application.
    await requireCompetition(tx, competitionSeasonId);
    await lockTeams(tx);
    const application = await lockUndecided(tx, applicationId);
    const [period] = await listPeriods(tx, competitionSeasonId);
    const { places = Infinity, teams = [], matches = 0 } = period ?? {};
    const fault = acceptanceFault({ places, teams: teams.length, matches }, despiteFixtures);
    if (fault) throw new ApiError('refused', FAULTS[fault], fault);
    // The key is that of the whole: each command here is a part of it.
    const part: Actor = { who: actor.who, at: actor.at };
    const teamId = await findOrMakeTeam(tx, part, application, as);
    await addCompetitionEntry(tx, part, { competitionSeasonId, teamId, group, seed: null });
    const invited = await invite(tx, part, { teamId, name: application.contactName, inviteManager });
    await storeApplicationDecision(tx, applicationId, {
      state: 'accepted',
      decidedAt: actor.at,
      decidedBy: sessionOf(actor),
      teamId,
      personId: invited?.personId ?? null,
    });
    await journal(tx, actor, application, 'accept_application', {});
    await tellApplicant(tx, actor, application, { decision: 'accepted' });
    return { teamId, link: invited?.link ?? null, expiresAt: invited?.expiresAt ?? null };
  });

const FAULTS: Record<AcceptanceFault, string> = {
  full_competition: 'The competition has as many teams as it may',
  has_fixtures: 'The fixtures of the competition are published',
};

/** The team that the applicant chose or the organiser names; otherwise a new one, unless another has its name. */
async function findOrMakeTeam(
  tx: Database,
  actor: Actor,
  { team, teamName, contactName, contact }: ApplicationRow,
  as: Acceptance['as'],
): Promise<number> {
  if (as && 'teamId' in as) return as.teamId;
  if (team && !as) return team.id;
  const name = as?.teamName ?? teamName;
  const known = await listTeamNames(tx);
  const same = known.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (same)
    throw new ApiError('refused', 'There is a team of this name', {
      reason: 'same_name' satisfies DeskReason,
      about: same.name,
    });
  const shortName = shortNames([...known.map((one) => one.name), name]).get(name) ?? name.slice(0, 3).toUpperCase();
  const contactPhone = contact.includes('@') ? null : contact;
  const made = await createTeam(tx, actor, {
    ...NOTHING_KNOWN,
    name,
    nameLatin: null,
    shortName,
    contactName,
    contactPhone,
  });
  return made.id;
}

/** [AL8] Null where he is a manager of the team already, or it has as many as it may. */
async function invite(
  tx: Database,
  actor: Actor,
  { teamId, name, inviteManager }: { teamId: number; name: string; inviteManager: InviteManager },
) {
  const managers = await listManagers(tx, teamId, actor.at);
  const isOneOfThem = managers.some((manager) => manager.name.toLowerCase() === name.toLowerCase());
  return isOneOfThem || managers.length >= MAX_MANAGERS
    ? null
    : inviteManager(tx, actor, { teamId, name, personId: null });
}

/** [AL3] No, with the reason that the applicant reads. */
export const refuseApplication = (
  db: Database,
  actor: Actor,
  { applicationId, reason }: OfApplication & { reason: string },
): Promise<void> =>
  runOnce(db, actor, async (tx) => {
    const application = await lockUndecided(tx, applicationId);
    await storeApplicationDecision(tx, applicationId, {
      state: 'refused',
      decidedAt: actor.at,
      decidedBy: sessionOf(actor),
      reason,
    });
    await journal(tx, actor, application, 'refuse_application', { reason });
    await tellApplicant(tx, actor, application, { decision: 'refused', reason });
  });

/** [AL4] At the end of the list; one that waits already keeps its place. */
export const putOnWaitingList = (db: Database, actor: Actor, { applicationId }: OfApplication): Promise<void> =>
  runOnce(db, actor, async (tx) => {
    const application = await lockUndecided(tx, applicationId);
    if (application.state === 'waiting') return;
    await storeApplicationDecision(tx, applicationId, { state: 'waiting', waitingSince: actor.at });
    await journal(tx, actor, application, 'put_on_waiting_list', {});
    const waiting = { ...application, state: 'waiting', waitingSince: actor.at } as const;
    const place = waitingPlace(waiting, await listQueue(tx, application.competitionSeasonId)) ?? 1;
    await tellApplicant(tx, actor, application, { decision: 'waits', place });
  });

/** [MS6] The managers of a team that plays already, and the applicant where he has left an e-mail address. */
async function tellApplicant(tx: Queryable, actor: Actor, application: ApplicationRow, decided: ApplicationDecision) {
  const { competitionSeasonId, team, teamName, contact, language } = application;
  const competition = await findCompetition(tx, competitionSeasonId);
  if (!competition) return;
  const people = team ? (await listManagers(tx, team.id, actor.at)).map(({ personId }) => personId) : [];
  const mail = contact.includes('@') ? { to: contact, language } : null;
  await sendApplicationDecided(tx, { team: team?.name ?? teamName, competition, people, mail, ...decided }, actor);
}

/** The team and the competition, and not who has applied: what is refused is forgotten. */
async function journal(tx: Queryable, actor: Actor, application: ApplicationRow, what: string, after: object) {
  const { competitionSeasonId, teamName } = application;
  const competition = await findCompetition(tx, competitionSeasonId);
  await writeJournal(tx, {
    at: actor.at,
    sessionId: sessionOf(actor),
    what,
    subject: competitionSeasonSubject(competitionSeasonId),
    about: competition ? `${teamName}, ${await competitionName(tx, competition)}` : teamName,
    after,
  });
}
