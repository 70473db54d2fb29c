import { useEffect, useRef, useState } from 'react';
import type { OpenedLink } from '#contract/desk/registrations.ts';
import { Frame, NameHead, StepHead, Steps, TeamCrest } from '#desk/open/frame.tsx';
import { LanguageSwitch } from '#desk/open/language-switch.tsx';
import { nameIn } from '#domain/formatting/name-in.ts';
import { consentFault, ConsentStep, isMinor, type ConsentFault } from './consent-step.tsx';
import type { Draft } from './draft.ts';
import { PhotoStep } from './photo-step.tsx';
import { toBase64 } from './read-photo.ts';
import { useTexts } from './texts.ts';
import { whoFault, WhoStep, type WhoFault } from './who-step.tsx';

/** Why the server has not taken it. */
export type Refused = 'full' | 'badPhoto' | 'wrong';

interface RegisterFormProps {
  opened: OpenedLink;
  draft: Draft;
  refusal: Refused | null;
  onChange: (fields: Partial<Draft>) => void;
  onSend: (draft: Draft) => void;
  /** The way to what was sent, or to the others on this phone. */
  leave: { text: string; onLeave: () => void } | null;
}

/** Three steps: who he is, his photo, and his consent or that of a parent. */
export function RegisterForm({ opened, draft, refusal, onChange: change, onSend, leave }: RegisterFormProps) {
  const { t, language } = useTexts();
  const [wrongWho, setWrongWho] = useState<WhoFault | null>(null);
  const [wrongConsent, setWrongConsent] = useState<ConsentFault | null>(null);
  const [cut, setCut] = useState<Blob | null>(null);
  const { step } = draft;
  useFocusOnStep(step);
  const go = (next: Draft['step']) => {
    setWrongWho(null);
    setWrongConsent(null);
    change({ step: next });
  };
  const isByParent = isMinor(draft, opened);
  const steps = [
    t('registration.step.who'),
    t('registration.step.photo'),
    t(isByParent ? 'registration.step.parent' : 'registration.step.consent'),
  ];
  const team = nameIn(language, opened.team);
  const bar = <Steps names={steps} current={step} />;
  const head = (title: string) => (
    <>
      <StepHead
        title={title}
        back={t('open.back')}
        onBack={() => go(step === 2 ? 1 : 0)}
        mark={<TeamCrest team={opened.team} />}
      />
      {bar}
    </>
  );
  // Each step is a form of its own: a button must not become the next step's while it is pressed, and send that.
  if (step === 0) {
    const { invitedBy } = opened;
    const fault = whoFault(draft, opened);
    return (
      <Frame
        key={step}
        head={
          <>
            <NameHead
              mark={<TeamCrest team={opened.team} />}
              title={team}
              text={
                invitedBy === null
                  ? t('registration.into')
                  : t('registration.invites', { name: nameIn(language, { name: invitedBy, nameLatin: null }) })
              }
            />
            <LanguageSwitch label={t('open.otherLanguage')} />
            {bar}
          </>
        }
        foot={
          <>
            <button className="wide primary" type="submit">
              {t('registration.toPhoto')}
            </button>
            {leave && (
              <button type="button" className="slab bare" onClick={leave.onLeave}>
                {leave.text}
              </button>
            )}
          </>
        }
        onSubmit={() => {
          setWrongWho(fault);
          if (fault === null) go(1);
        }}
      >
        <WhoStep opened={opened} draft={draft} change={change} wrong={wrongWho === fault ? fault : null} />
      </Frame>
    );
  }
  if (step === 1)
    return (
      <Frame
        key={step}
        head={head(steps[1] ?? '')}
        foot={
          <>
            {cut && (
              <button className="wide primary" type="submit">
                {t('registration.good')}
              </button>
            )}
            <button
              type="button"
              className="slab bare"
              onClick={() => {
                change({ photo: null, picture: null, crop: null });
                go(2);
              }}
            >
              {t(draft.keepsPhoto ? 'registration.keepPhoto' : 'registration.later')}
            </button>
          </>
        }
        onSubmit={() => {
          if (cut)
            void toBase64(cut).then((photo) => {
              change({ photo });
              go(2);
            });
        }}
      >
        <PhotoStep draft={draft} change={change} onCut={setCut} />
      </Frame>
    );
  const missing = consentFault(draft, opened);
  return (
    <Frame
      key={step}
      head={head(steps[2] ?? '')}
      foot={
        <>
          {refusal && (
            <p className="note" data-tone="bad" role="alert">
              {t(`registration.${refusal}`)}
            </p>
          )}
          <button className="wide primary" type="submit">
            {t(isByParent ? 'registration.sign' : 'registration.send')}
          </button>
        </>
      }
      onSubmit={() => {
        if (whoFault(draft, opened) !== null) return go(0);
        setWrongConsent(missing);
        if (missing === null) onSend(draft);
      }}
    >
      <ConsentStep opened={opened} draft={draft} change={change} wrong={wrongConsent === missing ? missing : null} />
    </Frame>
  );
}

/** Whoever hears the page is told of the next step; on arrival the browser begins at the top. */
function useFocusOnStep(step: number): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    document.querySelector('h1')?.focus();
    document.querySelector('.desk > .body')?.scrollTo(0, 0);
  }, [step]);
}
