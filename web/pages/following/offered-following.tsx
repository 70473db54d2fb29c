import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import { isFollowed, parseFollowing, type Followed } from '#domain/following/following.ts';
import button from '#ui/button.module.css';
import { Card } from '#ui/card.tsx';
import { useLanguage } from '#ui/language.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { Crest } from '#ui/marks/crest.tsx';
import { QueryResult } from '#ui/query-result.tsx';
import { followAll, useFollowing } from '#web/following/followed.ts';
import { followedThings } from '#web/following/following-query.ts';
import type { FollowedThings } from '#web/following/parse-followed.ts';
import { useNavigate, useSearchParams } from '#ui/router/hooks.ts';
import styles from './following-page.module.css';

/** The part of the address that brings what another device follows. */
export const ADD_PARAMETER = 'add';

/** Nothing is added by opening a link: anybody may have sent it. */
export function OfferedFollowing() {
  const { t } = useLanguage();
  const text = useSearchParams().get(ADD_PARAMETER);
  const following = useFollowing();
  if (text === null) return null;
  const added = parseFollowing(text).filter((one) => !isFollowed(following, one));
  return (
    <Card title={t('following.offer')} padded>
      {added.length > 0 ? <Offer added={added} /> : <p>{t('following.offer.known')}</p>}
    </Card>
  );
}

function Offer({ added }: { added: Followed[] }) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const query = useQuery(followedThings(added));
  const leave = () => void navigate(pagePaths.following, { replace: true });
  return (
    <QueryResult query={query} failed={() => ({ title: t('following.failed') })}>
      {(things) => (
        <div className={styles.offer}>
          <p>{t('following.offer.text')}</p>
          <Names things={things} />
          <div className={styles.actions}>
            <button
              className={button.button}
              data-kind="primary"
              type="button"
              onClick={() => {
                followAll(added);
                leave();
              }}
            >
              {t('following.offer.take', { count: added.length })}
            </button>
            <button className={button.button} type="button" onClick={leave}>
              {t('following.offer.leave')}
            </button>
          </div>
        </div>
      )}
    </QueryResult>
  );
}

const Names = ({ things: { teams, players, competitions } }: { things: FollowedThings }) => (
  <ul className={styles.names}>
    {teams.map(({ team }) => (
      <li key={team.id}>
        <Crest team={team} />
        {team.name}
      </li>
    ))}
    {players.map((player) => (
      <li key={player.id}>
        <Avatar player={player} />
        {player.name}
      </li>
    ))}
    {competitions.map((competition) => (
      <li key={competition.id}>
        <CompetitionEmblem competition={competition} />
        {competition.name}
      </li>
    ))}
  </ul>
);
