import type { Story } from './news-model.ts';

/** Keeps what an editor marked in view where a picture is cropped. */
export const focusStyle = (focus: Story['imageFocus']) =>
  focus ? { objectPosition: `${focus.x}% ${focus.y}%` } : undefined;
