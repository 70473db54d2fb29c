import { useState } from 'react';
import type { PlayerFields } from '#contract/desk/players.ts';
import { TextInput } from '#desk/kit/inputs.tsx';
import type { Form } from '#desk/kit/record-store.ts';
import { useWrong } from '#desk/kit/use-wrong.ts';
import { useTexts } from '#desk/office/texts.ts';
import { surnameOf } from '#domain/player/name.ts';

interface Parts {
  first: string;
  last: string;
}

export function splitName(name: string): Parts {
  const last = surnameOf(name);
  return { first: name.slice(0, name.length - last.length).trim(), last };
}

export const joinName = ({ first, last }: Parts): string => `${first.trim()} ${last.trim()}`.trim();

/** First name and surname of the one name that is stored. */
export function NameFields({ form }: { form: Form<PlayerFields> }) {
  const { t } = useTexts();
  const { name } = form.fields;
  const [typed, setTyped] = useState<Parts>(() => splitName(name));
  // Reverted, or taken over from somebody else.
  const parts = joinName(typed) === name ? typed : splitName(name);
  const wrong = useWrong(form, 'name');
  const set = (change: Partial<Parts>) => {
    const next = { ...parts, ...change };
    setTyped(next);
    form.set({ name: joinName(next) });
  };
  return (['first', 'last'] as const).map((part) => (
    <TextInput
      key={part}
      label={t(`player.${part}`)}
      wrong={part === 'first' ? wrong : undefined}
      tone={wrong === undefined ? undefined : 'bad'}
      isChanged={form.changed.includes('name')}
      name={part}
      maxLength={60}
      value={parts[part]}
      onChange={(text) => set({ [part]: text })}
    />
  ));
}
