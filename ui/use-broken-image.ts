import { useState } from 'react';

/** Also detects an image that failed before hydration. */
export function useBrokenImage(src: string | null) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const markBroken = () => setBrokenSrc(src);
  const check = (image: HTMLImageElement | null) => {
    // No width may also mean an SVG without an intrinsic size; only decoding shows the difference.
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(markBroken);
  };
  return { broken: src === null || src === brokenSrc, imageProps: { ref: check, onError: markBroken } };
}
