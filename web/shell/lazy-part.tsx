import type { ComponentType } from 'react';
import { lazyComponent, type LazyComponent } from '#ui/lazy-component.tsx';

export interface LazyPart<Props> extends LazyComponent<Props> {
  /** Its source file, by which the server finds the chunks to preload. */
  file: string;
}

/** A part of a page whose code is downloaded when it is first shown. */
export const lazyPart = <Props extends object>(
  file: string,
  find: () => Promise<ComponentType<Props>>,
): LazyPart<Props> => ({ ...lazyComponent(find), file });
