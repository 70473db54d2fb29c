import { escapeMarkup } from '#domain/formatting/escape-markup.ts';
import type { RichNode } from './parse-rich-text.ts';

/** HTML for use outside the site: paths become absolute addresses. */
export function writeHtml(nodes: readonly RichNode[], site: string): string {
  const whole = (address: string) => escapeMarkup(address.startsWith('/') ? site + address : address);

  function write(node: RichNode): string {
    if (typeof node === 'string') return escapeMarkup(node);
    if (node.tag === 'img') {
      const size = node.size ? ` width="${node.size.width}" height="${node.size.height}"` : '';
      return `<img src="${whole(node.src)}" alt="${escapeMarkup(node.alt)}"${size}>`;
    }
    if (!('children' in node)) return `<${node.tag}>`;
    const href = node.href === undefined ? '' : ` href="${whole(node.href)}"`;
    return `<${node.tag}${href}>${node.children.map(write).join('')}</${node.tag}>`;
  }

  return nodes.map(write).join('');
}
