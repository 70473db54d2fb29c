import type { BestTeamFields, Candidate } from '#contract/desk/honours.ts';
import { Face } from '#desk/office/teams/face.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { Mark } from '#desk/shell/mark.tsx';
import { nameIn } from '#domain/formatting/name-in.ts';
import { oneDecimal } from '#domain/formatting/number.ts';
import { BEST_TEAM_SLOTS, SLOT_PLACES, type BestTeamSlot } from '#domain/lineup/team-of-the-week.ts';
import { surnameOf } from '#domain/player/name.ts';
import styles from './best-team-pitch.module.css';

interface BestTeamPitchProps {
  fields: BestTeamFields;
  candidates: readonly Candidate[];
  changed: readonly string[];
  opened: BestTeamSlot | null;
  onOpen: (slot: BestTeamSlot) => void;
}

/** Half a pitch with the six places, the goalkeeper first, as the site shows it. */
export function BestTeamPitch({ fields, candidates, changed, opened, onOpen }: BestTeamPitchProps) {
  const { t, language } = useTexts();
  return (
    <ol className={styles.bestTeamPitch}>
      {BEST_TEAM_SLOTS.map((slot) => {
        const player = candidates.find(({ id }) => id === fields[slot]);
        const name = player && nameIn(language, player);
        const { section, flank } = SLOT_PLACES[slot];
        return (
          <li key={slot} data-section={section} data-flank={flank}>
            <button
              type="button"
              aria-pressed={slot === opened}
              data-changed={changed.includes(slot) || undefined}
              onClick={() => onOpen(slot)}
            >
              {player && name !== undefined ? (
                <>
                  <span className="hidden">{t(`honours.place.${slot}`)}: </span>
                  <span className={styles.face}>
                    <Face name={name} picture={player.picture} />
                    {player.rating !== null && <b className={styles.no}>{oneDecimal(player.rating)}</b>}
                  </span>
                  <b>{surnameOf(name)}</b>
                  <small>{nameIn(language, player.team)}</small>
                </>
              ) : (
                <>
                  <span className={styles.vacant}>
                    <Mark name="plus" />
                  </span>
                  <b>{t(`honours.place.${slot}`)}</b>
                  <span className="hidden">: {t('honours.empty')}</span>
                </>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
