// The audit for the owner, page by page, newest first.
import { listOf, object, optional, orNull, shape, text, whole } from '@omerta/base/reading.ts';
import { type Route, route } from '../api/route.ts';
import { countText } from '../api/values.ts';

const usualPage = 100;
const largestPage = 500;

const count = whole(0, Number.MAX_SAFE_INTEGER);

export const auditRoute: Route = route({
  method: 'GET',
  url: '/api/audit',
  tells:
    'Who came in, let others in and was turned away, when and by which device; `next` is the `before` of the next page.',
  query: shape({
    before: optional(countText(1, Number.MAX_SAFE_INTEGER)),
    most: optional(countText(1, largestPage)),
  }),
  answer: shape({
    entries: listOf(
      shape({ n: count, at: text, person: orNull(text), device: text, what: text, data: object }),
    ),
    next: orNull(count),
  }),
  audience: 'owner',
  handle: async ({ query: { before, most } }, { audit }) => {
    const entries = await audit.page(before ?? null, most ?? usualPage);
    const last = entries.at(-1)?.n ?? 1;
    return { entries, next: last > 1 ? last : null };
  },
});
