import caret from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import linkBreak from '@phosphor-icons/core/bold/link-break-bold.svg?raw';
import type { OpenedLink, OwnRegistration } from '#contract/desk/registrations.ts';
import { Frame, NameHead, TeamCrest } from '#desk/open/frame.tsx';
import { nameIn } from '#domain/formatting/name-in.ts';
import { Icon } from '#ui/icon.tsx';
import type { Draft } from './draft.ts';
import type { Stands } from './read-people.ts';
import { useTexts } from './texts.ts';
import rows from '#desk/club/rows.module.css';

interface PeoplePageProps {
  team: OpenedLink['team'];
  people: readonly Draft[];
  stands: Stands;
  hasEnded: boolean;
  onOpen: (token: string) => void;
  /** Null once the link has ended. */
  onAnother: (() => void) | null;
}

const TONES: Partial<Record<OwnRegistration['state'] | 'open' | 'to-send', string>> = {
  accepted: 'ok',
  refused: 'bad',
  'to-send': 'warn',
  open: 'warn',
};

/** Everybody who registered on this phone, and where each stands: brothers, or a team on the phone of its captain. */
export function PeoplePage({ team, people, stands, hasEnded, onOpen, onAnother }: PeoplePageProps) {
  const { t, language } = useTexts();
  return (
    <Frame
      head={
        <NameHead mark={<TeamCrest team={team} />} title={t('registration.onPhone')} text={nameIn(language, team)} />
      }
      foot={
        onAnother && (
          <button type="button" className="wide primary" onClick={onAnother}>
            {t('registration.another')}
          </button>
        )
      }
    >
      {hasEnded && (
        <p className="word-box" data-tone="warn">
          <Icon svg={linkBreak} className="icon" />
          <span>{t('registration.endedHere')}</span>
        </p>
      )}
      <ul className={rows.rows}>
        {people.map((one) => {
          const own = stands.get(one.token);
          const state = one.state === 'sent' ? (own?.state ?? null) : one.state;
          const typed = [one.firstName, one.lastName].filter(Boolean).join(' ');
          return (
            <li key={one.token}>
              <button type="button" onClick={() => onOpen(one.token)}>
                <span className={rows.what}>
                  {own?.name || typed || t('registration.nameless')}
                  <small data-tone={state === null ? undefined : TONES[state]}>
                    {t(state === null ? 'open.noNetwork' : `registration.stands.${state}`)}
                  </small>
                </span>
                <span />
                <Icon svg={caret} className="icon" />
              </button>
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}
