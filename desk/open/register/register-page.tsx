import { useEffect, useRef, useState } from 'react';
import type { OpenedLink, OwnRegistration } from '#contract/desk/registrations.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk, DeskError } from '#desk/api/client.ts';
import { MessagePage } from '#desk/open/message-page.tsx';
import { mayCorrect } from '#domain/club/registration.ts';
import { DonePage } from './done-page.tsx';
import { forgetContent, keepDraft, newDraft, readDraft, type Draft } from './draft.ts';
import { RegisterForm, type Refused } from './register-form.tsx';
import { readOwn, sendDraft } from './send-draft.ts';
import { isMinor } from './consent-step.tsx';
import { useTexts } from './texts.ts';
import { WaitingPage } from './waiting-page.tsx';

export { loadTexts } from './texts.ts';

type Found = 'looking' | 'no-network' | 'ended' | OpenedLink;

/** Without a network it is tried again so often, and whenever the phone says that there is one. */
const AGAIN = 15_000;

/** A team's link: whoever plays in it registers himself, and on the same phone sees how it stands. */
export function Page({ code }: { code: string }) {
  const { t, language } = useTexts();
  const [found, setFound] = useState<Found>('looking');
  const [draft, setDraft] = useState<Draft | null>(null);
  const [own, setOwn] = useState<OwnRegistration | null>(null);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const [isOffline, setOffline] = useState(false);
  const isSending = useRef(false);

  /** What is typed while a photo is read is not lost. */
  const latest = useRef<Draft | null>(null);
  function show(next: Draft) {
    latest.current = next;
    setDraft(next);
  }
  function keep(next: Draft) {
    show(next);
    keepDraft(code, next);
  }

  async function load() {
    const known = await readDraft(code);
    if (known && known.state !== 'open') {
      const answer = await readOwn(known.token);
      if (answer) {
        setOwn(answer);
        keep({ ...(answer.state === 'accepted' ? forgetContent(known) : known), state: 'sent' });
        if (known.opened) setFound(known.opened);
        if (!mayCorrect(answer.state)) return;
      } else if (answer === null && known.state === 'sent') {
        // Forgotten, or another database: begin anew, with what is still on the phone.
        known.state = 'open';
      }
    }
    try {
      const opened = await callDesk<OpenedLink>(deskPaths.openTeamLink, { method: 'POST', body: { code } });
      setFound(opened);
      show({ ...(latest.current ?? known ?? newDraft()), opened });
    } catch (error) {
      const hasSent = known !== null && known.state !== 'open';
      if (error instanceof DeskError) {
        // What was sent can be seen and corrected also after the link has ended.
        if (!hasSent || !known.opened) setFound('ended');
        else if (known.state === 'to-send') show(known);
      } else if (known?.opened) {
        setFound(known.opened);
        show(latest.current ?? known);
      } else setFound('no-network');
    }
  }
  useEffect(() => {
    void load();
    // oxlint-disable-next-line react/exhaustive-deps -- once: another code is another page
  }, []);

  async function send(written: Draft) {
    if (isSending.current || !written.opened) return;
    isSending.current = true;
    setRefusal(null);
    setOffline(false);
    keep({ ...written, state: 'to-send' });
    const sent = await sendDraft(code, written, { isMinor: isMinor(written, written.opened), language });
    isSending.current = false;
    if (sent.kind === 'no-network') return setOffline(true);
    if (sent.kind === 'answered') {
      setOwn(sent.own);
      keep({ ...written, state: 'sent', step: 0 });
      return;
    }
    keep({ ...written, state: 'open' });
    if (sent.reason === 'ended_code') setFound('ended');
    else setRefusal(wordOf(sent));
  }

  const waits = draft?.state === 'to-send' && !own;
  useEffect(() => {
    if (!waits || !draft) return;
    const again = () => void send(draft);
    const timer = setInterval(again, AGAIN);
    addEventListener('online', again);
    // What waited in the phone is sent when the link is opened again.
    if (!isSending.current) again();
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- begins when something waits
  }, [waits]);

  useTheme(typeof found === 'object' ? found.league.styles : null);
  if (own && draft?.state === 'sent') {
    return (
      <DonePage
        own={own}
        photo={draft.photo}
        onCorrect={() => {
          setOwn(null);
          keep({ ...draft, state: 'open' });
        }}
        onAnother={() => {
          setOwn(null);
          keep({ ...newDraft(), opened: draft.opened });
          if (typeof found !== 'object') void load();
        }}
      />
    );
  }
  if (found === 'looking') return <MessagePage title={t('open.looking')} />;
  if (found === 'ended') return <MessagePage title={t('registration.ended')} text={t('registration.endedText')} />;
  if (found === 'no-network' || !draft)
    return (
      <MessagePage title={t('open.noNetwork')} text={t('open.noNetworkText')}>
        <button
          type="button"
          className="wide primary"
          onClick={() => {
            setFound('looking');
            void load();
          }}
        >
          {t('open.tryAgain')}
        </button>
      </MessagePage>
    );
  if (waits) return <WaitingPage draft={draft} isOffline={isOffline} onSend={() => void send(draft)} />;
  return (
    <RegisterForm
      opened={found}
      draft={draft}
      refusal={refusal}
      onChange={(fields) => keep({ ...(latest.current ?? draft), ...fields })}
      onSend={(next) => void send(next)}
    />
  );
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
