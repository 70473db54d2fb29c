import { mergeAttributes, Node, type Extensions } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { readVideo, watchAddress } from '#domain/match/video.ts';

/** A picture of our own; others are not shown on the site and are left out when a text is pasted. */
const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: {}, alt: { default: '' }, width: { default: null }, height: { default: null } }),
  parseHTML: () => [{ tag: 'img[src^="/media/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
});

/** [RT1] A video is its address alone in a paragraph. */
const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ id: { rendered: false } }),
  parseHTML: () => [
    {
      tag: 'p',
      priority: 60,
      getAttrs: (paragraph) => {
        const link = paragraph.childElementCount === 1 ? paragraph.querySelector(':scope > a') : null;
        if (!link || link.textContent.trim() !== paragraph.textContent.trim()) return false;
        const video = readVideo(link.getAttribute('href'));
        return video.kind === 'youtube' && readVideo(link.textContent).kind === 'youtube' ? { id: video.id } : false;
      },
    },
  ],
  renderHTML: ({ node }) => {
    const address = watchAddress(String(node.attrs['id']));
    return ['p', { class: 'video' }, ['a', { href: address }, address]];
  },
});

/** What an article may have, see domain/rich-text. */
export const richExtensions = (placeholder: string): Extensions => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
  }),
  Picture,
  Video,
  Placeholder.configure({ placeholder }),
];
