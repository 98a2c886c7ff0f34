// A random name for something new; `crypto.randomUUID` is missing where the page came without HTTPS.

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
