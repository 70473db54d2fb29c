import { useEffect, useState } from 'react';
import { useLanguage } from '#ui/language.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { CrashMessage } from './crash-page.tsx';
import { mayReload, reload, ScriptError } from '#ui/load-script.ts';

/** Shown inside the shell instead of the page. */
export function PageError({ error }: { error: unknown }) {
  const { t } = useLanguage();
  return error instanceof ScriptError ? <Reload /> : <CrashMessage t={t} />;
}

/** The address is already that of the page whose script is missing. */
function Reload() {
  const { t } = useLanguage();
  const [reloads] = useState(mayReload);
  useEffect(() => {
    if (reloads) reload();
  }, [reloads]);
  if (!reloads) return <CrashMessage t={t} />;
  return (
    <div className="wrap page">
      <SkeletonRows rows={12} label={t('state.loading')} />
    </div>
  );
}
