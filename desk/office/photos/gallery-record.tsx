import { useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { DeskGallery, GalleryFields, GallerySubjects } from '#contract/desk/photos.ts';
import { currentDay } from '#desk/api/server-clock.ts';
import { defineRecord, type RecordView } from '#desk/kit/define-record.ts';
import { SelectField } from '#desk/kit/fields.tsx';
import { SelectInput } from '#desk/kit/inputs.tsx';
import { useDesk } from '#desk/kit/use-desk.ts';
import { dayText } from '#desk/office/day-text.ts';
import { dayAt } from '#domain/formatting/sofia-time.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { GALLERY_SUBJECTS, type GallerySubject } from '#domain/photos/photos.ts';
import { galleryTitle } from './gallery-title.ts';

/** All that a gallery can be of; what is sent is of one of them. */
interface GalleryForm {
  of: GallerySubject;
  matchId: number | null;
  gameweekId: number | null;
  titleBg: string;
  titleEn: string;
  heldOn: string | null;
  photographer: string | null;
}

/** The gallery as it is, null for a new one: what it is of is not among the free ones. */
type Current = Pick<DeskGallery, 'fields' | 'name' | 'nameLatin' | 'number'> | null;
export const toForm = (fields: GalleryFields | GalleryForm): GalleryForm => ({
  matchId: null,
  gameweekId: null,
  titleBg: '',
  titleEn: '',
  heldOn: null,
  ...fields,
});

type View = RecordView<GalleryForm, Current>;

const isOf =
  (...subjects: GallerySubject[]) =>
  ({ fields }: View) =>
    subjects.includes(fields.of);

export const galleryRecord = defineRecord<GalleryForm, Current, DeskGallery>({
  name: 'gallery',
  list: () => deskPaths.galleries,
  one: deskPaths.gallery,
  empty: () => ({
    of: 'match',
    matchId: null,
    gameweekId: null,
    titleBg: '',
    titleEn: '',
    heldOn: currentDay(),
    photographer: null,
  }),
  title: ({ t, isNew }) => t(isNew ? 'photos.new' : 'photos.data'),
  fields: {
    of: {
      label: 'photos.of',
      options: ({ t }) => GALLERY_SUBJECTS.map((value) => ({ value, label: t(`photos.of.${value}`) })),
    },
    matchId: { label: 'photos.of.match', when: isOf('match'), edit: (view) => <MatchField key="match" {...view} /> },
    gameweekId: {
      label: 'photos.of.gameweek',
      when: isOf('gameweek'),
      edit: (view) => <GameweekField key="gameweek" {...view} />,
    },
    titleBg: { label: 'photos.title', maxLength: 120, lang: 'bg', when: isOf('event') },
    titleEn: { label: 'photos.titleEn', maxLength: 120, lang: 'en', when: isOf('event') },
    heldOn: { label: 'field.heldOn', kind: 'date', when: isOf('event') },
    photographer: { label: 'field.photographer', maxLength: 80, optional: true, help: 'photos.photographerHelp' },
  },
  toBody,
  toFields: toForm,
});

function toBody({ of, matchId, gameweekId, titleBg, titleEn, heldOn, photographer }: GalleryForm): object {
  if (of === 'match') return { of, matchId, photographer };
  return of === 'gameweek' ? { of, gameweekId, photographer } : { of, titleBg, titleEn, heldOn, photographer };
}

/** Whether what it is of was said. */
export const isSaid = ({ of, matchId, gameweekId, titleBg, heldOn }: GalleryForm): boolean =>
  ({ match: matchId !== null, gameweek: gameweekId !== null, event: titleBg.trim() !== '' && heldOn !== null })[of];

function MatchField({ form, context, t, language }: View) {
  const [team, setTeam] = useState<number | null>(null);
  const { data } = useDesk<GallerySubjects>(`${deskPaths.gallerySubjects}${team === null ? '' : `?team=${team}`}`, {
    stays: true,
  });
  const current =
    context?.fields.of === 'match' ? [{ value: context.fields.matchId, label: nameIn(language, context) }] : [];
  const matches = (data?.matches ?? []).map((match) => ({
    value: match.id,
    label: `${nameIn(language, match)}, ${dayText(dayAt(new Date(match.startTime)), language)}`,
  }));
  return (
    <>
      <SelectInput<number | null>
        name="team"
        label={t('photos.team')}
        help={t('photos.teamHelp')}
        value={team}
        onChange={setTeam}
        options={[
          { value: null, label: t('photos.allTeams') },
          ...(data?.teams ?? []).map((each) => ({ value: each.id, label: nameIn(language, each) })),
        ]}
      />
      <SelectField
        form={form}
        name="matchId"
        label={t('photos.of.match')}
        options={[{ value: null, label: t('photos.choose') }, ...current, ...matches]}
      />
    </>
  );
}

function GameweekField({ form, context, t, language }: View) {
  const { data } = useDesk<GallerySubjects>(deskPaths.gallerySubjects);
  const current =
    context?.fields.of === 'gameweek'
      ? [{ value: context.fields.gameweekId, label: galleryTitle(context, t, language) }]
      : [];
  const gameweeks = (data?.gameweeks ?? []).map((gameweek) => ({
    value: gameweek.id,
    label: `${galleryTitle(gameweek, t, language)}, ${dayText(gameweek.startsOn, language)}`,
  }));
  return (
    <SelectField
      form={form}
      name="gameweekId"
      label={t('photos.of.gameweek')}
      options={[{ value: null, label: t('photos.choose') }, ...current, ...gameweeks]}
    />
  );
}
