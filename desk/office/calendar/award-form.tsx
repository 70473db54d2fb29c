import type { ActResponse } from '#contract/desk/acts.ts';
import type { CalendarMatch } from '#contract/desk/calendar.ts';
import type { DeskMatch } from '#contract/desk/matches.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { useEnglish } from '#desk/kit/english.ts';
import { FieldRow } from '#desk/kit/field-row.tsx';
import { NumberField, TextField } from '#desk/kit/fields.tsx';
import { useForm } from '#desk/kit/use-form.ts';
import { Failure } from '#desk/kit/failure.tsx';
import { useDesk } from '#desk/kit/use-desk.ts';
import type { Score } from '#domain/match/score.ts';
import { transliterate } from '#domain/formatting/transliterate.ts';
import type { CalendarIndex } from './calendar-index.ts';
import { MatchFormPanel } from './match-form-panel.tsx';
import { lastDecision } from './use-decisions.ts';
import type { CalendarTexts } from './calendar-texts.ts';
import chip from '#desk/kit/chip.module.css';
import layout from '#desk/kit/layout.module.css';

interface DecisionFormProps {
  match: CalendarMatch;
  index: CalendarIndex;
  texts: CalendarTexts;
  onClose: () => void;
  onDone: () => void;
}

interface AwardFields {
  home: number | null;
  away: number | null;
  reasonBg: string;
  reasonEn: string;
}

const AWARD: AwardFields = { home: 3, away: 0, reasonBg: '', reasonEn: '' };

interface AwardFormProps extends DecisionFormProps {
  /** It stands in the match's ledger under this revision. */
  onRecorded: (revision: number, award: { score: Score; reason: { bg: string; en: string } }) => void;
}

/** A result that was not played, with its reason in both languages. */
export function AwardForm({ match, index, texts, onClose, onRecorded, onDone }: AwardFormProps) {
  const { t } = texts;
  const hasEnglish = useEnglish();
  const form = useForm<AwardFields, ActResponse>({
    name: `decision:award:${match.id}`,
    saved: AWARD,
    create: deskPaths.acts(match.id),
    toBody: (fields) => ({ act: { act: 'award', ...fields } }),
    onSaved: ({ revision }, _before, { home, away, reasonBg, reasonEn }) =>
      onRecorded(revision, { score: { home: home ?? 0, away: away ?? 0 }, reason: { bg: reasonBg, en: reasonEn } }),
    onDone,
  });
  const nameOf = (id: number | null) => index.teams.get(id ?? 0)?.name ?? '?';
  const { homeId, awayId } = match.fields;
  const choices = [
    { winner: homeId, loser: awayId, score: { home: 3, away: 0 } },
    { winner: awayId, loser: homeId, score: { home: 0, away: 3 } },
  ];
  return (
    <MatchFormPanel
      {...{ match, index, texts, onClose, form }}
      tag={t('calendar.deciding')}
      submit={t('calendar.award')}
    >
      <div className={layout.choices}>
        {choices.map(({ winner, loser, score }) => (
          <button
            key={winner}
            type="button"
            className={chip.chip}
            aria-pressed={form.fields.home === score.home && form.fields.away === score.away}
            onClick={() =>
              form.set({
                ...score,
                reasonBg: form.fields.reasonBg || t('calendar.noShowBg', { team: nameOf(loser) }),
                ...(hasEnglish && {
                  reasonEn: form.fields.reasonEn || t('calendar.noShowEn', { team: transliterate(nameOf(loser)) }),
                }),
              })
            }
          >
            {t('calendar.awardFor', { ...score, team: texts.team(winner) })}
          </button>
        ))}
      </div>
      <FieldRow columns={2} isShort>
        <NumberField form={form} name="home" min={0} max={99} label={texts.team(homeId)} />
        <NumberField form={form} name="away" min={0} max={99} label={texts.team(awayId)} />
      </FieldRow>
      <FieldRow columns={hasEnglish ? 2 : 1}>
        <TextField form={form} name="reasonBg" lang="bg" maxLength={500} label={t('calendar.reasonBg')} />
        {hasEnglish && (
          <TextField
            form={form}
            name="reasonEn"
            lang="en"
            maxLength={500}
            label={t('calendar.reasonEn')}
            note={t('form.optional')}
          />
        )}
      </FieldRow>
    </MatchFormPanel>
  );
}

/** Takes an award back, which needs a reason. */
export function RevertForm({ match, index, texts, onClose, onDone }: DecisionFormProps) {
  const { t } = texts;
  const { data, failed, reload } = useDesk<DeskMatch>(deskPaths.match(match.id));
  const decision = data && lastDecision(data);
  const form = useForm<{ reason: string }>({
    name: `decision:revert:${match.id}`,
    saved: { reason: '' },
    create: deskPaths.withdrawals,
    toBody: ({ reason }) => ({ entries: decision ? [decision] : [], reason }),
    onDone,
  });
  const why = failed ?? (data && !decision ? 'imported' : null);
  return (
    <MatchFormPanel
      {...{ match, index, texts, onClose, form }}
      tag={t('calendar.deciding')}
      submit={t('calendar.revert')}
      isReady={decision !== null}
    >
      <Failure refusal={why === null ? null : { reason: why }} onRetry={reload} />
      <TextField form={form} name="reason" maxLength={500} label={t('calendar.revertReason')} />
    </MatchFormPanel>
  );
}
