import { use, type ComponentType } from 'react';
import { importTwice } from '#web/load-script.ts';

export interface LazyPart<Props> {
  Part: ComponentType<Props>;
  /** Downloads its code; to be awaited before the server renders it or the browser hydrates it. */
  load(): Promise<unknown>;
  /** Its source file, by which the server finds the chunks to preload. */
  file: string;
}

/** A part of a page whose code is downloaded when it is first shown. */
export function lazyPart<Props extends object>(
  file: string,
  find: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const load = () =>
    (loading ??= importTwice(find).then(
      (found) => {
        Loaded = found;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  function Part(props: Props) {
    if (!Loaded) use(load());
    return Loaded && <Loaded {...props} />;
  }
  return { Part, load, file };
}
