import { useEffect, useEffectEvent } from 'react';
import type { Form } from '#desk/kit/record-store.ts';

/** [CH8] Somebody else took the pitch: the calendar is read again, so that the form says who, and it can be saved all the same. */
export function useReloadIfTaken({ wrong }: Pick<Form<object>, 'wrong'>, reload: () => void): void {
  const readAgain = useEffectEvent(reload);
  const isTaken = wrong?.reason === 'pitch_taken';
  useEffect(() => {
    if (isTaken) readAgain();
  }, [isTaken]);
}
