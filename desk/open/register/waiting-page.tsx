import lock from '@phosphor-icons/core/bold/lock-simple-bold.svg?raw';
import { Frame, NameHead, TeamCrest } from '#desk/open/frame.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Draft } from './draft.ts';
import { useTexts } from './texts.ts';

interface WaitingPageProps {
  draft: Draft;
  /** It was tried, and there is no network. */
  isOffline: boolean;
  onSend: () => void;
}

/** What waits in the phone for a network. */
export function WaitingPage({ draft, isOffline, onSend }: WaitingPageProps) {
  const { t } = useTexts();
  return (
    <Frame
      head={
        <NameHead
          mark={draft.opened && <TeamCrest team={draft.opened.team} />}
          title={t('registration.waitsTitle', { name: draft.firstName })}
          text={isOffline ? undefined : t('registration.sending')}
        />
      }
      foot={
        <button type="button" className="wide primary" disabled={!isOffline} onClick={onSend}>
          {t('registration.sendNow')}
        </button>
      }
    >
      <output>
        {isOffline && (
          <span className="word-box" data-tone="warn">
            <Icon svg={lock} className="icon" />
            <span>
              <b>{t('registration.waits')}</b> {t('registration.waitsKeep')}
            </span>
          </span>
        )}
      </output>
    </Frame>
  );
}
