import type { Scope } from '#domain/compare/compare.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Competition, Named } from '#web/football/model.ts';

export interface ComparedSeason {
  id: number;
  yearStart: number;
  yearEnd: number;
  competitions: readonly { competition: Named<Competition> }[];
}

/** „Делта Лига, 2025/2026“, „Сезон 2025/2026“ */
export function scopeText(scope: Scope, seasons: readonly ComparedSeason[], t: Translate): string {
  const season = seasons.find(({ id }) => id === scope.season);
  if (!season) return t('compare.allSeasons');
  const played = season.competitions.find(({ competition: { id } }) => id !== null && id === scope.competition);
  return played
    ? t('compare.scope', { competition: played.competition.name, season: seasonName(season) })
    : t('compare.seasonName', { season: seasonName(season) });
}
