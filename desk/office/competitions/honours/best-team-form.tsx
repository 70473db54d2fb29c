import type { BestTeam, BestTeamFields, BestTeamOf } from '#contract/desk/honours.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk } from '#desk/api/client.ts';
import { Conflict } from '#desk/kit/conflict.tsx';
import { Failure } from '#desk/kit/failure.tsx';
import { RecordFields, shownIn, type RecordField } from '#desk/kit/record-fields.tsx';
import { SaveBar } from '#desk/kit/save-state.tsx';
import { useRecord } from '#desk/kit/use-record.ts';
import { useRemoval } from '#desk/kit/use-removal.ts';
import { useSaveKey } from '#desk/kit/use-save-key.ts';
import { wrongText } from '#desk/kit/wrong-text.ts';
import { Panel } from '#desk/office/panel.tsx';
import { LeagueState } from '#desk/office/states.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { Mark } from '#desk/shell/mark.tsx';
import { useQuery } from '#desk/shell/navigation.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { positionGroup } from '#domain/lineup/position.ts';
import { rankForPlace } from '#domain/lineup/propose-team.ts';
import { COMPOSITION_SLOTS, SLOT_PLACES, slotOf, type CompositionSlot } from '#domain/lineup/team-of-the-week.ts';
import type { TabProps } from '#desk/office/competitions/tab-props.ts';
import { CandidateList } from './candidate-list.tsx';
import { BestTeamPitch } from './best-team-pitch.tsx';

interface BestTeamFormProps {
  record: TabProps['record'];
  of: BestTeamOf;
  team: BestTeam;
}

/** Six places on the pitch; who stands in one is changed beside it. */
export function BestTeamForm({ record, of, team }: BestTeamFormProps) {
  const { t, language } = useTexts();
  const [query, setQuery] = useQuery();
  const { candidates, proposed, isChosen } = team;
  const { version, ...saved } = team.chosen;
  const url = deskPaths.bestTeam(record.id, of);
  const form = useRecord<BestTeamFields>({
    name: `best-team:${record.id}`,
    id: of,
    saved,
    version,
    edit: () => url,
    onSaved: () => showToast({ text: t('honours.onSite') }),
    onDone: () => setQuery({ place: null }),
  });
  useSaveKey(() => form.changed.length > 0 && void form.save());
  const opened = COMPOSITION_SLOTS.find((slot) => slot === query.get('place')) ?? null;
  const open = (slot: CompositionSlot | null) => setQuery({ place: slot }, { push: slot !== null });
  const nameOf = (id: number | null) => {
    const found = candidates.find((candidate) => candidate.id === id);
    return found ? nameIn(language, found) : '–';
  };
  const isProposed = COMPOSITION_SLOTS.every((slot) => form.fields[slot] === proposed[slot]);
  const hasProposal = COMPOSITION_SLOTS.some((slot) => proposed[slot] !== null);

  function choose(slot: CompositionSlot, id: number) {
    const other = slotOf(form.fields, id);
    // Who stands elsewhere changes places.
    form.set({ ...(other && { [other]: form.fields[slot] }), [slot]: id });
    open(null);
  }

  const removal = useRemoval({
    path: `${url}?version=${version}`,
    said: t('honours.dropped'),
    undo: async (_removed, key) => {
      const { chosen } = await callDesk<BestTeam>(url);
      return callDesk(url, { method: 'PUT', body: { ...saved, version: chosen.version }, key });
    },
    form,
    onRemoved: () => open(null),
  });

  const notes: RecordField<BestTeamFields>[] = [
    {
      name: 'notesBg',
      label: t('honours.notesBg'),
      help: t('honours.notesHelp'),
      optional: true,
      maxLength: 500,
      lang: 'bg',
    },
    { name: 'notesEn', label: t('honours.notesEn'), optional: true, maxLength: 500, lang: 'en' },
  ];
  if (form.theirs)
    return (
      <Conflict
        form={form}
        fields={[
          ...COMPOSITION_SLOTS.map((name) => ({
            name,
            label: t(`honours.place.${name}`),
            show: (fields: BestTeamFields) => nameOf(fields[name]),
          })),
          ...shownIn(notes, t, language),
        ]}
      />
    );
  if (candidates.length === 0) return <LeagueState title={t('honours.noPlayers')} text={t('honours.noPlayersText')} />;
  const wrongSlot = COMPOSITION_SLOTS.find((slot) => slot === form.wrong?.field);
  return (
    <>
      <div className={opened ? 'bench' : 'bench notes-beside'}>
        <section className="card best-team" aria-label={t('competition.tab.best')}>
          <div className="group-head">
            <h2>{t(isChosen ? 'honours.chosen' : 'honours.notChosen')}</h2>
            <span className="pager">
              {hasProposal && !isProposed && (
                <button
                  type="button"
                  className={isChosen ? 'btn small' : 'btn small primary'}
                  onClick={() => form.set(proposed)}
                >
                  {t('honours.byRatings')}
                </button>
              )}
              {isChosen && (
                <button type="button" className="btn small bare danger" disabled={removal.isBusy} onClick={removal.run}>
                  {t('honours.drop')}
                </button>
              )}
            </span>
          </div>
          {wrongSlot && form.wrong && (
            <p className="callout" data-tone="bad" role="alert">
              <Mark name="warning" />
              <span>{`${t(`honours.place.${wrongSlot}`)}: ${wrongText(t, form.wrong.reason)}`}</span>
            </p>
          )}
          <Failure refusal={removal.refusal} onRetry={removal.run} />
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
          <section className="card panel">
            <div className="body">
              <RecordFields form={form} fields={notes} />
              <p className="help">{t(of === 'season' ? 'honours.howSeason' : 'honours.how')}</p>
            </div>
          </section>
        )}
      </div>
      <SaveBar form={form} effect={t('honours.effect')} />
    </>
  );
}

/** Those of the line first, the others after them; both by what they did. */
function sortFor(candidates: BestTeam['candidates'], slot: CompositionSlot): BestTeam['candidates'] {
  const line = SLOT_PLACES[slot].position;
  const fits = ({ position }: BestTeam['candidates'][number]) => position !== null && positionGroup(position) === line;
  const ranked = rankForPlace(candidates, line);
  return [...ranked.filter(fits), ...ranked.filter((one) => !fits(one))];
}
