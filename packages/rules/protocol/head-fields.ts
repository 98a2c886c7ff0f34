// What stands above the record on every protocol, whatever its rulebook asks for.
export const headFields = ['event', 'stage', 'game', 'table', 'date', 'referee'] as const;
export type HeadField = (typeof headFields)[number];
