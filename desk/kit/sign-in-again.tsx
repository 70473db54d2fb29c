import { useId, useState } from 'react';
import type { CodePreview } from '#contract/desk/people.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk } from '#desk/api/client.ts';
import { useTexts } from '#desk/office/texts.ts';
import { signIn, useSession } from '#desk/shell/session.ts';
import { refusalOf } from './refusal.ts';
import { wrongText } from './wrong-text.ts';
import button from '#ui/button.module.css';
import fieldRow from './field-row.module.css';
import field from './field.module.css';
import input from './inputs.module.css';
import layout from './layout.module.css';

/** A way back in that leaves everything on the screen: the invitation is pasted beside what was typed. */
export function SignInAgain({ onSignedIn }: { onSignedIn?: (() => void) | undefined }) {
  const { t } = useTexts();
  const session = useSession();
  const id = useId();
  const [link, setLink] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  async function enter() {
    const code = link.trim().split('#').at(-1) ?? '';
    if (code === '' || isBusy) return;
    setBusy(true);
    setWrong(null);
    try {
      const preview = await callDesk<CodePreview>(deskPaths.code, { method: 'POST', body: { code } });
      const asksName = preview.kind === 'match-link' || preview.asksName;
      await signIn(code, asksName ? session?.name : undefined);
      onSignedIn?.();
    } catch (error) {
      const { reason } = refusalOf(error);
      setWrong(reason === 'no_network' ? wrongText(t, reason) : t('join.gone'));
    }
    setBusy(false);
  }
  return (
    <div className={`${field.field} ${fieldRow.all}`}>
      <label htmlFor={id}>{t('form.invitation')}</label>
      <span className={input.input} data-tone={wrong === null ? undefined : 'bad'}>
        <input
          id={id}
          autoComplete="off"
          placeholder="https://…/join#…"
          aria-invalid={wrong === null ? undefined : true}
          aria-describedby={`${id}-said`}
          value={link}
          onChange={({ target }) => setLink(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The form around it would be sent.
            event.preventDefault();
            void enter();
          }}
        />
      </span>
      <p className={wrong === null ? field.help : field.wrong} id={`${id}-said`}>
        {wrong ?? t('form.invitationHelp')}
      </p>
      <div className={layout.buttons}>
        <button
          type="button"
          className={button.button}
          data-size="small"
          disabled={isBusy}
          onClick={() => void enter()}
        >
          {t('form.enter')}
        </button>
      </div>
    </div>
  );
}
