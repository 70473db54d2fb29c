import { useState } from 'react';
import type { BanFields, BanList, SavedBan } from '#contract/desk/bans.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { currentDay } from '#desk/api/server-clock.ts';
import { byAnother, defineRecord, type RecordView } from '#desk/kit/define-record.ts';
import { NumberField, TextField } from '#desk/kit/fields.tsx';
import { LoadedPanel, OpenedRecord, RecordPanel } from '#desk/kit/record-panel.tsx';
import type { Form } from '#desk/kit/record-store.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { useRecord } from '#desk/kit/use-record.ts';
import type { ChatNews } from '#desk/office/chat/chat-text.ts';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { nameIn } from '#domain/formatting/name-in.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import button from '#ui/button.module.css';
import fieldRow from '#desk/kit/field-row.module.css';
import field from '#desk/kit/field.module.css';
import layout from '#desk/kit/layout.module.css';

interface BansOf {
  playerId: number;
  list: BanList;
}

const playerName = ({ language, context }: RecordView<BanFields, BansOf>) => nameIn(language, context.list);

const banRecord = defineRecord<BanFields, BansOf>({
  name: ({ playerId }) => `ban:${playerId}`,
  list: ({ playerId }) => deskPaths.bans(playerId),
  one: deskPaths.ban,
  empty: () => ({
    competitionId: null,
    startsOn: currentDay(),
    endsOn: null,
    matches: 1,
    decision: null,
    reasonBg: '',
    reasonEn: '',
    liftedOn: null,
  }),
  title: ({ t, isNew }) => t(isNew ? 'ban.new' : 'ban.edit'),
  fields: {
    startsOn: { label: 'ban.startsOn', kind: 'date', edit: ({ form }) => <EndFields form={form} /> },
    matches: { label: 'ban.matches', edit: byAnother },
    endsOn: { label: 'ban.endsOn', kind: 'date', edit: byAnother },
    competitionId: {
      label: 'ban.competition',
      options: ({ t, language, context }) => [
        { value: null, label: t('ban.everywhere') },
        ...context.list.competitions.map((one) => ({ value: one.id, label: nameIn(language, one) })),
      ],
    },
    reasonBg: { label: 'ban.reasonBg', kind: 'long', maxLength: 200, rows: 2, lang: 'bg' },
    reasonEn: { label: 'ban.reasonEn', kind: 'long', maxLength: 200, rows: 2, lang: 'en', help: 'ban.reasonHelp' },
    decision: { label: 'ban.decision', maxLength: 40, optional: true },
    liftedOn: {
      label: 'ban.liftedOn',
      kind: 'date',
      help: 'ban.liftedHelp',
      optional: true,
      when: ({ isNew }) => !isNew,
    },
  },
  removal: { text: 'ban.delete', said: (view) => view.t('ban.deleted', { name: playerName(view) }) },
});

interface BanPanelProps {
  playerId: number;
  /** The number of a ban, or `new`. */
  opened: string;
  onClose: () => void;
}

/** A decision of the commission about a player, in place of his panel. */
export function BanPanel({ playerId, opened, onClose }: BanPanelProps) {
  const { t } = useTexts();
  const loaded = useDesk<BanList>(deskPaths.bans(playerId));
  return (
    <LoadedPanel loaded={loaded} title={t(opened === 'new' ? 'ban.new' : 'ban.edit')} onClose={onClose}>
      {(list) => (
        <OpenedRecord id={opened} items={list.bans} title={t('ban.edit')} onClose={onClose}>
          {(ban) => <BanForm {...{ playerId, list, ban, onClose }} />}
        </OpenedRecord>
      )}
    </LoadedPanel>
  );
}

function BanForm({ ban, onClose, ...context }: BansOf & { ban: SavedBan | null; onClose: () => void }) {
  const { t } = useTexts();
  const { list } = context;
  const edited = useRecord(banRecord, {
    item: ban,
    context,
    onClose,
    onSaved: (_answer, before, sent) => showToast({ text: t('ban.saved'), news: newsOf(list, before, sent) }),
  });
  const { form, view } = edited;
  return (
    <RecordPanel of={edited} sub={playerName(view)}>
      {ban && form.fields.liftedOn === null && (
        <div className={layout.buttons}>
          <button
            type="button"
            className={button.button}
            data-size="small"
            onClick={() => form.set({ liftedOn: currentDay() })}
          >
            {t('ban.lift')}
          </button>
        </div>
      )}
    </RecordPanel>
  );
}

/** [CT1] Whether the ban is lifted by this, or how it stands now. */
function newsOf(list: BanList, before: BanFields, sent: BanFields): ChatNews {
  const { startsOn, endsOn, matches, reasonBg, reasonEn, competitionId, liftedOn } = sent;
  const of = { player: list, competition: list.competitions.find(({ id }) => id === competitionId) ?? null };
  return before.liftedOn === null && liftedOn !== null
    ? { kind: 'ban-lifted', ...of, day: liftedOn }
    : { kind: 'banned', ...of, ban: { startsOn, endsOn, matches, reason: { bg: reasonBg, en: reasonEn } } };
}

/** One end at a time; what was typed for the other comes back. */
function EndFields({ form }: { form: Form<BanFields> }) {
  const { t } = useTexts();
  const { matches, endsOn } = form.fields;
  const [kind, setKind] = useState<'matches' | 'day'>(endsOn === null ? 'matches' : 'day');
  const [kept, setKept] = useState({ matches, endsOn });
  function choose(next: 'matches' | 'day') {
    setKept({ matches: matches ?? kept.matches, endsOn: endsOn ?? kept.endsOn });
    setKind(next);
    form.set(next === 'day' ? { matches: null, endsOn: kept.endsOn } : { endsOn: null, matches: kept.matches ?? 1 });
  }
  return (
    <>
      <div className={field.field}>
        <span className={field.caption}>{t('ban.end')}</span>
        <SegmentedControl
          label={t('ban.end')}
          chosen={kind}
          options={[
            { value: 'matches', label: t('ban.byMatches') },
            { value: 'day', label: t('ban.byDay') },
          ]}
          onChoose={choose}
        />
      </div>
      <div className={`${fieldRow.row} ${fieldRow.keep}`}>
        <TextField form={form} name="startsOn" type="date" label={t('ban.startsOn')} />
        {kind === 'matches' ? (
          <NumberField form={form} name="matches" label={t('ban.matches')} min={1} max={99} />
        ) : (
          <TextField form={form} name="endsOn" type="date" label={t('ban.endsOn')} optional />
        )}
      </div>
      {kind === 'matches' && <p className={field.help}>{t('ban.matchesHelp')}</p>}
    </>
  );
}
