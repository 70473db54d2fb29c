import { whereOf } from '#i18n/league-words.ts';
import type { Language } from '#contract/language.ts';
import { pagePaths } from '#contract/paths.ts';
import { matchDateTime, parseDate } from '#domain/formatting/date.ts';
import type { Translate } from '#i18n/translate.ts';
import { pageStatusFor } from '#web/api/errors.ts';
import { idFromParams } from '#web/api/load.ts';
import { matchPhotos } from '#web/api/photo-queries.ts';
import { matchDetails } from '#web/api/match-queries.ts';
import { gameweekText } from '#web/football/gameweek-text.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import { matchTitle } from '#web/football/match-title.ts';
import { liveTableModules } from '#web/live/table/load-live-table.ts';
import { FOLLOWING } from '#web/live/use-live-match.ts';
import { PHOTO_STRIP } from '#web/photos/strip-part.ts';
import type { HeadOf } from '#web/shell/head.ts';
import { partModules } from './lazy-tabs.ts';

export const head: HeadOf = ({ t, language, league, queryClient, params, query }) => {
  const id = idFromParams(params);
  const cached = id === null ? undefined : queryClient.getQueryState<MatchDetails>(matchDetails(id).queryKey);
  if (id !== null && cached?.data)
    return {
      title: matchTitle(cached.data, t),
      description: describe(cached.data, t, language),
      // Canonical: two addresses show this page.
      address: pagePaths.match(id),
      modules: [
        ...partModules(query, cached.data, language),
        ...(query.get('tab') === 'standings' ? liveTableModules(queryClient) : []),
        ...stripModules(queryClient.getQueryData(matchPhotos(id).queryKey)),
        ...(cached.data.status === 'LIVE' ? FOLLOWING : []),
      ],
    };
  const status = id === null ? 400 : cached?.error ? pageStatusFor(cached.error) : undefined;
  return {
    title: t('matchPage.head.unknown', { league: league.name[language] }),
    description: t('live.head.description', { where: whereOf({ t, language, league }) }),
    ...(status !== undefined && { status }),
  };
};

const stripModules = (strip: { gallery: object | null } | undefined) => (strip?.gallery ? [PHOTO_STRIP.file] : []);

function describe(match: MatchDetails, t: Translate, language: Language): string {
  const start = parseDate(match.startTime);
  const occasion = [
    matchTitle(match, t),
    match.competition?.name,
    gameweekText(match.gameweek, t),
    start.kind === 'known' && matchDateTime(start.date, language),
    match.venue,
  ];
  return t('matchPage.head.description', { occasion: occasion.filter(Boolean).join(', ') });
}
