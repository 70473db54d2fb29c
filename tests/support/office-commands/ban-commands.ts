import { deskPaths } from '#contract/desk/paths.ts';
import type { Pitch, PitchList } from '#contract/desk/pitches.ts';
import { apiPaths } from '#contract/paths.ts';
import { BAN } from '#tests/support/office.ts';
import { inLeague, type CommandCase, type Given } from './command-case.ts';

const PITCH = {
  name: 'Стадионът в парка',
  nameLatin: null,
  address: null,
  latitude: null,
  longitude: null,
  hours: [{ weekday: 6, from: '10:00', until: '20:00' }],
  fee: null,
};

/** Bans of the commission, and pitches. */
export function banCommands(get: Given): CommandCase[] {
  const { player, answer, idOf } = inLeague(get);
  const posted = 'post /api/office/players/{playerId}/bans';
  const added = 'post /api/office/pitches';
  const preview = () => apiPaths.matchPreview(get().league.id('matches', 's7'));
  return [
    [posted, async () => ({ what: 'ban_player', url: deskPaths.bans(player('v1')), payload: BAN, seenAt: preview() })],
    [
      'put /api/office/bans/{banId}',
      async () => ({
        what: 'edit_ban',
        url: deskPaths.ban(idOf(posted)),
        payload: { ...BAN, matches: null, endsOn: '2027-05-01', version: answer(posted).version },
        seenAt: preview(),
      }),
    ],
    [
      'delete /api/office/bans/{banId}',
      async () => ({ what: 'delete_ban', url: deskPaths.ban(idOf(posted)), seenAt: preview() }),
    ],
    [
      'put /api/office/pitches/{pitchId}',
      async () => {
        const { pitches } = await get().office.send<PitchList>('GET', deskPaths.pitches);
        const pitch = pitches.find(({ name }) => name === 'Терен Балик');
        if (!pitch) throw new Error('The league has no such pitch');
        const { matches: _matches, id, ...fields } = pitch;
        return {
          what: 'edit_pitch',
          url: deskPaths.pitch(id),
          payload: { ...fields, address: 'ул. Дунав 1', latitude: 43.57, longitude: 27.82 },
          seenAt: preview(),
        };
      },
    ],
    [
      'post /api/office/pitches/{pitchId}/merge',
      async () => {
        const { office } = get();
        const { id: otherId } = await office.send<Pitch>('POST', deskPaths.pitches, {
          ...PITCH,
          name: 'Другият терен',
        });
        const { pitches } = await office.send<PitchList>('GET', deskPaths.pitches);
        const kept = pitches.find(({ name }) => name === 'Терен Балик');
        if (!kept) throw new Error('The league has no such pitch');
        return { what: 'merge_pitches', url: deskPaths.mergePitch(kept.id), payload: { otherId }, seenAt: null };
      },
    ],
    [added, async () => ({ what: 'create_pitch', url: deskPaths.pitches, payload: PITCH, seenAt: null })],
    [
      'delete /api/office/pitches/{pitchId}',
      async () => ({ what: 'delete_pitch', url: deskPaths.pitch(idOf(added)), seenAt: null }),
    ],
  ];
}
