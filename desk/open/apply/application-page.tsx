import { useCallback, useEffect, useState } from 'react';
import type { OwnApplication } from '#contract/desk/open-applications.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk, DeskError } from '#desk/api/client.ts';
import { MessagePage } from '#desk/open/message-page.tsx';
import { LogoProvider } from '#ui/marks/league-mark.tsx';
import { ApplicationForm } from './application-form.tsx';
import { ApplicationState } from './application-state.tsx';
import { fieldsOf, type Draft } from './draft.ts';
import { useTexts } from './texts.ts';
import { wrongOf, type Wrong } from './wrong.ts';

/** A code that nobody has, and one that is none; everything else may pass. */
const GONE = new Set([400, 401, 404]);

/** The applicant's link: what was sent, how it stands, and what can still be done. */
export function ApplicationPage({ code }: { code: string }) {
  const { t } = useTexts();
  const [own, setOwn] = useState<OwnApplication | 'unknown' | 'failed' | null>(null);
  const [isChanging, setChanging] = useState(false);
  const load = useCallback(
    () =>
      callDesk<OwnApplication>(deskPaths.readApplication, { method: 'POST', body: { code } }).then(
        setOwn,
        (error: unknown) => setOwn(error instanceof DeskError && GONE.has(error.status) ? 'unknown' : 'failed'),
      ),
    [code],
  );
  useEffect(() => void load(), [load]);
  useEffect(() => {
    document.title = t('apply.yours');
  }, [t]);
  if (own === null) return <MessagePage title={t('open.looking')} />;
  if (own === 'unknown') return <MessagePage title={t('apply.noLink')} text={t('apply.noLinkText')} />;
  if (own === 'failed')
    return (
      <MessagePage title={t('open.noNetwork')} text={t('open.noNetworkText')}>
        <button type="button" className="slab" onClick={() => void load()}>
          {t('open.tryAgain')}
        </button>
      </MessagePage>
    );
  const close = () => {
    setChanging(false);
    void load();
  };
  return (
    <LogoProvider value={own.league.logo}>
      {isChanging ? (
        <ChangeForm code={code} own={own} onClose={close} />
      ) : (
        <ApplicationState code={code} own={own} onChange={() => setChanging(true)} onDone={() => void load()} />
      )}
    </LogoProvider>
  );
}

function ChangeForm({ code, own, onClose }: { code: string; own: OwnApplication; onClose: () => void }) {
  const { language } = useTexts();
  const [fields, setFields] = useState<Draft['fields']>(() => fieldsOf(own));
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function send() {
    if (isBusy) return;
    setBusy(true);
    setWrong(null);
    try {
      const body = { ...fields, language, code };
      await callDesk(deskPaths.changedApplication, { method: 'POST', body });
      onClose();
    } catch (error) {
      setWrong(wrongOf(error));
      setBusy(false);
    }
  }
  return (
    <ApplicationForm
      league={own.league}
      period={own.period}
      periods={[]}
      teams={[]}
      fields={fields}
      isAnother={false}
      trap=""
      wrong={wrong}
      isBusy={isBusy}
      onCancel={onClose}
      onPeriod={() => {}}
      onChange={(change) => setFields((before) => ({ ...before, ...change }))}
      onTrap={() => {}}
      onSend={() => void send()}
    />
  );
}
