import type { Found } from '#web/football/model.ts';
import { fields, number, text } from './read.ts';

const KINDS = ['player', 'team', 'competition', 'referee'] as const;

export function readFound(answer: unknown): Found | null {
  const { type, id, name, subtitle, image } = fields(answer);
  const known = number(id);
  const called = text(name);
  if (known === null || called === null) return null;
  return {
    type: KINDS.find((kind) => kind === type) ?? 'other',
    id: known,
    name: called,
    subtitle: text(subtitle),
    image: text(image),
  };
}
