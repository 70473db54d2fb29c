import { useEffect, useRef, useState } from 'react';
import type { OpenedLink } from '#contract/desk/registrations.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk, DeskError } from '#desk/api/client.ts';
import { MessagePage } from '#desk/open/message-page.tsx';
import { isMinor } from './consent-step.tsx';
import { DonePage } from './done-page.tsx';
import { isBegun, newDraft, toCorrect, type Draft } from './draft.ts';
import { PeoplePage } from './people-page.tsx';
import { keepPhone, readPhone, type Phone } from './phone.ts';
import { readPeople, type Stands } from './read-people.ts';
import { RegisterForm, type Refused } from './register-form.tsx';
import { sendDraft } from './send-draft.ts';
import { useTexts } from './texts.ts';
import { WaitingPage } from './waiting-page.tsx';

export { loadTexts } from './texts.ts';

/** Whether the link still leads into the team, as far as this phone knows. */
type Link = 'looking' | 'no-network' | 'ended' | 'open';

/** Without a network it is tried again so often, and whenever the phone says that there is one. */
const AGAIN = 15_000;

/** A team's link: whoever plays in it registers himself, and on the same phone sees how it stands. */
export function Page({ code }: { code: string }) {
  const { t, language } = useTexts();
  const [link, setLink] = useState<Link>('looking');
  const [{ opened, people }, setPhone] = useState<Phone>({ opened: null, people: [] });
  const [stands, setStands] = useState<Stands>(new Map());
  /** Whose registration is shown, by token; null for everybody's. */
  const [shown, setShown] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const [isOffline, setOffline] = useState(false);
  const isSending = useRef(false);

  /** What is typed while a photo is read is not lost. */
  const latest = useRef<Phone>({ opened: null, people: [] });
  function keep(phone: Phone) {
    latest.current = phone;
    setPhone(phone);
    keepPhone(code, phone);
  }
  function keepPerson(person: Draft) {
    const { opened: before, people: others } = latest.current;
    const isKnown = others.some(({ token }) => token === person.token);
    const next = isKnown ? others.map((one) => (one.token === person.token ? person : one)) : [...others, person];
    keep({ opened: before, people: next });
  }
  function show(person: Draft) {
    keepPerson(person);
    setShown(person.token);
    setRefusal(null);
  }

  async function load() {
    const known = await readPhone(code);
    const found = await readPeople(known.people);
    setStands(found.stands);
    const asked = await askLink(code);
    const answer = asked === 'no-network' ? (known.opened ? 'open' : 'no-network') : asked === 'ended' ? asked : 'open';
    const phone = {
      opened: typeof asked === 'object' ? asked : known.opened,
      // Nobody new registers by a link that has ended; of the others it is shown what they had sent.
      people:
        answer === 'ended'
          ? found.people
              .filter(({ wasSent }) => wasSent)
              .map((one): Draft => (one.state === 'open' ? { ...one, state: 'sent' } : one))
          : found.people,
    };
    latest.current = phone;
    setPhone(phone);
    setLink(answer);
    const [first, ...others] = [
      ...phone.people.filter(({ state }) => state === 'to-send'),
      ...phone.people.filter(({ state }) => state === 'open'),
    ];
    const [only, ...more] = phone.people;
    if (first && others.length === 0) setShown(first.token);
    else if (only && more.length === 0) setShown(only.token);
    else if (!only && answer === 'open') show(newDraft());
    else setShown(null);
  }
  useEffect(() => {
    void load();
    // oxlint-disable-next-line react/exhaustive-deps -- once: another code is another page
  }, []);

  async function send(written: Draft) {
    if (isSending.current || !opened) return;
    isSending.current = true;
    setRefusal(null);
    setOffline(false);
    keepPerson({ ...written, state: 'to-send' });
    const sent = await sendDraft(code, written, {
      consent: opened.consent.edition,
      isMinor: isMinor(written, opened),
      language,
    });
    isSending.current = false;
    if (sent.kind === 'no-network') return setOffline(true);
    if (sent.kind === 'answered') {
      setStands((before) => new Map(before).set(written.token, sent.own));
      keepPerson({ ...written, state: 'sent', wasSent: true, step: 0 });
      return;
    }
    keepPerson({ ...written, state: 'open' });
    if (sent.reason !== 'ended_code') return setRefusal(wordOf(sent));
    setLink('ended');
    setShown(null);
  }

  const unsent = people.find(({ state }) => state === 'to-send');
  useEffect(() => {
    if (!unsent || link === 'looking') return;
    const again = () => void send(unsent);
    const timer = setInterval(again, AGAIN);
    addEventListener('online', again);
    // What waited in the phone is sent when the link is opened again.
    if (!isSending.current) again();
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- begins when something waits
  }, [unsent?.token, link]);

  useTheme(opened?.league.styles ?? null);
  const person = people.find(({ token }) => token === shown);
  const hasEnded = link === 'ended';
  const own = person && stands.get(person.token);
  // Whoever has begun to write goes on; a second form is for the next one.
  const another = hasEnded
    ? null
    : () => show(people.find((one) => !one.wasSent && one.state === 'open' && !isBegun(one)) ?? newDraft());
  const everybody = people.filter((one) => one.wasSent || (!hasEnded && isBegun(one)));
  const toAll = everybody.length > 1 ? () => setShown(null) : null;

  if (link === 'looking') return <MessagePage title={t('open.looking')} />;
  if (hasEnded && !people.some(({ wasSent }) => wasSent))
    return <MessagePage title={t('registration.ended')} text={t('registration.endedText')} />;
  if (!opened || (person?.state === 'sent' && !own))
    return (
      <MessagePage title={t('open.noNetwork')} text={t('open.noNetworkText')}>
        <button
          type="button"
          className="wide primary"
          onClick={() => {
            setLink('looking');
            void load();
          }}
        >
          {t('open.tryAgain')}
        </button>
      </MessagePage>
    );
  if (!person)
    return (
      <PeoplePage
        team={opened.team}
        people={everybody}
        stands={stands}
        hasEnded={hasEnded}
        onOpen={setShown}
        onAnother={another}
      />
    );
  if (person.state === 'to-send')
    return (
      <WaitingPage
        draft={person}
        team={opened.team}
        isOffline={isOffline}
        onSend={() => void send(person)}
        onAnother={another}
      />
    );
  if (own && person.state === 'sent')
    return (
      <DonePage
        own={own}
        photo={person.photo}
        hasEnded={hasEnded}
        onCorrect={() => show(toCorrect(person, own))}
        onAnother={another}
        onAll={toAll}
      />
    );
  return (
    <RegisterForm
      key={person.token}
      opened={opened}
      draft={person}
      refusal={refusal}
      onChange={(fields) => {
        const before = latest.current.people.find(({ token }) => token === person.token) ?? person;
        keepPerson({ ...before, ...fields });
      }}
      onSend={(next) => void send(next)}
      leave={
        own
          ? { text: t('registration.leave'), onLeave: () => show({ ...person, state: 'sent' }) }
          : toAll && { text: t('registration.onPhone'), onLeave: toAll }
      }
    />
  );
}

/** A code that nobody has, and one that is none; everything else may pass. */
const GONE = new Set([400, 404]);

async function askLink(code: string): Promise<OpenedLink | 'ended' | 'no-network'> {
  try {
    return await callDesk<OpenedLink>(deskPaths.openTeamLink, { method: 'POST', body: { code } });
  } catch (error) {
    return error instanceof DeskError && GONE.has(error.status) ? 'ended' : 'no-network';
  }
}

/** What the form says about a refusal. */
function wordOf({ reason, field }: { reason: string; field: string }): Refused {
  if (reason === 'full_link') return 'full';
  return reason.endsWith('_picture') || field === 'photo' ? 'badPhoto' : 'wrong';
}

/** The league's own colours over those of the page. */
function useTheme(styles: string | null): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles ?? '');
    document.adoptedStyleSheets = [sheet];
  }, [styles]);
}
