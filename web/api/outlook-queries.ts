import { apiPaths } from '#contract/paths.ts';
import { ownApiQuery, parsersIn } from './api-query.ts';
import type { CompetitionEdition } from './competition-queries.ts';
import { withQuery } from './with-query.ts';

/* null with another backend, which has none of these. */

const parsers = parsersIn(() => import('./parse-outlook.ts'));

export const competitionChances = ({ id, season }: CompetitionEdition) =>
  ownApiQuery(
    withQuery(apiPaths.competitionChances(id), { season }),
    parsers,
    ({ parseChances }) => parseChances,
    null,
  );

export const tableInputs = ({ id, season }: CompetitionEdition) =>
  ownApiQuery(
    withQuery(apiPaths.tableInputs(id), { season }),
    parsers,
    ({ parseTableInputs }) => parseTableInputs,
    null,
  );
