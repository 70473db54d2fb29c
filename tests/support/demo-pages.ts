import { JSDOM } from 'jsdom';
import type { Language } from '#contract/language.ts';
import { builtPages } from '#server/render/page-bundle.ts';
import { DEMO_NOW, demoLeague } from './demo-league.ts';
import { askBy } from './in-latin.ts';
import { openLeagueApp } from './league-app.ts';
import { publicLeague } from './public-league.ts';
import { wordsIn } from './words-in.ts';

/** What the API answers in place of the league: this, or a failure with a status. */
type Answer = { json: unknown } | { status: number };

export const FAILURE: Answer = { status: 500 };

/** A window for each page would take longer than the page. */
const parser = new new JSDOM().window.DOMParser();

/** Pages of the demo league as the server renders them, with some answers of the API replaced. */
export async function openDemoPages() {
  const league = await openLeagueApp(demoLeague(), DEMO_NOW);
  const { renderPage } = await (await builtPages()).load();
  const fetchApi = (answers: Record<string, Answer>) => async (path: string) => {
    const answer = answers[path] ?? answers[path.split('?', 1)[0] ?? ''];
    if (answer && 'json' in answer) return answer.json;
    const { statusCode, body } = answer ? { statusCode: answer.status, body: '{}' } : await league.app.inject(path);
    if (statusCode >= 400) throw Object.assign(new Error('Broken'), { status: statusCode });
    return JSON.parse(body) as unknown;
  };
  return {
    ask: askBy(async (path) => (await league.app.inject(path)).json()),
    render: async (url: string, answers: Record<string, Answer> = {}, language: Language = 'en') => {
      const request = { url, language, publicUrl: 'http://localhost:3000', now: DEMO_NOW, league: publicLeague };
      for (;;) {
        const { body, incomplete } = await renderPage({ ...request, fetchApi: fetchApi(answers) });
        // On a busy machine some answers come too late for the page, and are known the next time.
        if (!incomplete) return parser.parseFromString(body, 'text/html');
      }
    },
    close: league.close,
  };
}

/** The words of an element, in one line. */
export const wordsOf = (element: Element | null | undefined): string => wordsIn(element?.innerHTML ?? '');

export type DemoPages = Awaited<ReturnType<typeof openDemoPages>>;
