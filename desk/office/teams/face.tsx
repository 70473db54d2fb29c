import type { Picture } from '#contract/desk/players.ts';
import { initialsOf } from '#domain/player/name.ts';

/** A photo, or initials in its place; the name is beside it. */
export const Face = ({ name, picture }: { name: string; picture: Pick<Picture, 'address'> | null }) => (
  <span className="avatar">
    {picture ? (
      <img src={picture.address} alt="" loading="lazy" decoding="async" />
    ) : (
      <span className="initials" aria-hidden="true">
        {initialsOf(name)}
      </span>
    )}
  </span>
);
