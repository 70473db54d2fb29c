import { gameweekMomentsSchema, MOMENT_SET } from '#contract/desk/moments.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { LANGUAGES } from '#contract/language.ts';
import { MOMENT_FORMATS } from '#contract/paths.ts';
import { failures, inPath, json, template } from '#server/desk/describe-parts.ts';

const choice = (name: string, values: readonly string[]) => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string', enum: values },
});
const language = { name: 'lang', in: 'query', required: false, schema: { type: 'string', enum: LANGUAGES } };
const ofGameweek = [inPath('competitionId'), inPath('gameweek')];
const file = (description: string, type: string) => ({
  200: { description, content: { [type]: {} } },
  ...failures,
});

/** The paths of what is shared after a gameweek. */
export const describeMoments = {
  [template(deskPaths.moments(':competitionId'))]: {
    get: {
      operationId: 'listMoments',
      summary: 'The gameweeks that are over, and which pictures each has',
      parameters: [inPath('competitionId')],
      responses: { 200: json('The latest first', gameweekMomentsSchema), ...failures },
    },
  },
  [template(deskPaths.moment(':competitionId', ':gameweek', { kind: ':kind', format: ':format' }))]: {
    get: {
      operationId: 'getMoment',
      summary: 'A picture to share: results, table or team of a gameweek',
      parameters: [...ofGameweek, choice('kind', MOMENT_SET), choice('format', MOMENT_FORMATS), language],
      responses: file('The picture, 1080 pixels wide', 'image/png'),
    },
  },
  [template(deskPaths.momentsZip(':competitionId', ':gameweek'))]: {
    get: {
      operationId: 'getMoments',
      summary: 'All pictures of a gameweek in both formats',
      parameters: [...ofGameweek, language],
      responses: file('An archive of them', 'application/zip'),
    },
  },
};
