import { Outlet } from 'react-router';
import { useDocumentTitle } from './use-document-title.ts';

/** Around every page; in case of an error the boundary takes its place, and gives the title. */
export function Pages() {
  useDocumentTitle();
  return <Outlet />;
}
