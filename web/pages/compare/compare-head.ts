import type { ComparisonKind } from '#contract/paths.ts';
import { pageStatusFor } from '#web/api/errors.ts';
import type { ApiQuery } from '#web/api/api-query.ts';
import { isOwnBackend } from '#web/api/load.ts';
import type { HeadOf, HeadSources, PageHead } from '#web/shell/head.ts';
import { comparedIds } from './load-compare.ts';

interface HeadOptions {
  kind: ComparisonKind;
  addressOf: (id: number, other?: number) => string;
  profileOf: (id: number) => ApiQuery<{ name: string }>;
}

/** Both orders of two are one page for search engines. A page without a second is of no use to them. */
export const compareHead =
  ({ kind, addressOf, profileOf }: HeadOptions): HeadOf =>
  (sources) => {
    const { t, league, language, queryClient, params } = sources;
    const { id, other } = comparedIds(params);
    const modules = [`i18n/compare/${language}.ts`];
    const site = league.name[language];
    const missing = (status: number): PageHead => ({
      title: `${t('compare.title')}. ${site}`,
      description: t('compare.missing.text'),
      status,
      modules,
    });
    if (id === null || other === null) return missing(400);
    if (!isOwnBackend(queryClient)) return missing(404);
    const [first, second] = [id, other].map((one) =>
      one === undefined ? undefined : stateOf(one, sources, profileOf),
    );
    const error = first?.error ?? second?.error;
    if (error) return missing(pageStatusFor(error));
    const name = first?.data?.name ?? '';
    if (other === undefined)
      return {
        title: t('compare.head.choose', { name, league: site }),
        description: t('compare.head.chooseText', { name }),
        unlisted: true,
        modules,
      };
    const names = { first: name, second: second?.data?.name ?? '' };
    return {
      title: t('compare.head.title', { ...names, league: site }),
      description: t(`compare.head.${kind}`, names),
      address: addressOf(Math.min(id, other), Math.max(id, other)),
      modules,
    };
  };

const stateOf = (id: number, { queryClient }: HeadSources, profileOf: HeadOptions['profileOf']) =>
  queryClient.getQueryState<{ name: string }>(profileOf(id).queryKey);
