import { useEffect } from 'react';

/** Of the document; null leaves it as it is. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
}
