/** The part that tests need, instead of another package of types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html?: string);
    readonly window: Window & { DOMParser: typeof DOMParser };
  }
}
