import { pagePaths } from '#contract/paths.ts';
import { matchDateTime, readDate } from '#domain/formatting/date.ts';
import type { Language } from '#contract/language.ts';
import { league } from '#league.config';
import type { Translate } from '#i18n/translate.ts';
import { pageStatusOf } from '#web/api/errors.ts';
import { idIn } from '#web/api/load.ts';
import { matchDetails } from '#web/api/match-queries.ts';
import { gameweekText } from '#web/football/gameweek-text.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import type { HeadOf } from '#web/shell/head.ts';
import { titleOf } from '#web/football/match-title.ts';

export const head: HeadOf = ({ t, language, queryClient, params }) => {
  const id = idIn(params);
  const known = id === null ? undefined : queryClient.getQueryState<MatchDetails>(matchDetails(id).queryKey);
  if (id !== null && known?.data)
    return {
      title: titleOf(known.data, t),
      description: describe(known.data, t, language),
      // Both addresses show one page, and this is its name.
      address: pagePaths.match(id),
    };
  const status = id === null ? 400 : known?.error ? pageStatusOf(known.error) : undefined;
  return {
    title: t('matchPage.head.unknown', { league: league.name[language] }),
    description: t('live.head.description', { city: league.city[language] }),
    ...(status !== undefined && { status }),
  };
};

function describe(match: MatchDetails, t: Translate, language: Language): string {
  const start = readDate(match.startTime);
  const occasion = [
    titleOf(match, t),
    match.competition?.name,
    gameweekText(match.gameweek, t),
    start.kind === 'known' && matchDateTime(start.date, language),
    match.venue,
  ];
  return t('matchPage.head.description', { occasion: occasion.filter(Boolean).join(', ') });
}
