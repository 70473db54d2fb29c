import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { useState, type ComponentType } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { COMPOSITION_SLOTS, placeInSlots } from '#domain/lineup/team-of-the-week.ts';
import button from '#web/ui/button.module.css';
import card from '#web/ui/card.module.css';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useLanguage } from '#web/ui/language.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { State } from '#web/ui/state.tsx';
import styles from './best-six.module.css';
import {
  hasPlayed,
  type Chosen,
  type ChosenOfSeason,
  type ChosenOfWeek,
  type Performance,
} from './competition-model.ts';
import { Leaders } from './leaders.tsx';
import { clubAndRole, SeasonPerformance, WeekPerformance } from './performance.tsx';
import { PitchPick } from './pitch-pick.tsx';
import { Pitch } from './pitch.tsx';
import { Rating } from './rating.tsx';

interface TeamProps<Player> {
  label: string;
  /** undefined while they are on their way; a failure is nobody. */
  players: Player[] | undefined;
}

export function TeamOfTheWeek({ label, players }: TeamProps<ChosenOfWeek>) {
  const { t } = useLanguage();
  if (!players) return <Coming label={label} />;
  if (players.length === 0) return <State title={t('six.noWeek')} framed />;
  return <BestSix label={label} players={players} title={t('six.weekPerformance')} Details={WeekPerformance} />;
}

export function TeamOfTheSeason({ label, players }: TeamProps<ChosenOfSeason>) {
  const { t } = useLanguage();
  if (!players) return <Coming label={label} />;
  if (players.length === 0) return <State title={t('six.noSeason')} framed />;
  return <BestSix label={label} players={players} title={t('six.seasonStatistics')} Details={SeasonPerformance} />;
}

interface BestSixProps<Done extends Performance> {
  /** Whose six they are. */
  label: string;
  players: Chosen<Done>[];
  /** What the window says that opens on one of them. */
  title: string;
  Details: ComponentType<{ player: Chosen<Done> }>;
}

/** The six of a week or a season on half a pitch; the best of them is lit, with what he did. Each opens to what he did. */
function BestSix<Done extends Performance>({ label, players, title, Details }: BestSixProps<Done>) {
  const { t } = useLanguage();
  const [openId, setOpenId] = useState<number | null>(null);
  const placed = placeInSlots(players);
  const byRating = players.toSorted((a, b) => (ratingOf(b) ?? 0) - (ratingOf(a) ?? 0));
  const [best, ...others] = byRating;
  const opened = players.find(({ id }) => id === openId);
  return (
    <div className="split">
      <div className={styles.pitch}>
        <Pitch label={label} half>
          {COMPOSITION_SLOTS.map((slot) => {
            const player = placed[slot];
            return (
              player && (
                <PitchPick
                  key={slot}
                  slot={slot}
                  player={player}
                  number={player.shirtNumber}
                  team={{ badge: player.team?.badge ?? null, shortName: player.team?.name.slice(0, 2) ?? '' }}
                  rating={ratingOf(player)}
                  isLit={player === best}
                  isChosen={player === opened}
                  onChoose={() => setOpenId(player.id)}
                />
              )
            );
          })}
        </Pitch>
      </div>
      <div className="stack">
        {best && (
          <section className={card.card} aria-label={best.name}>
            <Details player={best} />
            <footer>
              <a href={pagePaths.player(best.id)}>
                {t('six.profile')}
                <Icon svg={caretRight} size="0.875rem" />
              </a>
            </footer>
          </section>
        )}
        {others.length > 0 && (
          <Card title={t('six.others')}>
            <Leaders
              leaders={others.map((player) => ({ player, team: { name: clubAndRole(player, t) }, value: 0 }))}
              plain
              unranked
              Figure={RatingOf}
            />
          </Card>
        )}
      </div>
      {opened && (
        <Modal
          title={title}
          onClose={() => setOpenId(null)}
          footer={
            <a className={button.button} href={pagePaths.player(opened.id)}>
              {t('six.profile')}
            </a>
          }
        >
          <Details player={opened} />
        </Modal>
      )}
    </div>
  );
}

const ratingOf = ({ performance }: Chosen<Performance>): number | null =>
  hasPlayed(performance) ? performance.rating : null;

function RatingOf({ leader }: { leader: { player: Chosen<Performance> } }) {
  const rating = ratingOf(leader.player);
  return rating === null ? null : <Rating rating={rating} />;
}

/** The pitch is there before they come on. */
function Coming({ label }: { label: string }) {
  const { t } = useLanguage();
  return (
    <div className="split">
      <Pitch label={label} half>
        {null}
      </Pitch>
      <div className={card.card}>
        <SkeletonRows rows={9} label={t('state.loading')} />
      </div>
    </div>
  );
}
