import type { PastedPlayer, PastedPlayers, SentPlayers } from '#contract/desk/registrations.ts';
import { registrationFault } from '#domain/club/registration.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { POSITIONS } from '#domain/lineup/position.ts';
import { readShirtNumber } from '#domain/lists/read-cell.ts';
import { readList } from '#domain/lists/read-list.ts';
import { splitText } from '#domain/lists/split-text.ts';
import { sendWithin } from '#server/commands/requests/send-request.ts';
import { runOnce, type Actor } from '#server/commands/run-command.ts';
import { lockSquads } from '#server/db/squads/squads.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Database } from '#server/db/transactions.ts';
import { ApiError } from '#server/errors.ts';
import { readLeagueSettings } from '#server/league/league-settings.ts';

/** [RG8] What each pasted line says, as it is read from lists of the office. */
export async function readPastedPlayers(db: Queryable, text: string, at: Date): Promise<PastedPlayers> {
  const today = dayAt(at);
  const { ages } = await readLeagueSettings(db);
  // Each line alone: what one of them looks like says nothing about the next.
  const lines = text.split(/\r?\n/).flatMap((written, index) => {
    if (written.trim() === '') return [];
    const { players } = readList([{ name: '', ...splitText(written) }], { name: '', today, knownTeams: [] });
    const [player] = players;
    const birthdate = player?.birthDate || null;
    // A parent signs elsewhere: the league is told that the declaration is missing. [CB7]
    const fault = birthdate === null ? null : registrationFault({ birthdate, hasParent: true }, today, ages);
    const wrong = !player ? 'no_name' : birthdate === null ? 'no_birthdate' : fault === 'needs_parent' ? null : fault;
    return [
      {
        line: index + 1,
        text: written.trim().slice(0, 200),
        name: player?.name.slice(0, 80) ?? '',
        birthdate,
        position: POSITIONS.find((position) => position === player?.position) ?? null,
        shirtNumber: player ? readShirtNumber(player.number) : null,
        wrong,
      } as const,
    ];
  });
  return { lines };
}

/** [CB1] Several players at once, each for himself: one whom the rules forbid keeps nobody else out. */
export const sendPlayers = (
  db: Database,
  actor: Actor,
  { teamId, players }: { teamId: number; players: readonly PastedPlayer[] },
): Promise<SentPlayers> =>
  runOnce(db, actor, async (tx) => {
    await lockSquads(tx);
    const sent: SentPlayers['players'] = [];
    for (const player of players) {
      const none = { name: player.name, requestId: null, reason: null, about: null };
      try {
        const content = { kind: 'new-player', payload: player } as const;
        sent.push({ ...none, ...(await tx.transaction((inner) => sendWithin(inner, actor, { teamId, content }))) });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500) throw error;
        sent.push({ ...none, reason: error.details.reason ?? error.id, about: error.details.about ?? null });
      }
    }
    return { players: sent };
  });
