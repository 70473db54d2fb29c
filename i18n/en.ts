import { files } from './en/files.ts';
import { following } from './en/following.ts';
import { profiles } from './en/profiles.ts';
import { records } from './en/records.ts';
import { site } from './en/site.ts';
import type { Catalogue } from './translate.ts';

export const en: Catalogue = { ...site, ...profiles, ...following, ...records, ...files };
