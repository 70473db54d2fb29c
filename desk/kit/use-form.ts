import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { focusWrong } from './focus-wrong.ts';
import { openRecord, type Form, type RecordOptions } from './record-store.ts';

/** A record that is created or edited in this place. */
export function useForm<Fields extends object, Answer = unknown>(options: RecordOptions<Fields, Answer>): Form<Fields> {
  const [opened, setOpened] = useState(() => openRecord(options));
  const store = opened.isFor(options) ? opened : openRecord(options);
  if (store !== opened) setOpened(store);
  useLayoutEffect(() => store.follow(options));
  useEffect(() => store.attach(), [store]);
  const form = useSyncExternalStore(store.subscribe, store.snapshot);
  const { wrong } = form;
  useEffect(() => {
    if (wrong) focusWrong();
  }, [wrong]);
  return form;
}
