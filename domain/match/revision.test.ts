import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareRevisions } from './revision.ts';

const revision = fc.nat();

test('[LM13] the higher revision is the newer, and a revision is as new as itself', () => {
  fc.assert(
    fc.property(revision, revision, (a, b) => {
      expect(Math.sign(compareRevisions(a, b))).toBe(Math.sign(a - b));
      expect(compareRevisions(a, b) + compareRevisions(b, a)).toBe(0);
      expect(compareRevisions(a, a)).toBe(0);
    }),
  );
});

test('[LM13] revisions are ordered alike however many are compared', () => {
  fc.assert(
    fc.property(fc.array(revision), (revisions) => {
      const sorted = revisions.toSorted(compareRevisions);
      sorted.forEach((later, at) =>
        sorted.slice(0, at).forEach((earlier) => expect(compareRevisions(earlier, later)).toBeLessThanOrEqual(0)),
      );
    }),
  );
});

test('[LM13] where one of two has no revision, what arrives is the newer', () => {
  const unknown = fc.constantFrom(null, undefined);
  fc.assert(
    fc.property(fc.option(revision), unknown, (known, none) => {
      expect(compareRevisions(none, known)).toBeGreaterThan(0);
      expect(compareRevisions(known, none)).toBeGreaterThan(0);
    }),
  );
});
