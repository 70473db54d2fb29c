import { use, type ComponentType } from 'react';
import { importOnce } from './load-script.ts';

export interface LazyComponent<Props> {
  Part: ComponentType<Props>;
  /** Downloads its code; to be awaited before the server renders it or the browser hydrates it. */
  load(): Promise<unknown>;
}

/** Downloads its code when it is first shown. Unlike React's `lazy`, it tries again after a failure. */
export function lazyComponent<Props extends object>(find: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const load = importOnce(async () => {
    Loaded = await find();
  });
  function Part(props: Props) {
    if (!Loaded) use(load());
    return Loaded && <Loaded {...props} />;
  }
  return { Part, load };
}
