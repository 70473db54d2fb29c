import { useIsOwnBackend } from './own-backend.ts';

const OWN = { count: '–', rating: '–' };
const OTHER = { count: '0', rating: '0.0' };

/** [UN1] [UN9] What stands for a number that was not sent: our own server sends none only for what nobody recorded. */
export const useUnknown = (): typeof OWN => (useIsOwnBackend() ? OWN : OTHER);
