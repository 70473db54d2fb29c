import { useRef, useState } from 'react';
import { useEnglish } from '#desk/kit/english.ts';
import { TextInput } from '#desk/kit/inputs.tsx';
import { FieldRow } from '#desk/kit/field-row.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { transliterate } from '#domain/formatting/transliterate.ts';
import { readTeamNames } from '#domain/lists/read-team-names.ts';
import button from '#ui/button.module.css';

interface NewTeamProps {
  isTaken: (name: string) => boolean;
  onAdd: (team: { name: string; nameLatin: string | null }) => void;
  onPasteList: (names: string[]) => void;
}

/** A team that the league does not have, by its name. The English name follows it until somebody writes another. */
export function NewTeam({ isTaken, onAdd, onPasteList }: NewTeamProps) {
  const { t } = useTexts();
  const hasEnglish = useEnglish();
  const addButton = (
    <button className={button.button} data-size="small">
      {t('wizard.addTeam')}
    </button>
  );
  const [name, setName] = useState('');
  const [latin, setLatin] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const typed = name.trim();
  const isWrong = typed !== '' && isTaken(typed);
  const add = () => {
    if (typed === '' || isWrong) return;
    onAdd({ name: typed, nameLatin: latin?.trim() || null });
    setName('');
    setLatin(null);
    input.current?.focus();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <FieldRow columns={hasEnglish ? 2 : 1}>
        <TextInput
          ref={input}
          label={t('wizard.newTeam')}
          {...(isWrong ? { wrong: t('wrong.team_exists') } : { help: t('wizard.newTeamHelp') })}
          lang="bg"
          maxLength={100}
          value={name}
          onChange={setName}
          onPaste={(event) => {
            const names = readTeamNames(event.clipboardData.getData('text'));
            if (names.length < 2) return;
            event.preventDefault();
            onPasteList(names);
          }}
          {...(!hasEnglish && { end: addButton })}
        />
        {hasEnglish && (
          <TextInput
            label={t('wizard.newTeamLatin')}
            help={t('wizard.newTeamLatinHelp')}
            isChanged={latin !== null}
            lang="en"
            maxLength={100}
            value={latin ?? transliterate(name)}
            onChange={setLatin}
            end={addButton}
          />
        )}
      </FieldRow>
    </form>
  );
}
