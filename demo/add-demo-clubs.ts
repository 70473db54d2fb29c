import type { SendRegistration } from '#contract/desk/registrations.ts';
import type { RequestContent } from '#contract/desk/requests.ts';
import { addDays, dayAt } from '#domain/formatting/sofia-time.ts';
import { currentConsent } from '#server/commands/registrations/consent-text.ts';
import { sendRegistration } from '#server/commands/registrations/send-registration.ts';
import { sendRequest } from '#server/commands/requests/send-request.ts';
import { insertManager } from '#server/db/people/managers.ts';
import { insertPerson } from '#server/db/people/people.ts';
import { insertLink } from '#server/db/registrations/team-links.ts';
import { sql } from '#server/db/sql.ts';
import type { Database } from '#server/db/transactions.ts';
import { hashSecret, newSecret } from '#server/desk/access/secret.ts';

const player = (
  name: string,
  birthdate: string,
  shirtNumber: number,
  position: 'DEF' | 'MID' | 'FWD',
): RequestContent => ({
  kind: 'new-player',
  payload: { name, birthdate, position, shirtNumber },
});

type Newcomer = Pick<SendRegistration, 'firstName' | 'lastName' | 'birthdate' | 'position' | 'shirtNumber'>;

/** They have registered by the link of the first club. Somebody of the second one's name plays for another team. */
const NEWCOMERS: Newcomer[] = [
  { firstName: 'Живко', lastName: 'Примеров', birthdate: '2001-11-07', position: 'DEF', shirtNumber: 45 },
  { firstName: 'Валери', lastName: 'Щерев', birthdate: '2004-12-31', position: 'MID', shirtNumber: 46 },
];

/** Invented, like everybody in the demo league. */
const CLUBS = [
  {
    key: 'dobrudzha-united',
    manager: 'Примерен Ръководител',
    newcomers: NEWCOMERS,
    asks: [
      player('Стилиян Примеров', '1999-02-11', 41, 'DEF'),
      player('Пламен Образцов', '2003-09-04', 42, 'MID'),
      player('Асен Демов', '1990-06-23', 43, 'FWD'),
    ],
  },
  {
    key: 'vihar',
    manager: 'Ръководителка Примерова',
    newcomers: [],
    // Somebody of this name and birth date plays for another team.
    asks: [player('Божидар Щерев', '1993-05-01', 44, 'FWD')],
  },
];

/** Two managers, open requests and registrations, of which some want a second look: what clubs do is seen at once. */
export async function addDemoClubs(tx: Database, now: Date): Promise<void> {
  for (const { key, manager, newcomers, asks } of CLUBS) {
    const { id: teamId } = await tx.one<{ id: number }>(sql`select id from teams where key = ${key}`);
    const personId = await insertPerson(tx, { name: manager, given: [] }, now);
    await insertManager(tx, personId, teamId, now);
    const actor = { who: { kind: 'program' as const }, at: now };
    for (const content of asks) await sendRequest(tx, actor, { ...content, teamId });
    if (newcomers.length > 0) await register(tx, newcomers, teamId, now);
    const leaver = await tx.maybe<{ playerId: number }>(sql`
      select player_id as "playerId" from squad_memberships where team_id = ${teamId} and left_on is null
      order by shirt_number desc nulls last limit 1`);
    if (key === 'vihar' && leaver)
      await sendRequest(tx, actor, { kind: 'release', payload: { ...leaver, on: addDays(dayAt(now), 14) }, teamId });
  }
}

async function register(tx: Database, newcomers: readonly Newcomer[], teamId: number, now: Date): Promise<void> {
  const code = newSecret();
  await insertLink(tx, { teamId, code, createdAt: now, createdBy: null });
  const { edition: consent } = await currentConsent(tx, now);
  // Photos and declarations are made outside of a transaction.
  const convert = () => Promise.reject(new Error('No demo registration has a photo'));
  const drawDeclaration = () => Promise.reject(new Error('No demo registration is of a minor'));
  for (const newcomer of newcomers) {
    const token = newSecret();
    const sent = { ...newcomer, code, token, consent, photo: null, parent: null, language: 'bg' } as const;
    await sendRegistration(tx, sent, { tokenHash: hashSecret(token), at: now, convert, drawDeclaration });
  }
}
