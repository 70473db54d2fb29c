import type { Language } from '#contract/language.ts';
import type { Choices } from '#domain/messages/choices.ts';
import type { QuietHours } from '#domain/notifications/quiet-hours.ts';
import { isActiveSession } from '#server/db/people/sessions.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { sql } from '#server/db/sql.ts';

interface ChosenRow {
  choices: Choices;
  quiet: QuietHours | null;
}

/** Of person `p` with choices `c`; null for whoever has chosen nothing. */
const chosen = sql`case when c.person_id is not null then json_build_object('choices', c.choices,
  'quiet', case when c.quiet_from is not null then json_build_object('from', c.quiet_from, 'until', c.quiet_until) end) end`;

export interface ReachablePerson {
  id: number;
  chosen: ChosenRow | null;
  /** [MS10] Confirmed, and not refused. */
  mail: { address: string; language: Language } | null;
  /** [MS9] Signed in. */
  devices: { subscriptionId: number; language: Language }[];
}

/** Where these people can be told something, beside their inbox. */
export const listReachable = (db: Queryable, people: readonly number[], now: Date): Promise<ReachablePerson[]> =>
  db.rows(sql`
    select p.id, ${chosen} as chosen,
      case when a.person_id is not null then json_build_object('address', a.address, 'language', a.language) end as mail,
      (select coalesce(json_agg(json_build_object('subscriptionId', d.id, 'language', d.language) order by d.id), '[]')
        from push_subscriptions d join desk_sessions s on s.id = d.session_id
        where s.person_id = p.id and ${isActiveSession(now)}) as devices
    from people p left join message_choices c on c.person_id = p.id
    left join mail_addresses a on a.person_id = p.id and a.confirmed_at is not null and a.refused_at is null
    where p.id = any(${people}::int[]) and p.ended_at is null order by p.id`);

export const findChosen = async (db: Queryable, personId: number): Promise<ChosenRow | null> =>
  (
    await db.maybe<{ chosen: ChosenRow }>(sql`
      select ${chosen} as chosen from message_choices c where c.person_id = ${personId}`)
  )?.chosen ?? null;

export async function storeChosen(db: Queryable, personId: number, { choices, quiet }: ChosenRow): Promise<void> {
  const row = { choices: sql.json(choices), quietFrom: quiet?.from ?? null, quietUntil: quiet?.until ?? null };
  await db.run(sql`
    insert into message_choices ${sql.values({ personId, ...row })} on conflict (person_id) do update set ${sql.set(row)}`);
}

/** [MS8] What somebody has opened is not sent any more. */
export async function dropWaiting(db: Queryable, personId: number, messageId: number, tag: string): Promise<void> {
  await db.run(sql`
    delete from push_messages w using push_subscriptions d, desk_sessions s
    where w.tag = ${tag} and w.subscription_id = d.id and d.session_id = s.id and s.person_id = ${personId}`);
  await db.run(sql`
    delete from mails where message_id = ${messageId} and person_id = ${personId} and claimed_until is null`);
}
