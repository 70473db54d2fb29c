import type { CompetitionSeasonId } from '#contract/desk/ids.ts';
import type { CompetitionRecord, RulesEffect, RulesFields } from '#contract/desk/competitions.ts';
import {
  hasLiveMatch,
  listMatchIds,
  listOthersInSeason,
  updateRules,
} from '#server/db/competitions/office-competitions.ts';
import type { Database } from '#server/db/transactions.ts';
import type { Tag } from '#server/db/tags.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { readRulesEffect } from '#server/discipline/rules-effect.ts';
import { InvalidField } from '#server/errors.ts';
import { competitionSeasonSubject } from '#server/commands/steps/subjects.ts';
import { applyTableChange } from '#server/commands/steps/apply-table-change.ts';
import { settleLeavers } from '#server/commands/steps/settle-leavers.ts';
import { findSharingFault } from '#server/commands/steps/find-sharing-fault.ts';
import {
  competitionName,
  requireCompetition,
  rulesFieldsOf,
  checkRules,
} from '#server/commands/steps/competition-fields.ts';
import { refuseConflict, withVersion } from '#server/commands/steps/refuse-conflict.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** Points, tie-breakers, lengths, suspensions and zones of a competition in its season. */
export function editRules(
  db: Database,
  actor: Actor,
  {
    competitionSeasonId: id,
    version,
    ...rules
  }: RulesFields & { competitionSeasonId: CompetitionSeasonId; version: string },
): Promise<RulesFields & { version: string }> {
  return runCommand(db, actor, async (tx) => {
    const competition = await requireCompetition(tx, id);
    const before = rulesFieldsOf(competition);
    if (JSON.stringify(before) === JSON.stringify(rules)) return { result: withVersion(before), change: null };
    const subject = competitionSeasonSubject(id);
    await refuseConflict(tx, subject, before, version);
    const isLengthNew = rules.halfMinutes !== before.halfMinutes;
    checkRules(rules);
    const fault = await findSharingFault(tx, competition, rules);
    if (fault) throw new InvalidField('sharesWith', fault, 'Suspensions cannot be shared with it');
    if (isLengthNew) await refuseWhileLive(tx, id);
    const effect = await readRulesEffect(tx, competition, rules);
    await updateRules(tx, id, rules);
    const isLeavingNew = rules.leavingResults !== before.leavingResults || rules.leavingGoals !== before.leavingGoals;
    const settled = isLeavingNew ? await settleLeavers(tx, { id, ...rules }, actor) : null;
    const tags = await applyTableChange(tx, competition);
    const others = await listOthersInSeason(tx, id);
    const isMatchNew = isLengthNew || rules.extraTime !== before.extraTime || rules.shootOuts !== before.shootOuts;
    const isSharingNew =
      rules.sharesWith !== before.sharesWith ||
      rules.sharesYellows !== before.sharesYellows ||
      rules.yellowsPerSuspension !== before.yellowsPerSuspension ||
      rules.matchesPerRed !== before.matchesPerRed ||
      rules.secondYellowIsRed !== before.secondYellowIsRed;
    return {
      result: withVersion(rules),
      change: {
        what: 'edit_rules',
        about: await competitionName(tx, competition),
        subject,
        before: toJournal(before, others),
        after: { ...toJournal(rules, others), ...effectInWords(effect), ...settled },
        tags: [
          ...tags,
          // The clock of a match depends on its length.
          ...(isMatchNew
            ? ['live' as const, ...(await listMatchIds(tx, id)).map((match): Tag => `match:${match}`)]
            : []),
          // Who is suspended here may be so in the others.
          ...(isSharingNew ? others.map((other): Tag => `competition:${other.id}`) : []),
        ],
      },
    };
  });
}

/** As people read it. */
const toJournal = ({ tieBreakers, zones, sharesWith, ...rules }: RulesFields, others: CompetitionRecord['others']) => ({
  ...rules,
  sharesWith: others.find((other) => other.id === sharesWith)?.name ?? null,
  tieBreakers: tieBreakers.join(', '),
  zones: zones.map(({ from, to, labelBg }) => `${from === to ? from : `${from}–${to}`} ${labelBg}`).join(', '),
});

/** [ST21] What it changed in the table and for players; nothing where it changed nothing. */
function effectInWords({ places, suspensions }: RulesEffect) {
  const moved = places
    .filter(({ from, to }) => from !== to)
    .map(({ team, from, to }) => `${team.name} ${from} → ${to}`);
  const concerned = suspensions.map(({ player, from, to }) => `${player.name} ${from ?? '–'} → ${to ?? '–'}`);
  return {
    ...(moved.length > 0 && { movedTeams: moved.join(', ') }),
    ...(concerned.length > 0 && { suspendedMatches: concerned.join(', ') }),
  };
}

/** [RU4] */
async function refuseWhileLive(tx: Queryable, id: CompetitionSeasonId): Promise<void> {
  if (await hasLiveMatch(tx, id)) throw new InvalidField('halfMinutes', 'match_live', 'A match is being played');
}
