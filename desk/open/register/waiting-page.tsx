import lock from '@phosphor-icons/core/bold/lock-simple-bold.svg?raw';
import type { OpenedLink } from '#contract/desk/registrations.ts';
import { Frame, NameHead, TeamCrest } from '#desk/open/frame.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Draft } from './draft.ts';
import { useTexts } from './texts.ts';

interface WaitingPageProps {
  draft: Draft;
  team: OpenedLink['team'];
  /** It was tried, and there is no network. */
  isOffline: boolean;
  onSend: () => void;
  onAnother: (() => void) | null;
}

/** What waits in the phone for a network. */
export function WaitingPage({ draft, team, isOffline, onSend, onAnother }: WaitingPageProps) {
  const { t } = useTexts();
  return (
    <Frame
      head={
        <NameHead
          mark={<TeamCrest team={team} />}
          title={t('registration.waitsTitle', { name: draft.firstName })}
          text={isOffline ? undefined : t('registration.sending')}
        />
      }
      foot={
        <>
          <button type="button" className="wide primary" disabled={!isOffline} onClick={onSend}>
            {t('registration.sendNow')}
          </button>
          {isOffline && onAnother && (
            <button type="button" className="slab bare" onClick={onAnother}>
              {t('registration.another')}
            </button>
          )}
        </>
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
