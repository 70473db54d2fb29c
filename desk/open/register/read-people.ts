import type { OwnRegistration } from '#contract/desk/registrations.ts';
import { mayCorrect } from '#domain/club/registration.ts';
import type { Draft } from './draft.ts';
import { readOwn } from './send-draft.ts';

export type Stands = ReadonlyMap<string, OwnRegistration>;

interface People {
  people: Draft[];
  /** How the registrations stand, by token, as far as the league has answered. */
  stands: Stands;
}

/** Everybody who registered on this phone, as the league knows them. */
export async function readPeople(known: readonly Draft[]): Promise<People> {
  const stands = new Map<string, OwnRegistration>();
  const people = await Promise.all(
    known.map(async (draft) => {
      if (draft.state === 'open' && !draft.wasSent) return draft;
      const own = await readOwn(draft.token);
      if (own) stands.set(draft.token, own);
      // It has arrived, though no answer came back, or nothing can be corrected any more. A correction is sent once more instead.
      if (own && !(draft.wasSent && mayCorrect(own.state))) return { ...draft, state: 'sent', wasSent: true } as const;
      // The league has forgotten him, or it is another database: what is still written on the phone is a new registration.
      if (own === null) return draft.state === 'sent' ? [] : { ...draft, wasSent: false };
      return draft;
    }),
  );
  return { people: people.flat(), stands };
}
