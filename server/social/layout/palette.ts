import type { MomentFormat } from '#contract/paths.ts';
import type { RatingBand } from '#domain/player/rating.ts';

/** The dark theme's colours (ui/theme/tokens.css), in a notation that the renderer understands. */
export const palette = {
  background: '#061215',
  surface: '#0d1b1e',
  surface3: '#223538',
  line: '#223235',
  lineStrong: '#5f7375',
  ink: '#f5f3ee',
  ink2: '#b2bfbf',
  ink3: '#899b9c',
  accent: '#f7d566',
  away: '#b5a4ee',
  live: '#ff645d',
  paper: '#f6f6f6',
  beam: '#fef6d4',
  pitch: '#195133',
  pitch2: '#154a2d',
} as const;

export const ratingColours: Record<RatingBand, string> = {
  poor: '#f66c69',
  belowAverage: '#feae43',
  good: '#52d982',
  excellent: '#47c7f8',
};

export const PICTURE_SIZE = { width: 1200, height: 630 } as const;
export const MOMENT_SIZES = {
  story: { width: 1080, height: 1920 },
  post: { width: 1080, height: 1080 },
} as const satisfies Record<MomentFormat, { width: number; height: number }>;
