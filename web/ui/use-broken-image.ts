import { useState } from 'react';

/** Knows an image that failed, also one that failed before the script was there to hear of it. */
export function useBrokenImage(src: string | null) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const giveUp = () => setBrokenSrc(src);
  const check = (image: HTMLImageElement | null) => {
    // No width yet may also mean an SVG without a size of its own: decoding tells them apart.
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(giveUp);
  };
  return { broken: src === null || src === brokenSrc, watch: { ref: check, onError: giveUp } };
}
