import { createCounter, type Counter } from './counter.ts';
import { createHistogram, type Histogram } from './histogram.ts';

/** `failed`: the page shows an error; `refused`: too many others waited. */
const RESULTS = ['ok', 'failed', 'refused'] as const;

/** Pages that were rendered, with the time that each took from the request for it to the finished page. */
export interface RenderFigures {
  seconds: Histogram;
  results: Counter<(typeof RESULTS)[number]>;
}

export const createRenderFigures = (): RenderFigures => ({
  seconds: createHistogram(),
  results: createCounter('result', RESULTS),
});
