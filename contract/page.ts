import type { Language } from './language.ts';

/** What the server hands to the page bundle, and what it gets back. The bundle never sees Fastify, the server never sees React. */
export interface PageRequest {
  /** Path and query, as asked for. */
  url: string;
  language: Language;
  /** The address under which the public knows this site, without a slash at the end. */
  publicUrl: string;
  /** Where browsers ask the API and open the live socket, when not at this site; without a slash at the end. */
  apiUrl?: string;
  socketUrl?: string;
  now: Date;
  /** Answers an API path as the network would: parsed JSON, or an error that carries the HTTP status. */
  fetchApi(path: string): Promise<unknown>;
}

export interface RenderedPage {
  status: number;
  /** Set when the route redirects; the rest is then empty. */
  redirect: string | null;
  /** Title, meta, canonical, alternates, JSON-LD. */
  head: string;
  body: string;
  /** The data that the page was made from, for the browser to take over; escaped for a script element. */
  state: string;
  /** Source files of the lazily loaded pages that took part, to preload their scripts and styles. */
  modules: string[];
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
