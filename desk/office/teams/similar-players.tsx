import user from '@phosphor-icons/core/bold/user-bold.svg?raw';
import { deskPaths } from '#contract/desk/paths.ts';
import type { SimilarPlayers } from '#contract/desk/players.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { dayText } from '#desk/office/day-text.ts';
import { useTexts } from '#desk/office/texts.ts';
import { usePaused } from '#desk/office/use-paused.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { Notice } from '#ui/notice.tsx';
import chip from '#desk/kit/chip.module.css';
import layout from '#desk/kit/layout.module.css';

type Similar = SimilarPlayers['players'][number];

/** Who may be the person whose name is being typed. What fails the server asks again when the player is added. */
export function useSimilar(name: string, birthdate: string | null): readonly Similar[] {
  const asked = usePaused(name);
  const query = new URLSearchParams({ name: asked, ...(birthdate && { birthdate }) });
  const { data } = useDesk<SimilarPlayers>(asked.includes(' ') ? `${deskPaths.similarPlayers}?${query}` : null);
  return asked === name ? (data?.players ?? []) : [];
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
export function SimilarNotice({ person, isElsewhere, onHim, onMove, onAnother }: SimilarProps) {
  const { t, language } = useTexts();
  const { birthdate, teams } = person;
  const names = teams.map((team) => nameIn(language, team)).join(', ') || t('newPlayer.noTeam');
  return (
    <Notice tone="lit" icon={user} isLive>
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
      <div className={layout.buttons}>
        {isElsewhere ? (
          <button type="button" className={chip.chip} onClick={onMove}>
            {t('newPlayer.askTransfer', { team: names })}
          </button>
        ) : (
          <button type="button" className={chip.chip} onClick={onHim}>
            {t('newPlayer.itIsHim')}
          </button>
        )}
        <button type="button" className={chip.chip} onClick={onAnother}>
          {t('newPlayer.another')}
        </button>
      </div>
    </Notice>
  );
}
