import { describe, expect, it } from 'vitest';
import { tokenizeHtml } from './html-tokens.ts';

/** Tags as they were parsed, text as it is visible. */
const understood = (html: string) =>
  [...tokenizeHtml(html)].map((token) => {
    if (token.kind === 'text') return token.text;
    if (token.kind === 'close') return `/${token.name}`;
    return [token.name, ...token.attributes].join(' ');
  });

describe('tokens of HTML', () => {
  it('distinguishes tags from plain < and >', () => {
    expect(understood('a < b <c>d</C > <3 </3> <')).toEqual([
      'a ',
      '<',
      ' b ',
      'c',
      'd',
      '/c',
      ' ',
      '<',
      '3 ',
      ' ',
      '<',
    ]);
  });

  it('reads attributes in every spelling, the first of a name', () => {
    expect(understood(`<a HREF = "1>2" b='3"' c=4/ d e="&lt;" href=x / >`)).toEqual(['a href,1>2 b,3" c,4/ d, e,<']);
    expect(understood(`<a b="c>d<p>e`)).toEqual(['a b, "c,', 'd', 'p', 'e']);
  });

  it('passes over comments, declarations and a tag that never ends', () => {
    expect(understood('<!doctype html>a<!-- b > c -->d<!-->e<?php f ?>g</ h>i<a b')).toEqual(['a', 'd', 'e', 'g', 'i']);
  });

  it('passes over what is not for reading', () => {
    expect(understood('a<SCRIPT x="</p>">b<p></p>"<script></scripty>c</script >d')).toEqual(['a', 'd']);
    expect(understood('<svg><svg></svg>a</svg>b<object>c')).toEqual(['b']);
    expect(understood('<svg/>a</style>b<style>c')).toEqual(['a', 'b']);
  });
});
