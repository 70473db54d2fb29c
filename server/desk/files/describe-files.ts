import {
  createdUploadSchema,
  importRequestSchema,
  leagueFilesSchema,
  uploadOptionsSchema,
  uploadSchema,
} from '#contract/desk/files.ts';
import { officeSearchSchema } from '#contract/desk/search.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { body, failure, failures, json, template } from '#server/desk/describe-parts.ts';

const bytes = { schema: { type: 'string', contentMediaType: 'application/octet-stream' } };
const text = (name: string, where: 'path' | 'query') => ({
  name,
  in: where,
  required: true,
  schema: { type: 'string' },
});
const delimiter = {
  name: 'delimiter',
  in: 'query',
  required: false,
  schema: { enum: ['comma', 'semicolon'], default: 'comma' },
};
const named = [text('uploadId', 'path')];
const refused = { 409: failure('It is being imported, was imported, or the preview is another one by now') };
const begun = { 202: { description: 'Begun; ask for the upload until its state is another' } };

/** The paths of files: download, upload, import; and of the search. */
export const describeFiles = {
  [deskPaths.search]: {
    get: {
      operationId: 'searchOffice',
      summary: 'Teams, players, matches, competitions, articles and people by name, in either alphabet',
      parameters: [text('q', 'query')],
      responses: { 200: json('The best first', officeSearchSchema), ...failures },
    },
  },
  [deskPaths.files]: {
    get: {
      operationId: 'listFiles',
      summary: 'The tables of the league, and the upload that waits on this device',
      responses: { 200: json('How many rows each has', leagueFilesSchema), ...failures },
    },
  },
  [deskPaths.leagueZip]: {
    get: {
      operationId: 'downloadLeague',
      summary: 'The whole league as files (docs/LEAGUE-FILES.md)',
      parameters: [delimiter],
      responses: { 200: { description: 'An archive', content: { 'application/zip': bytes } }, ...failures },
    },
  },
  [template(deskPaths.leagueTable(':table'))]: {
    get: {
      operationId: 'downloadTable',
      summary: 'One table, such as `teams.csv`',
      parameters: [text('table', 'path'), delimiter],
      responses: { 200: { description: 'The table', content: { 'text/csv': bytes } }, ...failures },
    },
  },
  [deskPaths.uploads]: {
    post: {
      operationId: 'uploadFile',
      summary: 'Bring in a league as zip, or a table as CSV or xlsx: it is read, and nothing is changed yet',
      parameters: [text('name', 'query')],
      requestBody: { required: true, content: { 'application/octet-stream': bytes } },
      responses: {
        201: json('Kept for an hour', createdUploadSchema),
        ...failures,
        413: failure('Larger than 20 MB'),
        415: failure('Not sent as bytes'),
      },
    },
  },
  [template(deskPaths.upload(':uploadId'))]: {
    get: {
      operationId: 'getUpload',
      summary: 'How far it is, and what an import would change',
      parameters: named,
      responses: { 200: json('The upload', uploadSchema), ...failures },
    },
    put: {
      operationId: 'readUploadAgain',
      summary: 'Read it again, with corrections of cells or in another way',
      parameters: named,
      requestBody: body(uploadOptionsSchema),
      responses: { ...begun, ...failures, ...refused },
    },
    delete: {
      operationId: 'dropUpload',
      summary: 'Forget it',
      parameters: named,
      responses: { 204: { description: 'Gone' }, ...failures },
    },
  },
  [template(deskPaths.importUpload(':uploadId'))]: {
    post: {
      operationId: 'importUpload',
      summary: 'Import it, all or nothing, if that still does what the preview says',
      parameters: named,
      requestBody: body(importRequestSchema),
      responses: { ...begun, ...failures, ...refused },
    },
  },
};
