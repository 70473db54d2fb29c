import type { CalendarMatch } from '#contract/desk/calendar.ts';
import { FieldRow } from '#desk/office/form/field-row.tsx';
import { NumberField, TextField } from '#desk/office/form/fields.tsx';
import { useForm } from '#desk/office/form/use-form.ts';
import { transliterate } from '#domain/formatting/transliterate.ts';
import type { CalendarIndex } from './calendar-index.ts';
import { Frame } from './form-frame.tsx';
import type { Words } from './words.ts';

interface DecisionFormProps<Fields extends object> {
  match: CalendarMatch;
  index: CalendarIndex;
  words: Words;
  onClose: () => void;
  /** Records it. */
  send: (fields: Fields) => Promise<unknown>;
  onDone: () => void;
}

export interface AwardFields {
  home: number | null;
  away: number | null;
  reasonBg: string;
  reasonEn: string;
}

const AWARD: AwardFields = { home: 3, away: 0, reasonBg: '', reasonEn: '' };

/** A result that was not played, with its reason in both languages. */
export function AwardForm({ match, index, words, onClose, send, onDone }: DecisionFormProps<AwardFields>) {
  const { t } = words;
  const form = useForm<AwardFields>({
    name: `award:${match.id}`,
    saved: AWARD,
    version: '',
    send: async (fields) => {
      await send(fields);
      return { fields: AWARD, version: '' };
    },
    onSaved: onDone,
  });
  const nameOf = (id: number | null) => index.teams.get(id ?? 0)?.name ?? '?';
  const { homeId, awayId } = match.fields;
  const choices = [
    { winner: homeId, loser: awayId, score: { home: 3, away: 0 } },
    { winner: awayId, loser: homeId, score: { home: 0, away: 3 } },
  ];
  return (
    <Frame {...{ match, index, words, onClose, form }} tag={t('calendar.deciding')} submit={t('calendar.award')}>
      <div className="choices">
        {choices.map(({ winner, loser, score }) => (
          <button
            key={winner}
            type="button"
            className="chip"
            aria-pressed={form.fields.home === score.home && form.fields.away === score.away}
            onClick={() =>
              form.set({
                ...score,
                reasonBg: form.fields.reasonBg || t('calendar.noShowBg', { team: nameOf(loser) }),
                reasonEn: form.fields.reasonEn || t('calendar.noShowEn', { team: transliterate(nameOf(loser)) }),
              })
            }
          >
            {t('calendar.awardFor', { ...score, team: words.team(winner) })}
          </button>
        ))}
      </div>
      <FieldRow columns={2} isShort>
        <NumberField form={form} name="home" min={0} max={99} label={words.team(homeId)} />
        <NumberField form={form} name="away" min={0} max={99} label={words.team(awayId)} />
      </FieldRow>
      <FieldRow columns={2}>
        <TextField form={form} name="reasonBg" lang="bg" maxLength={500} label={t('calendar.reasonBg')} />
        <TextField form={form} name="reasonEn" lang="en" maxLength={500} label={t('calendar.reasonEn')} />
      </FieldRow>
    </Frame>
  );
}

export interface RevertFields {
  reason: string;
}

/** Takes an award back, which needs a reason. */
export function RevertForm({ match, index, words, onClose, send, onDone }: DecisionFormProps<RevertFields>) {
  const { t } = words;
  const form = useForm<RevertFields>({
    name: `revert:${match.id}`,
    saved: { reason: '' },
    version: '',
    send: async (fields) => {
      await send(fields);
      return { fields: { reason: '' }, version: '' };
    },
    onSaved: onDone,
  });
  return (
    <Frame {...{ match, index, words, onClose, form }} tag={t('calendar.deciding')} submit={t('calendar.revert')}>
      <TextField form={form} name="reason" maxLength={500} label={t('calendar.revertReason')} />
    </Frame>
  );
}
