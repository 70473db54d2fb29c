import { useState } from 'react';
import type { AwardFields, AwardList } from '#contract/desk/honours.ts';
import { SelectField } from '#desk/kit/fields.tsx';
import type { Form } from '#desk/kit/record-store.ts';
import { useWrong } from '#desk/kit/use-wrong.ts';
import { Face } from '#desk/office/teams/face.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { Mark } from '#desk/shell/mark.tsx';
import { nameIn } from '#domain/formatting/name-in.ts';
import { oneDecimal } from '#domain/formatting/number.ts';
import { winnersOf } from '#domain/player/award-rules.ts';
import type { TabProps } from '#desk/office/competitions/tab-props.ts';
import { CandidateList } from './candidate-list.tsx';
import button from '#ui/button.module.css';
import chip from '#desk/kit/chip.module.css';
import field from '#desk/kit/field.module.css';
import layout from '#desk/kit/layout.module.css';
import outcome from '#desk/kit/outcome.module.css';
import styles from './winner-field.module.css';

interface WinnerFieldProps {
  form: Form<AwardFields>;
  list: AwardList;
  record: TabProps['record'];
}

/** Who has won it; those whom the figures name are buttons. */
export function WinnerField({ form, list, record }: WinnerFieldProps) {
  const { t, language } = useTexts();
  const { subtype, teamId } = form.fields;
  const [kind, other] = winnersOf(subtype);
  const [isOther, setOther] = useState(other !== undefined && form.fields[other] !== null);
  const isTeam = (isOther ? other : kind) === 'teamId';
  const switchTo = (next: boolean) => {
    setOther(next);
    form.set({ playerId: null, teamId: null });
  };
  const leaders = list.leaders.find((one) => one.subtype === subtype)?.winners ?? [];
  const teams = record.entries.map(({ team }) => team);
  const chips = leaders.flatMap(({ id, value }) => {
    const winner = isTeam ? teams.find((team) => team.id === id) : list.candidates.find((one) => one.id === id);
    return winner ? [{ id, value, name: nameIn(language, winner) }] : [];
  });
  const offer = chips.length > 0 && (
    <fieldset className={layout.buttons} aria-label={t('award.leaders')}>
      {chips.map(({ id, value, name }) => (
        <button
          key={id}
          type="button"
          className={chip.chip}
          aria-pressed={id === (isTeam ? teamId : form.fields.playerId)}
          onClick={() => form.set(isTeam ? { teamId: id } : { playerId: id })}
        >
          {name}
          {value !== null && <b>{Number.isInteger(value) ? value : oneDecimal(value)}</b>}
        </button>
      ))}
    </fieldset>
  );
  if (isTeam)
    return (
      <SelectField
        form={form}
        name="teamId"
        label={t('award.winner')}
        options={[
          { value: null, label: '–' },
          ...teams.map((team) => ({ value: team.id, label: nameIn(language, team) })),
        ]}
        choices={
          <>
            {offer}
            {other && (
              <button type="button" className={layout.more} onClick={() => switchTo(true)}>
                {t('award.aPlayer')}
              </button>
            )}
          </>
        }
      />
    );
  return (
    <>
      <PlayerWinner key={subtype} form={form} list={list} offer={offer} />
      {other && (
        <button type="button" className={layout.more} onClick={() => switchTo(false)}>
          {t('award.aTeam')}
        </button>
      )}
    </>
  );
}

type PlayerWinnerProps = Pick<WinnerFieldProps, 'form' | 'list'> & { offer: React.ReactNode };

function PlayerWinner({ form, list, offer }: PlayerWinnerProps) {
  const { t, language } = useTexts();
  const { playerId } = form.fields;
  const [isChoosing, setChoosing] = useState(false);
  const winner =
    list.candidates.find(({ id }) => id === playerId) ?? list.awards.find((one) => one.playerId === playerId)?.player;
  const wrong = useWrong(form, 'playerId');
  return (
    <fieldset className={`${field.field} ${styles.winner}`}>
      <legend>{t('award.winner')}</legend>
      {offer}
      {winner && playerId !== null && !isChoosing ? (
        <div className={outcome.outcome}>
          <Face name={nameIn(language, winner)} picture={winner.picture} />
          <b>{nameIn(language, winner)}</b>
          <button
            type="button"
            className={button.button}
            data-kind="bare"
            data-size="small"
            onClick={() => setChoosing(true)}
          >
            {t('award.another')}
          </button>
        </div>
      ) : (
        <CandidateList
          candidates={list.candidates}
          chosen={playerId}
          onChoose={(id) => {
            form.set({ playerId: id });
            setChoosing(false);
          }}
        />
      )}
      {wrong !== undefined && (
        <p className={field.wrong} role="alert">
          <Mark name="warning" />
          <span>{wrong}</span>
        </p>
      )}
    </fieldset>
  );
}
