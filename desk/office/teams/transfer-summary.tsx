import type { Player } from '#contract/desk/players.ts';
import type { TeamList } from '#contract/desk/teams.ts';
import { currentDay } from '#desk/api/server-clock.ts';
import { useTexts } from '#desk/office/texts.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { nameIn } from '#domain/formatting/name-in.ts';
import { dayAndMonth } from '#domain/formatting/date.ts';
import { addDays, ageOn } from '#domain/formatting/sofia-time.ts';
import { Face } from './face.tsx';
import { positionText } from '#ui/position-text.ts';
import styles from './transfer-summary.module.css';

type Team = TeamList['teams'][number];

interface TransferSummaryProps {
  player: Player;
  from: Team | undefined;
  /** Nowhere, for a free agent and until a team is chosen. */
  to: Team | undefined;
  on: string;
}

/** From one crest to the other. */
export function TransferSummary({ player, from, to, on }: TransferSummaryProps) {
  const { t, language } = useTexts();
  const { name, nameLatin, picture, position, birthdate } = player.fields;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(on);
  const day = (text: string) => dayAndMonth(new Date(`${text}T12:00:00Z`), language);
  const about = [
    position && positionText(position, t),
    birthdate && t('player.years', { age: ageOn(birthdate, currentDay()) }),
  ].filter(Boolean);
  return (
    <div className={styles.transferSummary}>
      <div>
        {from && <TeamCrest team={from} />}
        <b>{from && nameIn(language, from)}</b>
        <small>{isDay && t('move.untilDay', { day: day(addDays(on, -1)) })}</small>
      </div>
      <div className={styles.mover}>
        <Face name={name} picture={picture} />
        <b>{nameIn(language, { name, nameLatin })}</b>
        <small>{about.join(', ')}</small>
      </div>
      <div>
        {to ? <TeamCrest team={to} /> : <span className={styles.nowhere} aria-hidden="true" />}
        <b>{to ? nameIn(language, to) : t('move.free')}</b>
        <small>{isDay && t('move.fromDay', { day: day(on) })}</small>
      </div>
    </div>
  );
}
