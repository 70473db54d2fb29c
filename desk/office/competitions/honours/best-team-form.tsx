import warning from '@phosphor-icons/core/bold/warning-bold.svg?raw';
import { Notice } from '#ui/notice.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { BestTeam, BestTeamFields, BestTeamOf } from '#contract/desk/honours.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk } from '#desk/api/client.ts';
import { RemoveButton } from '#desk/kit/remove-button.tsx';
import { Failure } from '#desk/kit/failure.tsx';
import { byAnother, defineRecord, type FieldDefinition } from '#desk/kit/define-record.ts';
import { RecordFields } from '#desk/kit/record-fields.tsx';
import { RecordPage } from '#desk/kit/record-page.tsx';
import { useRecord } from '#desk/kit/use-record.ts';
import { wrongText } from '#desk/kit/wrong-text.ts';
import { Panel } from '#desk/office/panel.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { useQuery } from '#desk/shell/navigation.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { positionGroup } from '#domain/lineup/position.ts';
import { rankForSlot } from '#domain/lineup/propose-team.ts';
import { BEST_TEAM_SLOTS, SLOT_PLACES, slotOf, type BestTeamSlot } from '#domain/lineup/team-of-the-week.ts';
import type { TabProps } from '#desk/office/competitions/tab-props.ts';
import { CandidateList } from './candidate-list.tsx';
import { BestTeamPitch } from './best-team-pitch.tsx';
import { noteFields } from './note-fields.ts';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import fieldStyles from '#desk/kit/field.module.css';
import layout from '#desk/kit/layout.module.css';
import panel from '#desk/office/panel.module.css';
import styles from './best-team-form.module.css';

interface BestTeamFormProps {
  record: TabProps['record'];
  of: BestTeamOf;
  team: BestTeam;
}

const pathOf = ({ record, of }: BestTeamFormProps) => deskPaths.bestTeam(record.id, of);

const slotField = (slot: BestTeamSlot): FieldDefinition<BestTeamFields, BestTeamFormProps> => ({
  label: `honours.place.${slot}`,
  edit: byAnother,
  show: (fields, { language, context }) => {
    const chosen = context.team.candidates.find(({ id }) => id === fields[slot]);
    return chosen ? nameIn(language, chosen) : '–';
  },
});

const bestTeamRecord = defineRecord<BestTeamFields, BestTeamFormProps>({
  name: ({ record }) => `best-team:${record.id}`,
  one: (_id, context) => pathOf(context),
  title: ({ t }) => t('competition.tab.best'),
  fields: {
    ...(Object.fromEntries(BEST_TEAM_SLOTS.map((slot) => [slot, slotField(slot)])) as Record<
      BestTeamSlot,
      ReturnType<typeof slotField>
    >),
    ...noteFields,
  },
  saved: 'honours.onSite',
  removal: {
    text: 'honours.drop',
    said: ({ t }) => t('honours.dropped'),
    when: ({ context }) => context.team.isChosen,
    path: (path, { context }) => `${path}?version=${context.team.chosen.version}`,
    undo:
      ({ fields, context }) =>
      async (_removed, key) => {
        const path = pathOf(context);
        const { chosen } = await callDesk<BestTeam>(path);
        return callDesk(path, { method: 'PUT', body: { ...fields, version: chosen.version }, key });
      },
  },
});

/** Six places on the pitch; who stands in one is changed beside it. */
export function BestTeamForm({ record, of, team }: BestTeamFormProps) {
  const { t } = useTexts();
  const [query, setQuery] = useQuery();
  const { candidates, proposed, isChosen } = team;
  const edited = useRecord(bestTeamRecord, {
    item: { id: of, ...team.chosen },
    context: { record, of, team },
    onClose: () => setQuery({ place: null }),
  });
  const { form, removal } = edited;
  const opened = BEST_TEAM_SLOTS.find((slot) => slot === query.get('place')) ?? null;
  const open = (slot: BestTeamSlot | null) => setQuery({ place: slot }, { push: slot !== null });
  const isProposed = BEST_TEAM_SLOTS.every((slot) => form.fields[slot] === proposed[slot]);
  const hasProposal = BEST_TEAM_SLOTS.some((slot) => proposed[slot] !== null);

  function choose(slot: BestTeamSlot, id: number) {
    const other = slotOf(form.fields, id);
    // Who stands elsewhere changes places.
    form.set({ ...(other && { [other]: form.fields[slot] }), [slot]: id });
    open(null);
  }

  if (candidates.length === 0)
    return <EmptyState framed title={t('honours.noPlayers')} text={t('honours.noPlayersText')} />;
  const wrongSlot = BEST_TEAM_SLOTS.find((slot) => slot === form.wrong?.field);
  return (
    <RecordPage of={edited} effect={t('honours.effect')}>
      <div className={layout.withPanel}>
        <section className={`${card.card} ${styles.bestTeam}`} aria-label={t('competition.tab.best')}>
          <div className={layout.groupHead}>
            <h2>{t(isChosen ? 'honours.chosen' : 'honours.notChosen')}</h2>
            <span className={layout.pager}>
              {hasProposal && !isProposed && (
                <button
                  type="button"
                  className={button.button}
                  data-kind={isChosen ? undefined : 'primary'}
                  data-size="small"
                  onClick={() => form.set(proposed)}
                >
                  {t('honours.byRatings')}
                </button>
              )}
              {removal && (
                <RemoveButton isBusy={removal.isBusy} onClick={removal.run}>
                  {removal.text}
                </RemoveButton>
              )}
            </span>
          </div>
          {wrongSlot && form.wrong && (
            <Notice tone="bad" icon={warning} role="alert">
              {`${t(`honours.place.${wrongSlot}`)}: ${wrongText(t, form.wrong.reason)}`}
            </Notice>
          )}
          {removal && <Failure refusal={removal.refusal} onRetry={removal.run} />}
          <BestTeamPitch
            fields={form.fields}
            candidates={candidates}
            changed={form.changed}
            opened={opened}
            onOpen={open}
          />
        </section>
        {opened ? (
          <Panel
            title={t(`honours.place.${opened}`)}
            sub={t('honours.choose')}
            onClose={() => open(null)}
            onSubmit={() => void form.save()}
          >
            <CandidateList
              key={opened}
              candidates={sortFor(candidates, opened)}
              chosen={form.fields[opened]}
              placeOf={(id) => {
                const slot = slotOf(form.fields, id);
                return slot === null || slot === opened ? null : t(`honours.place.${slot}`);
              }}
              onChoose={(id) => choose(opened, id)}
            />
          </Panel>
        ) : (
          <section className={`${card.card} ${panel.panel}`}>
            <div className={`${panel.body} ${styles.explained}`}>
              <RecordFields of={edited} names={['notesBg', 'notesEn']} />
              <p className={fieldStyles.help}>{t(of === 'season' ? 'honours.howSeason' : 'honours.how')}</p>
            </div>
          </section>
        )}
      </div>
    </RecordPage>
  );
}

/** Those of the line first, the others after them; both by what they did. */
function sortFor(candidates: BestTeam['candidates'], slot: BestTeamSlot): BestTeam['candidates'] {
  const line = SLOT_PLACES[slot].position;
  const fits = ({ position }: BestTeam['candidates'][number]) => position !== null && positionGroup(position) === line;
  const ranked = rankForSlot(candidates, line);
  return [...ranked.filter(fits), ...ranked.filter((one) => !fits(one))];
}
