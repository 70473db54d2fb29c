import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/paths.ts';
import { scoreText } from '#domain/formatting/match-words.ts';
import { shownAge } from '#domain/player/public-age.ts';
import { useLanguage } from '#ui/language.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { Crest } from '#ui/marks/crest.tsx';
import { useToday } from '#ui/now.ts';
import { positionText } from '#ui/position-text.ts';
import { useParams } from '#ui/router/hooks.ts';
import { playerMeetings } from '#web/api/match-context-queries.ts';
import { playerCareer, playerProfile, playerSeasons } from '#web/api/player-queries.ts';
import { trendingPlayers } from '#web/api/results-queries.ts';
import { useRecords } from '#web/api/use-records.ts';
import { playerFigures } from '#web/football/compare/player-figures.ts';
import type { PlayerProfile } from '#web/football/player-model.ts';
import { compareHead } from './compare-head.ts';
import { CompareStates } from './compare-states.tsx';
import { Comparison, type ComparedSide } from './comparison.tsx';
import { ChooseOther } from './choose-other.tsx';
import { Meetings } from './meetings.tsx';
import { RatingLines } from './rating-lines.tsx';
import { comparedIds } from './load-compare.ts';

export const head = compareHead({ kind: 'players', addressOf: pagePaths.comparePlayers, profileOf: playerProfile });

export function Page() {
  const { id, other } = comparedIds(useParams());
  if (id === null || other === null) return <CompareStates kind="players" />;
  return other === undefined ? (
    <FirstPlayer key={id} id={id} />
  ) : (
    <TwoPlayers key={`${id} ${other}`} ids={[id, other]} />
  );
}

function FirstPlayer({ id }: { id: number }) {
  const { t } = useLanguage();
  const profile = useQuery(playerProfile(id));
  const side = useSideOf();
  const { data: trending = [] } = useQuery(trendingPlayers);
  if (!profile.data) return <CompareStates kind="players" queries={[profile]} />;
  return (
    <ChooseOther
      kind="players"
      first={side(profile.data)}
      suggestionsTitle={t('compare.trending')}
      suggestions={trending.map(({ player, team }) => ({
        id: player.id,
        name: player.name,
        subtitle: team.name,
        picture: <Avatar player={player} />,
      }))}
    />
  );
}

function TwoPlayers({ ids: [id, other] }: { ids: [number, number] }) {
  const { t, language } = useLanguage();
  const records = useRecords();
  const side = useSideOf();
  const profiles = [useQuery(playerProfile(id)), useQuery(playerProfile(other))] as const;
  const seasons = [useQuery(playerSeasons(id)), useQuery(playerSeasons(other))] as const;
  const careers = [useQuery(playerCareer(id)), useQuery(playerCareer(other))] as const;
  const { data: meetings = [] } = useQuery(playerMeetings(id, other));
  const [first, second] = profiles;
  if (!first.data || !second.data || !seasons[0].data || !seasons[1].data)
    return <CompareStates kind="players" queries={[...profiles, ...seasons]} />;
  const players = [
    { seasons: seasons[0].data, career: careers[0].data ?? null },
    { seasons: seasons[1].data, career: careers[1].data ?? null },
  ] as const;
  return (
    <Comparison
      kind="players"
      sides={[side(first.data), side(second.data)]}
      seasons={[players[0].seasons, players[1].seasons]}
      figuresIn={(scope) => playerFigures(players, scope, records, t)}
    >
      <RatingLines players={[first.data, second.data]} />
      <Meetings
        matches={meetings}
        noteOf={({ goals: [own, others] }) => scoreText(own, others, language)}
        note={t('compare.meetings.goals', { name: first.data.name })}
      />
    </Comparison>
  );
}

function useSideOf(): (player: PlayerProfile) => ComparedSide {
  const { t } = useLanguage();
  const today = useToday();
  return (player) => {
    const { id, name, team, position } = player;
    const age = shownAge(player, today);
    const facts = [position !== null && positionText(position, t), age !== null && t('compare.age', { age })];
    return {
      id,
      name,
      href: pagePaths.player(id),
      picture: <Avatar player={player} eager />,
      isRound: true,
      facts: (
        <>
          {team && <Crest team={team} />}
          <span>{facts.filter(Boolean).join(', ')}</span>
        </>
      ),
    };
  };
}
