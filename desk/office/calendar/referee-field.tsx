import { useState, type KeyboardEvent } from 'react';
import type { MatchFields, Referee } from '#contract/desk/calendar.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { SelectField } from '#desk/kit/fields.tsx';
import { TextInput } from '#desk/kit/inputs.tsx';
import type { Form } from '#desk/kit/record-store.ts';
import { useDeed } from '#desk/kit/use-deed.ts';
import { wrongText } from '#desk/kit/wrong-text.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import type { CalendarTexts } from './calendar-texts.ts';
import chip from '#desk/kit/chip.module.css';
import layout from '#desk/kit/layout.module.css';

interface RefereeFieldProps {
  form: Form<MatchFields>;
  referees: readonly Referee[];
  texts: CalendarTexts;
  note?: string | undefined;
  tone?: 'warn' | 'bad' | undefined;
  wrong?: string | undefined;
}

const NEW = -1;

/** A referee whom the league knows; a new one is added, and a name is mended, in place. */
export function RefereeField({ form, referees, texts, note, ...fieldProps }: RefereeFieldProps) {
  const { t, language } = texts;
  const [added, setAdded] = useState<readonly Referee[]>([]);
  const [named, setNamed] = useState<Referee | 'new' | null>(null);
  const known = [...added, ...referees.filter(({ id }) => !added.some((one) => one.id === id))];
  const chosen = known.find(({ id }) => id === form.fields.refereeId);
  if (named)
    return (
      <RefereeName
        referee={named === 'new' ? null : named}
        texts={texts}
        onClose={() => setNamed(null)}
        onDone={(referee) => {
          setAdded([...added.filter(({ id }) => id !== referee.id), referee]);
          setNamed(null);
          form.set({ refereeId: referee.id });
        }}
      />
    );
  const choosing: Form<MatchFields> = {
    ...form,
    set: (changes) => (changes.refereeId === NEW ? setNamed('new') : form.set(changes)),
  };
  return (
    <SelectField
      {...fieldProps}
      label={t('calendar.referee')}
      note={note ?? t('form.optional')}
      form={choosing}
      name="refereeId"
      options={[
        { value: null, label: t('calendar.chooseReferee') },
        ...known.map(({ id, name, nameLatin }) => ({ value: id, label: nameIn(language, { name, nameLatin }) })),
        { value: NEW, label: t('calendar.newReferee') },
      ]}
      choices={
        chosen && (
          <button type="button" className={layout.more} onClick={() => setNamed(chosen)}>
            {t('calendar.renameReferee')}
          </button>
        )
      }
    />
  );
}

interface RefereeNameProps {
  /** Null for a new one. */
  referee: Referee | null;
  texts: CalendarTexts;
  onClose: () => void;
  onDone: (referee: Referee) => void;
}

function RefereeName({ referee, texts: { t }, onClose, onDone }: RefereeNameProps) {
  const [name, setName] = useState(referee?.name ?? '');
  const { isBusy, refusal, send } = useDeed();
  /** What was refused; another name may do. */
  const [refused, setRefused] = useState<string | null>(null);
  const wrong = refusal && refused === name ? wrongText(t, refusal.reason) : undefined;
  async function save() {
    setRefused(name);
    const done = await send<Referee>(
      referee
        ? { method: 'PUT', path: deskPaths.referee(referee.id), body: { name, version: referee.version } }
        : { method: 'POST', path: deskPaths.referees, body: { name } },
    );
    if (done) onDone(done.answer);
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The form around it would be saved or closed.
    event.preventDefault();
    event.nativeEvent.stopPropagation();
    if (event.key === 'Enter') void save();
    else onClose();
  };
  return (
    <TextInput
      label={t('calendar.refereeName')}
      wrong={wrong}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the list that was just used
      autoFocus
      maxLength={100}
      value={name}
      onChange={setName}
      onKeyDown={onKey}
      choices={
        <span className={layout.choices}>
          <button type="button" className={chip.chip} disabled={isBusy} onClick={() => void save()}>
            {referee ? t('calendar.renameReferee') : t('calendar.addReferee')}
          </button>
          <button type="button" className={chip.chip} onClick={onClose}>
            {t('form.cancel')}
          </button>
        </span>
      }
    />
  );
}
