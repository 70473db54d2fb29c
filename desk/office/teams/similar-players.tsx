import user from '@phosphor-icons/core/bold/user-bold.svg?raw';
import { useEffect, useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { SimilarPlayers } from '#contract/desk/players.ts';
import { callDesk } from '#desk/api/client.ts';
import { dayText } from '#desk/office/day-text.ts';
import { useTexts } from '#desk/office/texts.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { Icon } from '#ui/icon.tsx';

type Similar = SimilarPlayers['players'][number];

const WAIT = 300;

/** Who may be the person whose name is being typed. */
export function useSimilar(name: string, birthdate: string | null): readonly Similar[] {
  const wanted = name.includes(' ') ? name : '';
  const [found, setFound] = useState<{ name: string; players: readonly Similar[] }>({ name: '', players: [] });
  useEffect(() => {
    if (wanted === '') return;
    let over = false;
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ name: wanted, ...(birthdate && { birthdate }) });
      callDesk<SimilarPlayers>(`${deskPaths.similarPlayers}?${query}`).then(
        ({ players }) => !over && setFound({ name: wanted, players }),
        // The server asks again when the player is added.
        () => {},
      );
    }, WAIT);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [wanted, birthdate]);
  return found.name === wanted && wanted !== '' ? found.players : [];
}

interface SimilarProps {
  person: Similar;
  /** His team and this one play in one competition. */
  isElsewhere: boolean;
  onHim: () => void;
  onMove: () => void;
  onAnother: () => void;
}

/** Somebody is there already: is it him? */
export function SimilarCallout({ person, isElsewhere, onHim, onMove, onAnother }: SimilarProps) {
  const { t, language } = useTexts();
  const { birthdate, teams } = person;
  const names = teams.map((team) => nameIn(language, team)).join(', ') || t('newPlayer.noTeam');
  return (
    <output className="callout" data-tone="lit">
      <Icon svg={user} className="icon" />
      <div>
        <p>
          <b>{t('newPlayer.exists', { name: nameIn(language, person) })}</b>
        </p>
        <p>
          {isElsewhere
            ? t('newPlayer.inOtherTeam', { team: names })
            : birthdate === null
              ? t('newPlayer.unknownAge', { teams: names })
              : t('newPlayer.bornIn', { teams: names, day: dayText(birthdate, language) })}
        </p>
      </div>
      <div className="ways">
        {isElsewhere ? (
          <button type="button" className="chip" onClick={onMove}>
            {t('newPlayer.askTransfer', { team: names })}
          </button>
        ) : (
          <button type="button" className="chip" onClick={onHim}>
            {t('newPlayer.itIsHim')}
          </button>
        )}
        <button type="button" className="chip" onClick={onAnother}>
          {t('newPlayer.another')}
        </button>
      </div>
    </output>
  );
}
