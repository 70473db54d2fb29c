import { ScriptError } from '#ui/load-script.ts';
import { MessageScreen } from './message-screen.tsx';
import { pages } from './navigation.ts';
import { useTexts } from './texts.ts';

/**
 * Instead of a screen that failed. Trying again loads the whole app, since a script that was replaced or a broken state cannot be
 * mended from within: what was recorded and typed is on the device.
 */
export function Crash({ error }: { error: unknown }) {
  const { t } = useTexts();
  const isScript = error instanceof ScriptError;
  return (
    <MessageScreen
      title={t(isScript ? 'crash.script' : 'crash.title')}
      text={t(isScript ? 'crash.scriptText' : 'crash.text')}
      back={location.pathname !== pages.today}
    >
      <button className="wide primary" onClick={() => location.reload()}>
        {t('tryAgain')}
      </button>
    </MessageScreen>
  );
}
