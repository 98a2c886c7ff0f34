// Names of types that may stand for more than one thing, each with its reason.
export const allowedNames: Readonly<Record<string, string>> = {};
