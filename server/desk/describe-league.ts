import {
  documentChangeSchema,
  documentRequestSchema,
  officeDocumentSchema,
  officeDocumentsSchema,
  officeLeagueSchema,
  savedLeagueSchema,
} from '#contract/desk/league.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { body, failure, failures, inPath, json, template } from './describe-parts.ts';

const conflict = { 409: failure('Somebody else has changed it; `conflict` has what it is now') };

/** The paths of the league's settings and documents. */
export const describeLeague = {
  [deskPaths.league]: {
    get: {
      operationId: 'readLeague',
      summary: 'What the league says about itself and decides for itself',
      responses: { 200: json('The settings', officeLeagueSchema), ...failures },
    },
    put: {
      operationId: 'saveLeague',
      summary: 'Change the settings; the public site follows at once',
      requestBody: body(savedLeagueSchema),
      responses: { 200: json('The settings as they are now', savedLeagueSchema), ...failures, ...conflict },
    },
  },
  [deskPaths.documents]: {
    get: {
      operationId: 'listDocuments',
      summary: 'The public documents with their texts',
      responses: { 200: json('In the order of their numbers', officeDocumentsSchema), ...failures },
    },
    post: {
      operationId: 'addDocument',
      summary: 'Add a public document',
      requestBody: body(documentRequestSchema),
      responses: {
        201: json('The document with its number', officeDocumentSchema),
        ...failures,
        409: failure('There are too many'),
      },
    },
  },
  [template(deskPaths.document(':number'))]: {
    put: {
      operationId: 'saveDocument',
      summary: 'Change a public document; its PDF follows at once',
      parameters: [inPath('number')],
      requestBody: body(documentChangeSchema),
      responses: { 200: json('The document as it is now', officeDocumentSchema), ...failures, ...conflict },
    },
    delete: {
      operationId: 'deleteDocument',
      summary: 'Delete a public document',
      parameters: [inPath('number'), { name: 'version', in: 'query', required: true, schema: { type: 'string' } }],
      responses: { 204: { description: 'Deleted' }, ...failures, ...conflict },
    },
  },
};
