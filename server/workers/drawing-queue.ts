import type { PublicDocument } from '#domain/documents/parse-document.ts';
import type { Letterhead } from '#server/documents/letterhead.ts';
import type { Icon } from '#server/pictures/draw-icon.ts';
import type { LeagueLook } from '#server/pictures/league-look.ts';
import type { Drawing } from '#server/social/draw-card.tsx';
import type { SignedDeclaration } from '#server/documents/draw-declaration.ts';
import { openJobQueue, type JobQueue } from './job-queue.ts';
import { startProcess } from './start-worker.ts';

export type DrawingJob =
  | { kind: 'picture'; drawing: Drawing }
  | { kind: 'icon'; icon: Icon; look: LeagueLook }
  | { kind: 'document'; document: PublicDocument; letterhead: Letterhead }
  | { kind: 'declaration'; declaration: SignedDeclaration; letterhead: Letterhead };

/** Draws a PNG or a PDF. */
export type DrawingQueue = JobQueue<DrawingJob, Uint8Array>;

export const openDrawingQueue = (script: string): DrawingQueue =>
  openJobQueue<DrawingJob, Uint8Array>({
    // Crests come from whoever runs the league, and drawing is native code.
    startWorker: () => startProcess(script),
    parallel: 2,
    timeout: 20_000,
    idle: 10 * 60_000,
    busy: 'Too many pictures are being drawn just now',
  });
