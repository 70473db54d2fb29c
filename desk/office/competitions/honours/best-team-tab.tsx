import { EmptyState } from '#ui/empty-state.tsx';
import { LoadState } from '#desk/kit/load-state.tsx';
import type { BestTeam, BestTeamOf } from '#contract/desk/honours.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { daysText } from '#desk/office/day-text.ts';
import { useTexts } from '#desk/office/texts.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { Mark } from '#desk/shell/mark.tsx';
import { useQuery } from '#desk/shell/navigation.ts';
import type { TabProps } from '#desk/office/competitions/tab-props.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { BestTeamForm } from './best-team-form.tsx';
import button from '#ui/button.module.css';
import layout from '#desk/kit/layout.module.css';
import occasion from '#desk/office/competitions/occasion.module.css';

const PERIODS = ['week', 'season', 'year'] as const;

/** Teams of the week, of the season and of the year: proposed, chosen, taken back. */
export function BestTeamTab({ record }: TabProps) {
  const { t, language } = useTexts();
  const [query, setQuery] = useQuery();
  const { gameweeks } = record;
  const asked = query.get('of');
  const latest = gameweeks.findLast(({ played }) => played > 0) ?? gameweeks[0];
  const gameweek = gameweeks.find(({ number }) => String(number) === asked) ?? latest;
  const of: BestTeamOf | null = asked === 'season' || asked === 'year' ? asked : (gameweek?.number ?? null);
  const period = typeof of === 'number' || of === null ? 'week' : of;
  const open = (next: BestTeamOf | undefined) =>
    setQuery({ of: next === undefined ? null : String(next), place: null });
  const at = gameweek ? gameweeks.indexOf(gameweek) : -1;
  const step = (by: 1 | -1) => {
    const next = gameweeks[at + by];
    return (
      <button
        className={button.icon}
        aria-label={t(by < 0 ? 'wizard.previousRound' : 'wizard.nextRound')}
        disabled={!next}
        onClick={() => open(next?.number)}
      >
        <Mark name={by < 0 ? 'back' : 'right'} />
      </button>
    );
  };
  return (
    <div className={layout.stack}>
      <div className={occasion.occasion}>
        <SegmentedControl
          label={t('honours.period')}
          options={PERIODS.map((value) => ({ value, label: t(`honours.of.${value}`) }))}
          chosen={period}
          onChoose={(value) => open(value === 'week' ? latest?.number : value)}
        />
        {period === 'week' && gameweek && (
          <span className={occasion.roundOf}>
            {step(-1)}
            <b>{t('wizard.round', { number: gameweek.number })}</b>
            <small>{daysText(gameweek.startsOn, gameweek.endsOn, language)}</small>
            {step(1)}
          </span>
        )}
      </div>
      {of === null ? (
        <EmptyState framed title={t('honours.noRounds')} text={t('honours.noRoundsText')} />
      ) : (
        <LoadedTeam key={of} record={record} of={of} />
      )}
    </div>
  );
}

function LoadedTeam({ record, of }: { record: TabProps['record']; of: BestTeamOf }) {
  const { data, failed, reload } = useDesk<BestTeam>(deskPaths.bestTeam(record.id, of));
  if (!data) return <LoadState {...{ data, failed, reload }} />;
  return <BestTeamForm record={record} of={of} team={data} />;
}
