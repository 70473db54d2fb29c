import { following } from './bg/following.ts';
import { profiles } from './bg/profiles.ts';
import { site } from './bg/site.ts';

export const bg = { ...site, ...profiles, ...following };
