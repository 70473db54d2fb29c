import { whereOf } from '#i18n/league-words.ts';
import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pagePaths } from '#contract/paths.ts';
import { longDate } from '#domain/formatting/date.ts';
import { criteriaOf } from '#domain/standings/format.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import { Card } from '#ui/card.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Translate } from '#i18n/translate.ts';
import { useLanguage } from '#ui/language.ts';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { QueryResult } from '#ui/query-result.tsx';
import { pageStatusFor } from '#web/api/errors.ts';
import { competitionRules } from '#web/api/history-queries.ts';
import { idFromParams } from '#web/api/load.ts';
import { competition } from '#web/api/results-queries.ts';
import type { CompetitionRules } from '#web/football/history-model.ts';
import { signedNumber } from '#web/football/signed-number.ts';
import { useParams } from '#ui/router/hooks.ts';
import type { HeadOf } from '#web/shell/head.ts';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';
import { ComingSoon } from './coming-soon.tsx';
import styles from './competition-details-page.module.css';

const rulesOf = (id: number) => competitionRules({ id, season: null });

export const head: HeadOf = ({ t, language, league, queryClient, params }) => {
  const id = idFromParams(params);
  const error = id === null ? null : queryClient.getQueryState(rulesOf(id).queryKey)?.error;
  return {
    title: t('results.section.head.title', { section: t('results.details'), league: league.name[language] }),
    description: t('results.head.description', { where: whereOf({ t, language, league }) }),
    ...(id === null && { status: 400 }),
    ...(error && { status: pageStatusFor(error) }),
  };
};

export function Page() {
  const id = idFromParams(useParams());
  return id === null ? <NotFoundPage /> : <Details id={id} />;
}

function Details({ id }: { id: number }) {
  const { t } = useLanguage();
  const rules = useQuery(rulesOf(id));
  if (rules.data === null) return <ComingSoon title={t('results.details')} text={t('results.competitionId', { id })} />;
  if (rules.error?.status === 404) return <NotFoundPage />;
  return (
    <div className="wrap page">
      <div className={styles.heading}>
        <h1>{t('results.details')}</h1>
        <Name id={id} />
      </div>
      <QueryResult query={rules} failed={() => ({ title: t('home.league.failed') })}>
        {(found) => found && <Rules rules={found} />}
      </QueryResult>
    </div>
  );
}

function Name({ id }: { id: number }) {
  const { data } = useQuery(competition(id));
  return (
    data && (
      <h2>
        <a className={styles.name} href={pagePaths.competition(id)}>
          <CompetitionEmblem competition={data} />
          {data.name}
          <Icon svg={caretRight} size="1rem" />
        </a>
      </h2>
    )
  );
}

function Rules({ rules }: { rules: CompetitionRules }) {
  const { t, language } = useLanguage();
  const { season, startsOn, endsOn, points, suspensions, zones, adjustments } = rules;
  const dayOf = (day: string | null) => (day === null ? '–' : longDate(new Date(day), language));
  const hasTable = rules.format !== 'KNOCKOUT';
  const hasKnockout = rules.format === 'KNOCKOUT' || rules.format === 'GROUP_PLUS_KNOCKOUT';
  return (
    <div className={`stack ${styles.rules}`}>
      <Card title={t('results.rules.facts')} padded>
        <FactList
          facts={[
            { label: t('competition.format'), value: t(`competition.format.${rules.format}`) },
            { label: t('competition.season'), value: season ? seasonName(season) : '–' },
            { label: t('results.rules.start'), value: dayOf(startsOn) },
            { label: t('results.rules.end'), value: dayOf(endsOn) },
            { label: t('competition.teams'), value: rules.teams },
            {
              label: t('results.rules.matches'),
              value: t('results.rules.played', { played: rules.matchesPlayed, all: rules.matches }),
            },
          ]}
        />
      </Card>
      <div className="pair">
        <Card title={t('results.rules.rules')} padded>
          <FactList
            facts={[
              { label: t('results.rules.length'), value: t('results.rules.halves', { minutes: rules.halfMinutes }) },
              ...(hasTable
                ? [
                    {
                      label: t('results.rules.points'),
                      value: t('results.rules.pointsFor', { win: points.win, draw: points.draw, loss: points.loss }),
                    },
                  ]
                : []),
              ...(hasTable && points.shootOut
                ? [{ label: t('results.rules.draws'), value: t('results.rules.shootOut', points.shootOut) }]
                : []),
              ...(hasKnockout
                ? [
                    {
                      label: t('results.rules.level'),
                      value: t(rules.hasExtraTime ? 'results.rules.extraTime' : 'results.rules.penalties'),
                    },
                  ]
                : []),
              ...(suspensions ? suspensionFacts(suspensions, t) : []),
            ]}
          />
        </Card>
        {hasTable && (
          <Card title={t('results.rules.order')} padded>
            <Listed>
              {(['points', ...criteriaOf(rules.tieBreakers), 'name'] as const).map((criterion) => (
                <li key={criterion}>{t(`results.rules.by.${criterion}`)}</li>
              ))}
            </Listed>
          </Card>
        )}
      </div>
      <div className="pair">
        {hasTable && zones.length > 0 && (
          <Card title={t('results.rules.zones')} padded>
            <FactList
              facts={zones.map(({ from, to, labelBg, labelEn }) => ({
                label: language === 'bg' ? labelBg : labelEn,
                value: from === to ? t('results.rules.place', { from }) : t('results.rules.places', { from, to }),
              }))}
            />
          </Card>
        )}
        {adjustments.length > 0 && (
          <Card title={t('results.rules.adjustments')} padded>
            <FactList
              facts={adjustments.map(({ team, points: change, reason }) => ({
                label: `${team.name}, ${reason[language]}`,
                value: signedNumber(change),
              }))}
            />
          </Card>
        )}
      </div>
    </div>
  );
}

const suspensionFacts = (
  { yellows, matchesPerRed, secondYellowIsRed }: NonNullable<CompetitionRules['suspensions']>,
  t: Translate,
) => [
  ...(yellows > 0
    ? [{ label: t('results.rules.yellows'), value: t('results.rules.everyYellows', { count: yellows }) }]
    : []),
  {
    label: t('results.rules.red'),
    value: matchesPerRed > 0 ? t('results.rules.misses', { count: matchesPerRed }) : t('results.rules.commission'),
  },
  {
    label: t('results.rules.secondYellow'),
    value: secondYellowIsRed ? t('results.rules.yellowAndRed') : t('results.rules.misses', { count: 1 }),
  },
];

const Listed = ({ children }: { children: ReactNode }) => <ol className={styles.criteria}>{children}</ol>;
