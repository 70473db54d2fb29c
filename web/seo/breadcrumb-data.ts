import type { BreadcrumbList } from 'schema-dts';
import { pageAddress, type Site } from './site.ts';

export interface Crumb {
  name: string;
  path: string;
}

export const breadcrumbData = (site: Site, crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: pageAddress(site, path),
  })),
});
