import type { PublicDocument } from '#domain/documents/parse-document.ts';
import type { Letterhead } from '#server/documents/letterhead.ts';
import type { Icon } from '#server/pictures/draw-icon.ts';
import type { LeagueLook } from '#server/pictures/league-look.ts';
import type { Drawing } from '#server/social/draw-card.tsx';
import type { JobQueue } from './job-queue.ts';

export type DrawingJob =
  | { kind: 'picture'; drawing: Drawing }
  | { kind: 'icon'; icon: Icon; look: LeagueLook }
  | { kind: 'document'; document: PublicDocument; letterhead: Letterhead };

/** Draws a PNG or a PDF. */
export type DrawingQueue = JobQueue<DrawingJob, Uint8Array>;
