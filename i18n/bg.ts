import { files } from './bg/files.ts';
import { following } from './bg/following.ts';
import { profiles } from './bg/profiles.ts';
import { records } from './bg/records.ts';
import { site } from './bg/site.ts';

export const bg = { ...site, ...profiles, ...following, ...records, ...files };
