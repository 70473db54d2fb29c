import { leagueEndpoints } from '#contract/http/league.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { isSponsorShown, SPONSOR_PLACES } from '#domain/league/sponsors.ts';
import { isWebAddress } from '#domain/rich-text/safe-address.ts';
import { readShownSponsors, type ShownSponsor } from '#server/db/league/sponsors.ts';
import { recordsOf } from '#domain/league/records.ts';
import { hasPhotos } from '#server/db/photos/public-photos.ts';
import { findRecords } from '#server/db/records/records.ts';
import { serve, type Api } from '#server/api/serve.ts';
import { presentAbout, presentLeague } from '#server/league/league-presenter.ts';

export function leagueRoutes(api: Api) {
  serve(api, leagueEndpoints.league, async ({ reader, league, tag }) => {
    tag('results', 'live', 'first-photo');
    const [found, photos] = await Promise.all([findRecords(reader), hasPhotos(reader)]);
    return { records: recordsOf(league.settings.records, found), photos };
  });

  serve(api, leagueEndpoints.leagueSettings, async ({ league, tag }) => {
    tag('league');
    return presentLeague(league);
  });

  serve(api, leagueEndpoints.leagueAbout, async ({ league, tag }) => {
    tag('league');
    return presentAbout(league);
  });

  serve(api, leagueEndpoints.sponsors, async ({ reader, now, tag }) => {
    tag('sponsors');
    const today = dayAt(now);
    const sponsors = await readShownSponsors(reader);
    return { sponsors: sponsors.filter((sponsor) => isSponsorShown(sponsor, today)).map(presentSponsor) };
  });
}

/** An address that is none of the web is no link, whoever wrote it. */
const presentSponsor = ({ id, name, nameLatin, logo, link, ...shown }: ShownSponsor) => ({
  id,
  name,
  name_latin: nameLatin,
  logo: logo && { url: logo.address, width: logo.width, height: logo.height },
  link: link !== null && isWebAddress(link) ? link : null,
  places: SPONSOR_PLACES.filter((place) => shown[place]),
});
