import warning from '@phosphor-icons/core/bold/warning-circle-bold.svg?raw';
import type { ReactNode } from 'react';
import { useTexts } from '#desk/office/texts.ts';
import { Notice } from '#ui/notice.tsx';
import type { Form } from './record-store.ts';
import type { Refusal } from './refusal.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { wrongText } from './wrong-text.ts';
import chip from './chip.module.css';
import layout from './layout.module.css';

interface FailureProps {
  refusal: Omit<Refusal, 'field'> | null;
  /** Does the same again, where that can help. */
  onRetry?: (() => void) | undefined;
  /** Other ways on. */
  children?: ReactNode;
}

/** Why something was not done or not loaded, and the way on: the one place that says so. */
export function Failure({ refusal, onRetry, children }: FailureProps) {
  const { t } = useTexts();
  if (!refusal) return null;
  const isSignedOut = refusal.reason === 'signed_out';
  return (
    <Notice tone="bad" icon={warning} role="alert">
      <p>{wrongText(t, refusal.reason, refusal.about)}</p>
      {isSignedOut && <SignInAgain onSignedIn={onRetry} />}
      {(onRetry || children) && (
        <div className={layout.buttons}>
          {onRetry && (
            <button type="button" className={chip.chip} onClick={onRetry}>
              {t('state.again')}
            </button>
          )}
          {children}
        </div>
      )}
    </Notice>
  );
}

type FailedForm = Pick<Form<object>, 'wrong' | 'state' | 'shown' | 'save'>;

/** What is wrong with a form as a whole, or with a field that is not on the screen. */
export function FormFailure({ form: { wrong, state, shown, save } }: { form: FailedForm }) {
  const retry = () => void save();
  if (state === 'failed') return <Failure refusal={{ reason: 'not_sent' }} onRetry={retry} />;
  const isShown = [...shown].some((name) => wrong?.field === name || wrong?.field.startsWith(`${name}.`));
  if (!wrong || isShown) return null;
  return <Failure refusal={wrong} onRetry={wrong.reason === 'signed_out' ? retry : undefined} />;
}
