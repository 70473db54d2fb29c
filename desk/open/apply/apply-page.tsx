import { useEffect, useState } from 'react';
import type { ApplicationForm as Form } from '#contract/desk/open-applications.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk } from '#desk/api/client.ts';
import { MessagePage } from '#desk/open/message-page.tsx';
import { LogoProvider } from '#ui/marks/league-mark.tsx';
import { ApplicationPage } from './application-page.tsx';
import { NewApplication } from './new-application.tsx';
import { useTexts } from './texts.ts';

export { loadTexts } from './texts.ts';

/** A team that wants to join: the form, or with a code what was sent. */
export const Page = ({ code }: { code: string }) => (code === '' ? <FormPage /> : <ApplicationPage code={code} />);

function FormPage() {
  const { t } = useTexts();
  const [form, setForm] = useState<Form | 'failed' | null>(null);
  const load = () => void callDesk<Form>(deskPaths.applicationForm).then(setForm, () => setForm('failed'));
  useEffect(load, []);
  useEffect(() => {
    document.title = t('apply.title');
  }, [t]);
  if (form === null) return <MessagePage title={t('open.looking')} />;
  if (form === 'failed')
    return (
      <MessagePage title={t('open.noNetwork')} text={t('open.noNetworkText')}>
        <button
          type="button"
          className="slab"
          onClick={() => {
            setForm(null);
            load();
          }}
        >
          {t('open.tryAgain')}
        </button>
      </MessagePage>
    );
  if (form.periods.length === 0)
    return (
      <MessagePage title={t('apply.none')} text={t('apply.noneText')}>
        <a className="slab" href={form.league.publicUrl}>
          {t('apply.site')}
        </a>
      </MessagePage>
    );
  return (
    <LogoProvider value={form.league.logo}>
      <NewApplication form={form} />
    </LogoProvider>
  );
}
