import { describe, expect, it } from 'vitest';
import { OCCASION_AWARDS, SEASON_AWARDS, TEAM_AWARDS } from '#domain/player/award.ts';
import { publicBg } from '#i18n/public/bg.ts';
import { publicEn } from '#i18n/public/en.ts';
import { createTranslate } from '#i18n/translate.ts';
import { AwardList } from './award-list.tsx';
import type { Award } from './award-model.ts';
import { awardDate, awardText } from './award-text.ts';
import { renderMarkup, visibleText } from './rendered.fixture.tsx';

const award = (subtype: string, more: Partial<Award> = {}): Award => ({
  key: subtype,
  type: 'INDIVIDUAL_SEASONAL',
  subtype,
  competition: { id: 1, name: 'Делта Лига', logo: null },
  season: '2025/2026',
  isCurrentSeason: false,
  gameweek: null,
  position: null,
  awardedOn: '2026-03-01',
  picture: null,
  notes: null,
  ...more,
});

describe('an award', () => {
  it('has a name in both languages', () => {
    const catalogues = { bg: createTranslate('bg-BG', publicBg), en: createTranslate('en', publicEn) };
    for (const subtype of [...TEAM_AWARDS, ...SEASON_AWARDS, ...OCCASION_AWARDS])
      for (const t of Object.values(catalogues)) expect(awardText(subtype, t)).not.toContain('award.');
    expect(awardText('BEST_CAPTAIN', catalogues.bg)).toBe('Best captain');
  });

  it('is shown with its competition, season and day', () => {
    expect(visibleText(renderMarkup(<AwardList awards={[award('GOLDEN_BOOT')]} />))).toBe(
      'Златна обувка Делта Лига 2025/2026 01.03.2026',
    );
    expect(awardDate(award('MVP', { awardedOn: 'some day' }))).toBeNull();
  });

  it('shows its own picture, else that of its team selection, else an icon', () => {
    const pictures = renderMarkup(
      <AwardList awards={[award('MVP', { picture: '/own.png' }), award('TEAM_OF_THE_WEEK'), award('FIRST_PLACE')]} />,
    ).match(/<img[^>]*src="[^"]*"/g);
    expect(pictures?.map((picture) => /src="([^"]*)"/.exec(picture)?.[1])).toEqual([
      '/own.png',
      '/awards/team_of_the_week.svg',
    ]);
  });
});
