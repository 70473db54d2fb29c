import dots from '@phosphor-icons/core/bold/dots-three-bold.svg?raw';
import signature from '@phosphor-icons/core/bold/signature-bold.svg?raw';
import warning from '@phosphor-icons/core/bold/warning-bold.svg?raw';
import type { ReactNode } from 'react';
import type { CalendarMatch } from '#contract/desk/calendar.ts';
import { Menu, type MenuItem } from '#desk/office/menu.tsx';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { isAbandoned } from '#domain/match/status.ts';
import { Icon } from '#ui/icon.tsx';
import type { CalendarIndex, Mark } from './calendar-index.ts';
import type { CalendarTexts } from './calendar-texts.ts';
import button from '#ui/button.module.css';
import tagStyles from '#ui/tag.module.css';
import styles from './plan.module.css';

interface GameLineProps {
  match: CalendarMatch;
  index: CalendarIndex;
  texts: CalendarTexts;
  isTimeStruck?: boolean;
  /** Where several competitions are listed: which one it is. */
  competition?: string | undefined;
  /** Where the pitch is the heading it is not repeated. */
  withoutPitch?: boolean;
  tag: ReactNode;
  /** The menu, or the way out. */
  end: ReactNode;
  children?: ReactNode;
}

/** One match on one line; on a phone the teams stand one above the other. */
export function GameLine(props: GameLineProps) {
  const { match, index, texts, isTimeStruck, competition, withoutPitch, tag, end, children } = props;
  const { fields, status } = match;
  const score = match.official ?? match.score;
  const referee = texts.referee(fields.refereeId);
  const team = (id: number | null) => {
    const known = index.teams.get(id ?? 0);
    return (
      <>
        {known && <TeamCrest team={known} />}
        <span>{texts.team(id)}</span>
      </>
    );
  };
  return (
    <div className={styles.game} data-status={status}>
      {children}
      <span className={styles.time}>
        {isTimeStruck || status === 'CANCELLED' ? <del>{fields.time}</del> : (fields.time ?? '–')}
      </span>
      <span className={styles.home}>{team(fields.homeId)}</span>
      {score ? (
        <span className={styles.score}>
          <b>{score.home}</b>
          <i>–</i>
          <b>{score.away}</b>
        </span>
      ) : (
        <span className={`${styles.score} ${styles.none}`}>–</span>
      )}
      <span className={styles.away}>{team(fields.awayId)}</span>
      <span className={styles.pitchName}>
        {withoutPitch ? competition : fields.venue && texts.pitch(fields.venue)}
        {!withoutPitch && competition !== undefined && <small>{competition}</small>}
      </span>
      <span className={referee === null ? `${styles.ref} ${styles.none}` : styles.ref}>
        {referee ?? texts.t('calendar.noReferee')}
      </span>
      <span className={styles.tags}>{tag}</span>
      {end}
    </div>
  );
}

interface GameRowProps extends Omit<GameLineProps, 'tag' | 'end' | 'children'> {
  href: string;
  menu: () => readonly MenuItem[];
}

/** A row opens as a whole; its menu has the rest. */
export function GameRow({ href, menu, ...line }: GameRowProps) {
  const { match, index, texts } = line;
  const name = texts.match(match);
  return (
    <GameLine
      {...line}
      tag={<MatchTag match={match} marks={index.marks.get(match.id) ?? []} texts={texts} />}
      end={
        <Menu
          className={`${button.icon} ${styles.menuBtn}`}
          label={texts.t('calendar.actions', { match: name })}
          items={menu}
        >
          <Icon svg={dots} className="icon" />
        </Menu>
      }
    >
      <a
        className={styles.open}
        id={`match-${match.id}`}
        href={href}
        aria-label={texts.t('calendar.openRow', { match: name })}
      />
    </GameLine>
  );
}

interface MatchTagProps {
  match: CalendarMatch;
  marks: readonly Mark[];
  texts: CalendarTexts;
}

/** What is most worth knowing about a match. */
export function MatchTag({ match, marks, texts: { t } }: MatchTagProps) {
  const { status, score } = match;
  if (status === 'LIVE')
    return (
      <span className={tagStyles.tag} data-kind="live">
        {t('status.LIVE')}
      </span>
    );
  if (isAbandoned(status, score)) return <Flag icon={warning}>{t('calendar.abandoned')}</Flag>;
  const [mark] = marks;
  if (mark) return <Flag icon={mark === 'not-handed-in' ? signature : warning}>{t(`calendar.mark.${mark}`)}</Flag>;
  if (status === 'CANCELLED') return <span className={tagStyles.tag}>{t('status.CANCELLED')}</span>;
  return status === 'AWARDED' ? <span className={tagStyles.tag}>{t('calendar.awarded')}</span> : null;
}

const Flag = ({ icon, children }: { icon: string; children: ReactNode }) => (
  <span className={styles.flagText} data-tone="warn">
    <Icon svg={icon} className="icon" />
    {children}
  </span>
);
