import type { LeagueAbout } from './http/league.ts';
import type { PublicLeague } from './http/league-settings.ts';
import type { Language } from './language.ts';

/** The interface between server and page bundle. The bundle does not know Fastify, the server does not know React. */
export interface PageRequest {
  /** Path and query. */
  url: string;
  language: Language;
  /** The public URL of this site, without a trailing slash. */
  publicUrl: string;
  /** Where browsers find API and live socket, when on other origins; without a trailing slash. */
  apiUrl?: string;
  socketUrl?: string;
  now: Date;
  league: PublicLeague;
  /** With another backend: what its API does not have. */
  about?: LeagueAbout;
  /** Requests an API path: parsed JSON, or an error with the HTTP status. */
  fetchApi(path: string): Promise<unknown>;
}

export interface RenderedPage {
  status: number;
  /** Set when the route redirects; the other fields are then empty. */
  redirect: string | null;
  /** Title, meta, canonical, alternates, JSON-LD. */
  head: string;
  body: string;
  /** The data that the page was rendered from, for hydration; escaped for a script element. */
  state: string;
  /** Some data was late: the browser asks for it, and this page must not be cached. */
  incomplete?: true;
  /** The source file of the page, which the browser imports first; null for an error. */
  page: string | null;
  /** Source files of the lazily loaded modules in use, to preload their scripts and styles. */
  modules: string[];
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
