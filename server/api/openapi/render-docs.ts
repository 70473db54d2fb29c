import { apiPaths } from '#contract/paths.ts';
import { escapeMarkup as escape } from '#domain/formatting/escape-markup.ts';
import type { ApiDescription, Operation, Parameter } from './describe-api.ts';
import { DOCS_STYLE } from './docs-style.ts';
import type { JsonSchema } from './json-schema.ts';

/** The API's documentation as a page without scripts. */
export function renderDocs({ info, tags, paths, components }: ApiDescription): string {
  const topics = tags.map(({ name }) => name);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(info.title)}</title>
<style>${DOCS_STYLE}</style>
</head>
<body>
<div class="page">
<header>
<h1>${escape(info.title)}</h1>
<p>${escape(info.description)}</p>
<p>Every response has an <code>ETag</code>: send it back as <code>If-None-Match</code> to get 304 while nothing has changed.
Errors are 400 for a malformed parameter and 404 for what does not exist, with <code>{"error": "…"}</code> in plain words.
Unknown parameters are ignored; the same parameter twice is malformed.</p>
<p>For programs: <a href="${apiPaths.openapi}">OpenAPI 3.1 document</a>.</p>
</header>
<nav aria-label="Topics"><ul>
${[...topics, SHAPES].map((topic) => `<li><a href="#${anchorOf(topic)}">${escape(topic)}</a></li>`).join('\n')}
</ul></nav>
<main>
${topics.map((topic) => renderTopic(topic, paths)).join('\n')}
<section aria-labelledby="${anchorOf(SHAPES)}"><h2 id="${anchorOf(SHAPES)}">${SHAPES}</h2>
${Object.entries(components.schemas)
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([name, schema]) => `<h3 id="shape-${escape(name)}">${escape(name)}</h3>\n${renderSchema(schema)}`)
  .join('\n')}
</section>
</main>
</div>
</body>
</html>`;
}

const SHAPES = 'Shared shapes';
/** The upper bound of every id; repeating it each time would hide the limits that matter. */
const LARGEST_ID = 2147483647;

function renderTopic(topic: string, paths: ApiDescription['paths']): string {
  const endpoints = Object.entries(paths).filter(([, { get }]) => get.tags[0] === topic);
  return `<section aria-labelledby="${anchorOf(topic)}"><h2 id="${anchorOf(topic)}">${escape(topic)}</h2>
${endpoints.map(([path, { get }]) => renderEndpoint(path, get)).join('\n')}
</section>`;
}

function renderEndpoint(path: string, { operationId, summary, parameters, responses }: Operation): string {
  const address = `<code>GET ${escape(path)}</code>`;
  const canBeTried = parameters.every(({ required }) => !required);
  const answer = responses['200']?.content['application/json'].schema;
  return `<article aria-labelledby="${operationId}">
<h3 id="${operationId}">${canBeTried ? `<a href="${escape(path)}">${address}</a>` : address}</h3>
<p>${escape(summary)}.</p>
${parameters.length === 0 ? '' : `<h4>Parameters</h4>\n<ul class="fields">${parameters.map(renderParameter).join('\n')}</ul>`}
${answer ? `<details><summary>Response</summary>${renderSchema(answer)}</details>` : ''}
</article>`;
}

const renderParameter = ({ name, in: place, required, schema }: Parameter) =>
  `<li><code>${escape(name)}</code> ${kind(`${kindOf(schema)}${limitsOf(schema)}${required ? '' : ', optional'}, in the ${place}`)}</li>`;

function renderSchema(schema: JsonSchema): string {
  return `<p>${kind(kindOf(schema) + limitsOf(schema))}</p>${renderFields(schema)}`;
}

function renderFields(schema: JsonSchema): string {
  if (schema.properties) {
    const required = new Set(schema.required);
    const fields = Object.entries(schema.properties).map(
      ([name, field]) =>
        `<li><code>${escape(name)}</code> ${kind(`${kindOf(field)}${limitsOf(field)}${required.has(name) ? '' : ', may be absent'}`)}${renderFields(field)}</li>`,
    );
    return `<ul class="fields">${fields.join('\n')}</ul>`;
  }
  return partsOf(schema).map(renderFields).join('');
}

function partsOf(schema: JsonSchema): JsonSchema[] {
  const values = typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : [];
  return [...(schema.items ? [schema.items] : []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...values];
}

/** In words, already escaped: "list of Team", "integer or null". */
function kindOf(schema: JsonSchema): string {
  if (schema.$ref !== undefined) {
    const name = escape(schema.$ref.split('/').at(-1) ?? '');
    return `<a href="#shape-${name}">${name}</a>`;
  }
  if (schema.maximum === LARGEST_ID) return 'id';
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' or ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(kindOf))].join(' or ');
  if (schema.items) return `list of ${kindOf(schema.items)}`;
  if (typeof schema.additionalProperties === 'object') return `by key: ${kindOf(schema.additionalProperties)}`;
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? 'anything'];
  return types
    .map((type) => (type === 'string' && schema.format ? WORDS[schema.format] : WORDS[type]) ?? type)
    .join(' or ');
}

const WORDS: Record<string, string> = { string: 'text', 'date-time': 'instant', date: 'day', boolean: 'true or false' };

function limitsOf(schema: JsonSchema): string {
  const limits = [
    rangeOf(schema.minimum, schema.maximum, ''),
    rangeOf(schema.minLength, schema.maxLength, ' characters'),
    rangeOf(schema.minItems, schema.maxItems, ' items'),
    schema.default === undefined ? '' : `, usually ${literal(schema.default)}`,
  ];
  return limits.join('');
}

function rangeOf(least: number | undefined, most: number | undefined, unit: string): string {
  if (most === LARGEST_ID) return '';
  if (least !== undefined && most !== undefined) return `, ${least} to ${most}${unit}`;
  if (most !== undefined) return `, at most ${most}${unit}`;
  return least === undefined ? '' : `, at least ${least}${unit}`;
}

const kind = (words: string) => `<span class="kind">${words}</span>`;
const literal = (value: unknown) => `<code>${escape(JSON.stringify(value))}</code>`;
const anchorOf = (topic: string) => `topic-${topic.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;
