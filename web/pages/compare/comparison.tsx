import image from '@phosphor-icons/core/bold/images-square-bold.svg?raw';
import type { ReactNode } from 'react';
import { COMPARE_TABS } from '#contract/page-routes.ts';
import { type ComparisonKind, pagePaths } from '#contract/paths.ts';
import { sharedCompetitions, sharedSeasons, type Scope } from '#domain/compare/compare.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import button from '#ui/button.module.css';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { useLocation, useNavigate, useSearchParams } from '#ui/router/hooks.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { scopeInQuery, type ComparedFigure } from '#web/football/compare/compared.ts';
import { scopeText } from '#web/football/compare/scope-text.ts';
import type { ComparedSeason } from '#web/football/compare/scope-text.ts';
import { useMomentPictures } from '#web/football/moment-pictures.ts';
import { StatComparison } from '#web/football/stat-comparison.tsx';
import styles from './comparison.module.css';
import { Versus, type ComparedSide } from './versus.tsx';

export type { ComparedSide };

interface ComparisonProps {
  kind: ComparisonKind;
  sides: readonly [ComparedSide, ComparedSide];
  seasons: readonly [readonly ComparedSeason[], readonly ComparedSeason[]];
  figuresIn: (scope: Scope) => ComparedFigure[];
  /** Under the figures. */
  children: ReactNode;
}

/** [CP1] to [CP5] Two of a kind side by side. */
export function Comparison({ kind, sides, seasons, figuresIn, children }: ComparisonProps) {
  const { t } = useLanguage();
  const scope = scopeInQuery(useSearchParams(), ...seasons);
  const [first, second] = sides;
  const pictures = useMomentPictures({ kind, id: first.id, part: second.id });
  const figures = figuresIn(scope);
  return (
    <>
      <Versus
        sides={sides}
        addressOf={kind === 'players' ? pagePaths.comparePlayers : pagePaths.compareTeams}
        pictures={pictures}
      />
      <div className={`wrap page ${styles.page}`}>
        <h2 className="hidden">{t('compare.title')}</h2>
        <ScopeChoice seasons={seasons} scope={scope} />
        {figures.length === 0 ? (
          <EmptyState title={t('compare.empty')} framed />
        ) : (
          <Card title={scopeText(scope, seasons[0], t)} note={t('compare.note')} padded>
            {figures.map(({ label, values: [home, away], better, format }) => (
              <StatComparison
                key={label}
                label={label}
                home={home}
                away={away}
                better={better}
                {...(format && { format })}
              />
            ))}
          </Card>
        )}
        {children}
        {pictures && (
          <a
            className={button.button}
            data-kind="primary"
            href={pictures.post}
            download={`${first.name}, ${second.name}.png`}
          >
            <Icon svg={image} />
            {t('compare.picture')}
          </a>
        )}
      </div>
    </>
  );
}

const [, ALL] = COMPARE_TABS;

/** [CP4] The seasons, and the competitions of one, in which both played. */
function ScopeChoice({ seasons: [first, second], scope }: { seasons: ComparisonProps['seasons']; scope: Scope }) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const shared = sharedSeasons(first, second);
  const [season, other] = [first, second].map((all) => all.find(({ id }) => id === scope.season));
  const competitions = season && other ? sharedCompetitions(season, other) : [];
  if (shared.length === 0) return null;
  const open = (query: Record<string, string>) =>
    navigate(`${pathname}?${new URLSearchParams(query)}`, { replace: true, preventScrollReset: true });
  return (
    <div className={styles.scope}>
      <Select
        label={t('compare.season')}
        options={[
          ...shared.map((one) => ({
            value: String(one.id),
            label: t('compare.seasonName', { season: seasonName(one) }),
          })),
          { value: ALL, label: t('compare.allSeasons') },
        ]}
        chosen={scope.season === null ? ALL : String(scope.season)}
        onChoose={(value) => open(value === ALL ? { tab: ALL } : { season: value })}
      />
      {season && competitions.length > 1 && (
        <SegmentedControl
          label={t('compare.competition')}
          options={[
            { value: 0, label: t('compare.allCompetitions') },
            ...competitions.map(({ competition }) => ({ value: competition.id ?? 0, label: competition.name })),
          ]}
          chosen={scope.competition ?? 0}
          onChoose={(value) =>
            void open({ season: String(season.id), ...(value !== 0 && { competition: String(value) }) })
          }
        />
      )}
    </div>
  );
}
