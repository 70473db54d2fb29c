/** [PV4] What is shown instead of the name of somebody who had his data deleted. */
export const DELETED_PLAYER = { bg: 'Заличен играч', en: 'Deleted player' } as const;
export const DELETED_PERSON = { bg: 'Заличен човек', en: 'Deleted person' } as const;

/** [PV4] By its key a deleted player is known, also in the files of the league. */
export const DELETED_KEY = 'deleted-';
