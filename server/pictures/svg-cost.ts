/** An element with what it draws beside itself: its children, and what it refers to. */
interface Node {
  name: string;
  classes: string[];
  children: Node[];
  /** Ids of masks, clips, copies and gradients. */
  refers: Reference[];
}

interface Reference {
  id: string;
  weight: number;
}

/** A mask or clip is a picture of its own, as large as the whole. */
const LAYER = 100;
const LAYERS = /(?:^|[^\w-])(?:mask|mask-image|clip-path)\s*:?\s*$/i;
const DEEPEST = 200;

/** Comments, CDATA sections, instructions, declarations and tags, as XML defines them. */
const MARKUP =
  /<!--(?:(?!-->)[^])*-->|<!\[CDATA\[(?:(?!\]\]>)[^])*\]\]>|<\?(?:(?!\?>)[^])*\?>|<!(?:"[^"]*"|'[^']*'|[^"'>])*>|<(\/?)([^\s/>"'<]+)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/g;
const ATTRIBUTE = /([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const REFERENCE = /([^;{}]*?)url\(\s*["']?#([^"')\s]*)["']?\s*\)/gi;
const STYLE_RULE = /([^{}]*)\{([^{}]*)\}/g;
/** What would hide a reference from us: characters and names that are written by their numbers. */
const ESCAPED = /&#|\\/;

/** How much is drawn, in simple shapes: references may multiply it without end. */
export function drawingCost(svg: string): number {
  const root = parse(svg);
  if (!root) return Number.POSITIVE_INFINITY;
  const { top, byId } = root;
  const known = new Map<Node, number>();
  const open = new Set<Node>();
  const cost = (node: Node, depth: number): number => {
    const before = known.get(node);
    if (before !== undefined) return before;
    // It contains itself, or leads from one to the next for longer than anybody draws by hand.
    if (open.has(node) || depth > 4 * DEEPEST) return Number.POSITIVE_INFINITY;
    open.add(node);
    let sum = 1;
    for (const child of node.children) sum += cost(child, depth + 1);
    for (const { id, weight } of node.refers) {
      const target = byId.get(id);
      if (target) sum += weight + cost(target, depth + 1);
    }
    open.delete(node);
    known.set(node, sum);
    return sum;
  };
  return cost(top, 0);
}

/** Null for what cannot be understood. */
function parse(svg: string): { top: Node; byId: Map<string, Node> } | null {
  const top: Node = { name: '', classes: [], children: [], refers: [] };
  const byId = new Map<string, Node>();
  const all: Node[] = [];
  const path = [top];
  let styles = '';
  let end = 0;
  for (const { 0: markup, 1: close, 2: name, 3: attributes = '', index } of svg.matchAll(MARKUP)) {
    if (path.at(-1)?.name === 'style') styles += svg.slice(end, index);
    end = index + markup.length;
    if (markup.startsWith('<![CDATA[')) styles += markup.slice(9, -3);
    if (name === undefined) continue;
    if (close) {
      if (path.length > 1) path.pop();
      continue;
    }
    if (ESCAPED.test(attributes)) return null;
    const node = toNode(name, attributes, byId);
    path.at(-1)?.children.push(node);
    all.push(node);
    if (!attributes.trimEnd().endsWith('/')) path.push(node);
    if (path.length > DEEPEST) return null;
  }
  if (styles.includes('\\')) return null;
  applyStyles(styles, all);
  return { top, byId };
}

function toNode(name: string, attributes: string, byId: Map<string, Node>): Node {
  const node: Node = { name: name.replace(/^.*:/, '').toLowerCase(), classes: [], children: [], refers: [] };
  for (const [, attribute = '', double, single] of attributes.matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? '';
    if (attribute === 'id' || attribute === 'xml:id') byId.set(value, node);
    else if (attribute === 'class') node.classes = value.split(/\s+/);
    else if (/(^|:)href$/i.test(attribute)) node.refers.push({ id: value.replace(/^#/, ''), weight: 1 });
    else node.refers.push(...referencesIn(value, attribute));
  }
  return node;
}

/** In `mask="url(#a)"` and in `style="mask: url(#a)"`. */
const referencesIn = (text: string, attribute = ''): Reference[] =>
  [...text.matchAll(REFERENCE)].map(([, before = '', id = '']) => ({
    id,
    weight: LAYERS.test(attribute) || LAYERS.test(before) ? LAYER : 1,
  }));

/** A rule for classes concerns those that have one; any other selector may concern every element. */
function applyStyles(styles: string, all: readonly Node[]) {
  for (const [, selectors = '', body = ''] of styles.replaceAll(/\/\*(?:(?!\*\/)[^])*\*\//g, '').matchAll(STYLE_RULE)) {
    const refers = referencesIn(body);
    if (refers.length === 0) continue;
    const classes = selectors.split(',').map((selector) => /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1]);
    const isForAll = classes.includes(undefined);
    for (const node of all)
      if (isForAll || node.classes.some((name) => classes.includes(name))) node.refers.push(...refers);
  }
}
