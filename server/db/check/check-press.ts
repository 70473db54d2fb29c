import { sql } from '#server/db/sql.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Suspect } from './check-fragments.ts';

interface Untranslated extends Suspect {
  language: 'bg' | 'en';
}

/** Articles that are not drafts, without text in one of the languages. */
export async function listUntranslatedNews(db: Queryable): Promise<Untranslated[]> {
  return db.rows<Untranslated>(sql`
    select n.id, n.key, coalesce(nullif(trim(n.title_bg), ''), n.title_en) as name, translation.language
    from news n, lateral (values ('bg', n.title_bg, n.content_bg), ('en', n.title_en, n.content_en)) as translation(language, title, content)
    where n.published_at is not null
      and (trim(translation.title) = '' or trim(regexp_replace(translation.content, '<[^>]*>', '', 'g'), E' \\n') = '')
    order by n.published_at, n.id`);
}

interface Pictured extends Suspect {
  address: string;
}

/** Pictures in articles with a broken address. */
export async function listMissingPictures(db: Queryable): Promise<Pictured[]> {
  return db.rows<Pictured>(sql`
    select distinct n.id, n.key, n.title_bg as name, shown[1] as address
    from news n, regexp_matches(n.content_bg || ' ' || n.content_en, '(/media/[^"''<>\\s)]+)', 'g') as shown
    where not exists (select from media where shown[1] in (media.address, '/media/' || media.key))
    order by n.id, address`);
}
