import { useSession } from '#desk/shell/session.ts';

/** [LS9] Whether the site has English pages, so that English texts are asked for. */
export const useEnglish = (): boolean => useSession()?.league.bulgarianOnly !== true;

/** [LS9] The languages in which texts of the league are written. */
export const useLanguages = (): readonly ('bg' | 'en')[] => (useEnglish() ? ['bg', 'en'] : ['bg']);
