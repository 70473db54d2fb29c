import type { BanFields } from '#contract/desk/bans.ts';
import { listBanCompetitions } from '#server/db/discipline/bans.ts';
import { listManagersOf } from '#server/db/messages/audiences.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { readCareer } from '#server/db/squads/squads.ts';
import { writeBan } from '#server/messages/message-texts.ts';
import { sendMessage } from '#server/messages/send-message.ts';
import type { Actor } from '#server/commands/run-command.ts';

interface Banned {
  player: { name: string; nameLatin: string | null };
  career: Awaited<ReturnType<typeof readCareer>>;
  ban: BanFields;
}

/** [MS4] Tells the managers of the teams in which somebody is that he was banned. */
export async function sendBan(tx: Queryable, { player, career, ban }: Banned, actor: Actor): Promise<void> {
  const teams = career.memberships.filter(({ leftOn }) => leftOn === null).map(({ teamId }) => teamId);
  const managers = await listManagersOf(tx, teams);
  if (managers.length === 0) return;
  const competition = (await listBanCompetitions(tx)).find(({ id }) => id === ban.competitionId) ?? null;
  await sendMessage(tx, managers, { kind: 'player-banned', ...writeBan(player, competition, ban) }, actor);
}
