import { DeskError } from '#desk/api/client.ts';

/** [CH8] Somebody else took the pitch: the calendar is read again, so that the form says who, and it can be saved all the same. */
export const reloadIfTaken =
  (reload: () => void) =>
  (error: unknown): never => {
    if (error instanceof DeskError && error.reason === 'pitch_taken') reload();
    throw error;
  };
