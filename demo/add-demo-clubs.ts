import type { RequestContent } from '#contract/desk/requests.ts';
import { addDays, dayAt } from '#domain/formatting/sofia-time.ts';
import { sendRequest } from '#server/commands/requests/send-request.ts';
import { insertManager } from '#server/db/people/managers.ts';
import { insertPerson } from '#server/db/people/people.ts';
import { sql } from '#server/db/sql.ts';
import type { Database } from '#server/db/transactions.ts';

const player = (
  name: string,
  birthdate: string,
  shirtNumber: number,
  position: 'DEF' | 'MID' | 'FWD',
): RequestContent => ({
  kind: 'new-player',
  payload: { name, birthdate, position, shirtNumber },
});

/** Invented, like everybody in the demo league. */
const CLUBS = [
  {
    key: 'dobrudzha-united',
    manager: 'Примерен Ръководител',
    asks: [
      player('Стилиян Примеров', '1999-02-11', 41, 'DEF'),
      player('Пламен Образцов', '2003-09-04', 42, 'MID'),
      player('Асен Демов', '1990-06-23', 43, 'FWD'),
    ],
  },
  {
    key: 'vihar',
    manager: 'Ръководителка Примерова',
    // Somebody of this name and birth date plays for another team.
    asks: [player('Божидар Щерев', '1993-05-01', 44, 'FWD')],
  },
];

/** Two managers and open requests, of which one wants a second look: what clubs do is seen at once. */
export async function addDemoClubs(tx: Database, now: Date): Promise<void> {
  for (const { key, manager, asks } of CLUBS) {
    const { id: teamId } = await tx.one<{ id: number }>(sql`select id from teams where key = ${key}`);
    const personId = await insertPerson(tx, { name: manager, given: [] }, now);
    await insertManager(tx, personId, teamId, now);
    const actor = { who: { kind: 'program' as const }, at: now };
    for (const content of asks) await sendRequest(tx, actor, { ...content, teamId });
    const leaver = await tx.maybe<{ playerId: number }>(sql`
      select player_id as "playerId" from squad_memberships where team_id = ${teamId} and left_on is null
      order by shirt_number desc nulls last limit 1`);
    if (key === 'vihar' && leaver)
      await sendRequest(tx, actor, { kind: 'release', payload: { ...leaver, on: addDays(dayAt(now), 14) }, teamId });
  }
}
